import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { writeTraceparent } from './trace-context.ts'
import type { Span, Tracer } from './tracer.ts'

/** What Node's own fetch publishes about a request that it sends. */
type Sent = { method: string; origin: string | URL; addHeader(name: string, value: string): void }
type Message = { request: Sent; response?: { statusCode: number }; error?: Error }

/** A span for every call to a payment provider, a webhook, a bucket: by host, because paths may hold keys. */
export function traceCalls(tracer: Tracer): () => void {
  const spans = new WeakMap<Sent, Span>()
  const created = (message: unknown) => {
    const { request } = message as Message
    if (!tracer.current()?.isSampled) return
    const host = URL.parse(String(request.origin))?.host ?? 'unknown'
    const span = tracer.start(`${request.method} ${host}`, {
      kind: 'client',
      attributes: { 'http.request.method': request.method, 'server.address': host },
    })
    spans.set(request, span)
    request.addHeader('traceparent', writeTraceparent(span))
  }
  const answered = (message: unknown) => {
    const { request, response } = message as Message
    const status = response?.statusCode ?? 0
    const span = spans.get(request)
    span?.set({ 'http.response.status_code': status })
    span?.end(status >= 400 ? `status ${status}` : undefined)
  }
  const failed = (message: unknown) => {
    const { request, error } = message as Message
    spans.get(request)?.end(error?.name ?? 'failed')
  }
  const listeners = [
    ['undici:request:create', created],
    ['undici:request:headers', answered],
    ['undici:request:error', failed],
  ] as const
  for (const [name, listener] of listeners) subscribe(name, listener)
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener)
  }
}
