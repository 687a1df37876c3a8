import { performance } from 'node:perf_hooks'
import prometheus from 'prom-client'

/** How busy this thread is: what a number of nodes is decided by, long before visitors wait. */
export function addEventLoopMetrics(register: prometheus.Registry): void {
  let last = performance.eventLoopUtilization()
  const gauge = new prometheus.Gauge({
    name: 'shop_nodejs_eventloop_utilization',
    help: 'Share of the time since it was last read in which the event loop worked',
    registers: [register],
    collect() {
      const now = performance.eventLoopUtilization()
      gauge.set(performance.eventLoopUtilization(now, last).utilization)
      last = now
    },
  })
}
