import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'

type Fire = {
  method?: 'GET' | 'POST'
  connections?: number
  seconds?: number
  perSecond?: number
  headers?: Record<string, string>
  /** Every request brings an idempotency key of its own. */
  isKeyed?: boolean
}
export type Fired = { rate: number; p50: number; p99: number; worst: number; failures: number }

/** Asks over kept connections, each with its own share of the bodies if there are any, and says how it went. */
export function fire(url: string, bodies: readonly string[], options: Fire = {}): Promise<Fired> {
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
