type Sender = { host: string; origin: string | undefined; fetchSite: string | undefined }

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Whether a request that changes something comes from a page of this host (S17). Browsers send Sec-Fetch-Site, older
 * ones Origin; a client that sends neither is not a browser, and no other site can act through it.
 */
export function isSameOrigin({ host, origin, fetchSite }: Sender): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return false
  return origin === undefined || hostOf(origin) === host.toLowerCase()
}
