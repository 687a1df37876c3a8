import prometheus from 'prom-client'
import type { Pictures } from './service.ts'

/** Metrics of the picture queue. */
export function measurePictures(register: prometheus.Registry, { queued }: Pick<Pictures, 'queued'>): void {
  const gauge = new prometheus.Gauge({
    name: 'shop_pictures',
    help: 'Pictures that wait to be made, and that are being made',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { waiting, running } = queued()
      gauge.set({ state: 'waiting' }, waiting)
      gauge.set({ state: 'being made' }, running)
    },
  })
}
