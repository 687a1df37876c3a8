import type { App } from '#server/platform/http/app.ts'

/**
 * A provider that sends the shopper back by a form leads to the same address as one that sends a link. What the form says
 * is not read: the page asks the provider itself.
 */
export function paymentReturnPage(app: App) {
  app.post('/checkout/success/:orderNr', { config: { isPage: true } }, (request, reply) =>
    reply.redirect(request.url, 303),
  )
}
