import type { View } from '#domain/browse/product/drawn-source.ts'
import { castGroundShadow, paintBackdrop } from './light.ts'
import type { Ink } from './palette.ts'
import type { Cut, Silhouette } from './silhouette.ts'
import { completeForm } from './silhouette.ts'
import { openSketch } from './sketch.ts'
import type { Dress } from './sketch.ts'
import { drawTape } from './tape-measure.ts'

/**
 * Three quarters keep the repeat of a texture a whole number of pixels on a card; five sixths would double the cost.
 */
const besideTape = 0.75

export function composeView(silhouette: Silhouette, dress: Dress, view: View): string {
  const { defs, art, level, ink, cut, prefix } = drawProduct(silhouette, dress, {
    otherSide: view === 2,
    close: view === 3,
  })
  const backdrop = paintBackdrop(prefix, ink) + defs
  if (view === 3) {
    const [x, y, zoom] = cut.focus
    return `${backdrop}<g transform="translate(450 600) scale(${zoom}) translate(${-x} ${-y})">${level}</g>`
  }
  if (view === 4) return backdrop + measure(art, cut, silhouette.span)
  return backdrop + (view === 2 && cut.hanger ? drawHook(cut.hanger.y) : '') + art
}

/** The product with its shadow but without a backdrop, for views and banners. */
export function drawProduct(
  silhouette: Silhouette,
  dress: Dress,
  { otherSide = false, close = false, prefix }: { otherSide?: boolean; close?: boolean; prefix?: string } = {},
) {
  const sketch = openSketch(dress, prefix)
  const form = completeForm(silhouette.parts, dress.form ?? {}, dress.seed ?? 1)
  const cut = faceRight(silhouette.draw(sketch, otherSide ? 'other' : 'front', form))
  const { defs, shadow, body } = sketch.finish(cut.ground ? 0 : 24, close ? 'plain' : 'soft')
  const below = cut.ground ? castGroundShadow(sketch.prefix, cut.ground.x, cut.ground.y, cut.ground.reach, 22) : shadow
  // In a close-up the tilt of a shoe is invisible, and a level texture is drawn ten times as fast.
  return { defs, art: placeProduct(below, body, cut), level: below + body, ink: sketch.ink, cut, prefix: sketch.prefix }
}

function faceRight(cut: Cut): Cut {
  if (!cut.flipped) return cut
  const { tilt, ground, focus } = cut
  return {
    ...cut,
    focus: [900 - focus[0], focus[1], focus[2]],
    ...(tilt && { tilt: { degrees: -tilt.degrees, x: 900 - tilt.x, y: tilt.y } }),
    ...(ground && { ground: { ...ground, x: 900 - ground.x } }),
  }
}

function placeProduct(below: string, body: string, cut: Cut): string {
  if (!cut.tilt) return below + body
  const turn = `rotate(${cut.tilt.degrees} ${cut.tilt.x} ${cut.tilt.y})`
  // The ground stays level under a tilted shoe; the shadow of a card turns with the card.
  return cut.ground ? `${below}<g transform="${turn}">${body}</g>` : `<g transform="${turn}">${below}${body}</g>`
}

function measure(art: string, cut: Cut, span: number): string {
  const perCentimetre = (900 / span) * besideTape
  if (cut.ground) {
    const y = cut.ground.y * besideTape + 165
    return `<g transform="translate(112.5 90) scale(${besideTape})">${art}</g><g transform="translate(0 ${Math.round(y)})">${drawTape(perCentimetre, 740, false)}</g>`
  }
  return `<g transform="translate(160 150) scale(${besideTape})">${art}</g>${drawTape(perCentimetre, 1040, true)}`
}

function drawHook(y: number): string {
  const line = `M450 ${y + 20}L450 ${y - 34}C450 ${y - 56} 486 ${y - 60} 488 ${y - 88}C490 ${y - 118} 450 ${y - 124} 446 ${y - 96}`
  const steel: Pick<Ink, 'base' | 'deep' | 'glow'> = { base: '#A9A8A6', deep: '#5E5C5A', glow: '#F4F3F1' }
  return `<g fill="none" stroke-linecap="round"><path d="${line}" stroke="#3A2E22" stroke-opacity=".16" stroke-width="11" transform="translate(8 12)"/><path d="${line}" stroke="${steel.deep}" stroke-width="10"/><path d="${line}" stroke="${steel.base}" stroke-width="7"/><path d="${line}" stroke="${steel.glow}" stroke-width="2" transform="translate(-1.5 -1.5)"/></g>`
}
