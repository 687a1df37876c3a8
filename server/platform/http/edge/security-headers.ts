import type { FastifyInstance } from 'fastify'
import { tagManagerHosts } from '#domain/platform/analytics/tag-manager.ts'

/** On every response (S34). */
const everywhere = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

export function addSecurityHeaders(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(everywhere)
  })
}

/** The policy of a page that is a plain file of ours without scripts. */
export const plainPagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The offline page has a script that lists what can be read. */
export const offlinePagePolicy = `${plainPagePolicy}; script-src 'self'; require-trusted-types-for 'script'`

type PagePolicyOptions = { isDevelopment: boolean; hasTagManager: boolean }

/**
 * The policy of a page (S19). Scripts are our files and the inline ones the server rendered, by their hashes: both are
 * known when a page is rendered, so header and body can be cached together. Not 'strict-dynamic': it makes browsers
 * ignore 'self', and by the standard they then refuse imports of an inline script that is allowed by its hash alone.
 * The tag manager's hosts are included only where a container is configured. `style-src-attr` allows style attributes,
 * which React writes for view transitions; style sheets stay ours.
 */
export function pagePolicy(
  scriptHashes: readonly string[],
  { isDevelopment, hasTagManager }: PagePolicyOptions,
): string {
  const measuring = (kind: keyof typeof tagManagerHosts) => (hasTagManager ? ` ${tagManagerHosts[kind].join(' ')}` : '')
  const hotReload = isDevelopment ? ' ws: wss:' : ''
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ') + measuring('script'),
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${measuring('image')}`,
    "font-src 'self'",
    `connect-src 'self'${hotReload}${measuring('connect')}`,
    "manifest-src 'self'",
    // Vite's client asks from a worker of its own whether the server is back, and reloads the page then.
    isDevelopment ? "worker-src 'self' blob:" : "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", 'trusted-types default']),
  ].join('; ')
}
