import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const read = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8')
const metricsIn = (text: string) => new Set(text.match(/\bshop_[a-z_]+/g))
/** Metrics of jobs and mails are added where those run (main.ts). */
const addedLater = ['shop_job_runs_total']

test.each(['prometheus/rules.yaml', 'grafana/shop.json'])(
  'deploy/%s asks for metrics that the shop has',
  async (file) => {
    const shop = await openDemoShop({ METRICS_TOKEN: 'secret' })
    const { body } = await shop.app.inject({ url: '/metrics', headers: { authorization: 'Bearer secret' } })
    const known = [...body.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name, type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    )
    const asked = [...metricsIn(read(file))]
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !known.includes(name) && !addedLater.includes(name))).toEqual([])
  },
)
