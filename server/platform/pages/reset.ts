import { resetPath } from '#domain/platform/routing/reset-path.ts'
import { isSameOrigin } from '#domain/platform/routing/same-origin.ts'
import { messages } from '#contract/platform/messages.ts'
import type { App } from '#server/platform/http/app.ts'

/** The page a form was sent from, if it is on this host. */
function returnPath(referer: string | undefined, host: string): string {
  if (!referer || !URL.canParse(referer)) return '/'
  const { host: refererHost, pathname, search } = new URL(referer)
  return refererHost === host && !pathname.startsWith('//') ? pathname + search : '/'
}

/**
 * Resets the shop on a device: the browser itself clears storage, caches and the service worker, so it works when no
 * script of ours does. Cookies stay, and with them the cart.
 */
export function resetRoute(app: App) {
  app.post(resetPath, (request, reply) => {
    const { host, headers } = request
    if (!isSameOrigin({ host, origin: headers.origin, fetchSite: headers['sec-fetch-site'] })) {
      return reply.code(403).type('text/plain; charset=utf-8').send(messages.cross_site)
    }
    return reply
      .header('clear-site-data', '"storage", "cache"')
      .header('cache-control', 'no-store')
      .redirect(returnPath(headers.referer, host), 303)
  })
}
