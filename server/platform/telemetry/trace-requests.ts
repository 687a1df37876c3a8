import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeName } from '#server/platform/http/route-name.ts'
import { readTraceparent } from './trace-context.ts'
import type { Span, Tracer } from './tracer.ts'

/**
 * A span for every request; those that a page makes while it is rendered are parts of the page's. Named and described as
 * the log does it: by the template of the route, never by an address that may hold a key.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request
    const inner = tracer.current()
    const span = tracer.start(method, {
      kind: inner ? 'internal' : 'server',
      parent: inner ?? readTraceparent(headers.traceparent),
      attributes: { 'http.request.method': method },
    })
    spans.set(request, span)
    tracer.within(span, done)
  })
  // A body arrives by events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) tracer.within(span, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    const { statusCode } = reply
    const route = routeName(request)
    span?.rename(`${request.method} ${route}`)
    span?.set({ 'http.route': route, 'http.response.status_code': statusCode, 'shop.store': request.country })
    span?.end(statusCode >= 500 ? `status ${statusCode}` : undefined)
    done()
  })
}
