import { traceNumber } from './numerals.ts'
import { round } from './path.ts'

const lima = '#DDF247'
const ink = '#16130F'

/** A measuring tape beside the product: ticks and numbers in centimetres, at the product's own scale. */
export function drawTape(unitsPerCentimetre: number, length: number, upright: boolean): string {
  const major = unitsPerCentimetre > 40 ? 1 : unitsPerCentimetre > 14 ? 5 : 10
  const minor = major === 10 ? 2 : major / 5
  const width = 46
  let ticks = ''
  let figures = ''
  for (let i = 1; i * minor * unitsPerCentimetre < length - 10; i++) {
    const at = round(i * minor * unitsPerCentimetre)
    const big = i % 5 === 0
    ticks += `M${at} 0v${big ? 22 : 11}`
    if (!big) continue
    const label = String(Math.round(i * minor))
    figures += traceNumber(label, at - label.length * 7.5, 27, 13)
  }
  const tape = `<rect x="5" y="7" width="${length}" height="${width}" rx="3" fill="${ink}" fill-opacity=".13"/><rect width="${length}" height="${width}" rx="3" fill="${lima}"/><path d="${ticks}" stroke="${ink}" stroke-width="2.2" fill="none"/><path d="${figures}" stroke="${ink}" stroke-width="2.2" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="M0 0h14v${width}h-14z" fill="#B9B6AE"/><circle cx="7" cy="${width / 2}" r="3" fill="${ink}"/>`
  return upright
    ? `<g transform="translate(120 ${(1200 - length) / 2}) rotate(90)">${tape}</g>`
    : `<g transform="translate(${(900 - length) / 2} 0)">${tape}</g>`
}
