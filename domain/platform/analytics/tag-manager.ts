import { isPersonalPath } from '#domain/platform/routing/personal-page.ts'

export const tagManagerForm = /^GTM-[A-Z0-9]{4,12}$/
/** Where it and its tags come from and report to: what a page's policy allows where a container is set, and nowhere else. */
export const tagManagerHosts = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
} as const

export const tagManagerUrl = (container: string) =>
  `${tagManagerHosts.script[0]}/gtm.js?id=${encodeURIComponent(container)}`

/** It is not loaded where people type what is theirs: account, checkout, signing in (C12, P19). An order that is placed may be. */
export const mayLoadTagManager = (path: string) =>
  path.startsWith('/checkout/success/') || path === '/cart' || !isPersonalPath(path)
