/** They tell where a visitor comes from or what they see first, not which page it is. */
const isIgnored = (name: string) => name === 'source' || name === 'country' || name.startsWith('utm_')

/** The address under which the service worker stores a page, the same however the page was reached. */
export function storedAddress(address: string): string {
  const url = new URL(address, globalThis.location?.origin)
  for (const name of url.searchParams.keys().toArray()) if (isIgnored(name)) url.searchParams.delete(name)
  url.hash = ''
  return url.href
}
