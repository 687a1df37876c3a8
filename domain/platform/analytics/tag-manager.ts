import { isPersonalPath } from '#domain/platform/routing/personal-page.ts'

export const tagManagerPattern = /^GTM-[A-Z0-9]{4,12}$/
/** The hosts its tags load from and report to: a page's policy allows them only where a container is set. */
export const tagManagerHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const

export const tagManagerUrl = (container: string) =>
  `${tagManagerHosts.script[0]}/gtm.js?id=${encodeURIComponent(container)}`

/**
 * It is not loaded where people type personal data: account, checkout, login (C12, P19). The page of a placed order is
 * allowed.
 */
export const mayLoadTagManager = (path: string) =>
  path.startsWith('/checkout/success/') || path === '/cart' || !isPersonalPath(path)
