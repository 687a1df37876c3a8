import { limits, type Step } from './open-load.ts'
import type { SaleResult } from './flash-sale.ts'

export type Run = { name: string; steps: readonly Step[]; broke: string | undefined }

const width = 640
const height = 240
const colours = ['#1b6ef3', '#d9480f', '#2b8a3e', '#862e9c']
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Lines of p99 over the rate of arrivals, with the limit. */
function chart(
  title: string,
  runs: readonly Run[],
  valueOf: (step: Step) => number | undefined,
  limit: number,
): string {
  const most = Math.max(...runs.flatMap(({ steps }) => steps.map(({ perSecond }) => perSecond)))
  const top = 2 * limit
  const x = (rate: number) => 40 + (rate / most) * (width - 60)
  const y = (value: number) => height - 30 - (Math.min(value, top) / top) * (height - 50)
  const lines = runs.map(({ name, steps }, at) => {
    const points = steps.flatMap((step) => {
      const value = valueOf(step)
      return value === undefined ? [] : [`${x(step.perSecond).toFixed(1)},${y(value).toFixed(1)}`]
    })
    return (
      `<polyline fill="none" stroke="${colours[at % colours.length]}" stroke-width="2" points="${points.join(' ')}"/>` +
      `<text x="48" y="${34 + at * 16}" fill="${colours[at % colours.length]}" font-size="12">${escaped(name)}</text>`
    )
  })
  return (
    `<h2>${escaped(title)}</h2><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">` +
    `<line x1="40" x2="${width - 20}" y1="${y(limit)}" y2="${y(limit)}" stroke="#999" stroke-dasharray="4 4"/>` +
    `<text x="${width - 20}" y="${y(limit) - 4}" text-anchor="end" font-size="11" fill="#666">${limit} ms</text>` +
    `<line x1="40" x2="${width - 20}" y1="${y(0)}" y2="${y(0)}" stroke="#333"/>` +
    `<text x="${width - 20}" y="${height - 12}" text-anchor="end" font-size="11" fill="#666">${Math.round(most)} acts a second</text>` +
    `${lines.join('')}</svg>`
  )
}

/** One page to look at, without scripts or anything from elsewhere. */
export function reportPage(
  runs: readonly Run[],
  sale: (SaleResult & { sentences: readonly string[] }) | undefined,
): string {
  const rows = runs.map(({ name, steps, broke }) => {
    const best = steps.at(broke === undefined ? -1 : -2)
    return `<tr><td>${escaped(name)}</td><td>${best ? Math.round(best.perSecond) : 0}</td><td>${escaped(broke ?? 'nothing broke')}</td></tr>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Peak</title>
<style>body{font:15px/1.5 system-ui;max-width:720px;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}td,th{padding:.3rem .8rem .3rem 0;text-align:left;border-bottom:1px solid #ddd}svg{width:100%}</style>
<h1>How much the shop takes</h1>
<p>Visitors arrive by chance and do not wait for each other: 85 % of what they do is a page, 10 % a search, 4 % a cart, 1 % a whole order; bots ask beside them.</p>
<table><tr><th>setup</th><th>acts a second with every goal met</th><th>what broke then</th></tr>${rows.join('')}</table>
${chart('Pages, p99', runs, ({ p99 }) => p99.page, limits.page)}
${chart('Whole orders, p99', runs, ({ p99 }) => p99.order, limits.order)}
${sale ? `<h2>Flash sale</h2><ul>${sale.sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join('')}</ul>` : ''}
</html>`
}
