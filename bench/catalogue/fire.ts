import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

type FireOptions = {
  method?: 'GET' | 'POST'
  connections?: number
  seconds?: number
  perSecond?: number
  headers?: Record<string, string>
  /** Every request has its own idempotency key. */
  isKeyed?: boolean
}
export type FireResult = { rate: number; p50: number; p99: number; worst: number; failures: number }

/**
 * Sends requests over kept-alive connections, each with its own share of the bodies, and returns rate and latencies.
 */
export function fire(url: string, bodies: readonly string[], options: FireOptions = {}): Promise<FireResult> {
  const { method = 'POST', connections = 32, seconds = 6, perSecond, headers = {}, isKeyed = false } = options
  const sent = { 'content-type': 'application/json', 'x-store': 'vereda-ar', 'x-os': 'pwa', ...headers }
  const withKey = (request: autocannon.Request) => {
    return { ...request, headers: { ...sent, 'idempotency-key': randomUUID() } }
  }
  let next = 0
  return new Promise((resolve, reject) => {
    autocannon(
      {
        url,
        method,
        connections,
        duration: seconds,
        headers: sent,
        ...(perSecond && { overallRate: perSecond }),
        setupClient: (client) => {
          if (bodies.length === 0) return
          const share = bodies.filter((_, at) => at % connections === next)
          next += 1
          client.setRequests(
            (share.length > 0 ? share : bodies).map((body) => ({ body, ...(isKeyed && { setupRequest: withKey }) })),
          )
        },
      },
      (error, result) => {
        if (error) return reject(error)
        resolve({
          rate: result.requests.average,
          p50: result.latency.p50,
          p99: result.latency.p99,
          worst: result.latency.max,
          failures: result.non2xx + result.errors + result.timeouts,
        })
      },
    )
  })
}
