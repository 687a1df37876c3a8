import prometheus from 'prom-client'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type IndexAge = { country: OpenCountry; builtMs: number | undefined; staleMs: number }

/** How old the catalogue in memory is: an operator sets an alert where a change waits for minutes. */
export function addIndexMetrics(register: prometheus.Registry, ages: () => readonly IndexAge[]): void {
  const built = new prometheus.Gauge({
    name: 'shop_index_age_seconds',
    help: 'Seconds since the index of a store was built; small changes are patched into it',
    labelNames: ['country'],
    registers: [register],
    collect() {
      for (const { country, builtMs } of ages()) if (builtMs !== undefined) built.set({ country }, builtMs / 1000)
    },
  })
  const stale = new prometheus.Gauge({
    name: 'shop_index_stale_seconds',
    help: 'Seconds that a change has been waiting for another index; 0 when it is current',
    labelNames: ['country'],
    registers: [register],
    collect() {
      for (const { country, staleMs } of ages()) stale.set({ country }, staleMs / 1000)
    },
  })
}
