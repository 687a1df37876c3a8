import { statfs } from 'node:fs/promises'
import path from 'node:path'
import prometheus from 'prom-client'

/** The free bytes of the disk a folder is on, or will be on. */
async function freeBytes(folder: string): Promise<number | undefined> {
  const stats = await statfs(folder).catch(() => undefined)
  if (stats) return stats.bavail * stats.bsize
  const parent = path.dirname(folder)
  return parent === folder ? undefined : freeBytes(parent)
}

/** The room on the disk of the shop's own files and private database: an operator is warned before it is used up. */
export function addDiskMetrics(register: prometheus.Registry, folder: string): void {
  const gauge = new prometheus.Gauge({
    name: 'shop_disk_free_bytes',
    help: 'Free bytes of the disk that holds pictures and, without DATABASE_URL, the database',
    registers: [],
    async collect() {
      const free = await freeBytes(folder)
      if (free !== undefined) this.set(free)
    },
  })
  register.registerMetric(gauge)
}
