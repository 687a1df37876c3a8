import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { button, rivet, zip } from './notions.ts'
import { drawSkirt } from './skirts.ts'

const lengths = { mini: [700, 1.12, 0], midi: [1010, 1, 0], maxi: [1200, 0.84, 0] } as const

export const skirt: Silhouette = silhouette({
  span: 80,
  materials: ['satin', 'denim', 'linen', 'wool', 'leather'],
  patterns: ['plain', 'checks', 'floral', 'dots', 'print', 'stripes'],
  parts: {
    cut: ['a-line', 'straight', 'bias', 'pleated', 'tiered', 'circle'],
    length: ['midi', 'mini', 'maxi'],
    waist: ['band', 'elastic', 'tied', 'belt'],
    front: ['plain', 'buttons', 'zip', 'slit', 'pockets'],
  },
  draw(sketch, side, form) {
    const { ink, dress } = sketch
    const back = side === 'other'
    const thread = dress.material === 'denim' ? sketch.dye('mostaza').light : undefined
    const [hem, scale] = lengths[form.length]
    const dy = 600 - ((hem + 200) / 2) * scale
    sketch.lay({ scale, dx: 450 * (1 - scale), dy }, () => {
      if (!back)
        sketch.piece(symmetric('M450 196 L572 188 C578 204 580 216 578 228 C534 244 492 248 450 248'), {
          shade: 0.45,
          thickness: 0.3,
          cloth: 'plain',
        })
      drawSkirt(sketch, form.cut, { top: 240, waist: 590, hem })
      if (!back) {
        if (form.front === 'buttons') {
          sketch.seam(`M450 290 L450 ${hem + 12}`)
          sketch.stitch(`M466 292 L466 ${hem + 10}`, ink, thread)
          for (let y = 340; y < hem - 40; y += 90)
            if (thread) rivet(sketch, 450, y, 11, sketch.dye('dorado'))
            else button(sketch, 450, y, 11, sketch.dye(ink.lightness > 0.5 ? 'camel' : 'crudo'))
        }
        if (form.front === 'zip')
          zip(sketch, `M500 300 C506 ${hem - 240} 510 ${hem - 120} 514 ${hem}`, sketch.dye('plata'), [501, 312])
        if (form.front === 'slit') {
          sketch.piece(
            `M536 ${hem - 260} C548 ${hem - 160} 556 ${hem - 70} 560 ${hem + 22} L540 ${hem + 20} C540 ${hem - 70} 538 ${hem - 160} 536 ${hem - 260} Z`,
            { shade: 0.5, thickness: 0, cloth: 'bare', inner: true },
          )
          sketch.seam(`M536 250 L536 ${hem - 260}`, ink, 0.6)
        }
        if (form.front === 'pockets')
          sketch.onBothSides((line) => {
            sketch.seam(line)
            sketch.stitch(line, ink, thread)
          }, 'M516 300 C526 346 570 374 628 370')
      }
      const band = symmetric(
        back
          ? 'M450 196 C510 196 550 192 582 184 L596 246 C550 262 500 266 450 266'
          : 'M450 240 C510 240 550 236 582 226 L600 290 C550 308 500 312 450 312',
      )
      sketch.piece(band, { thickness: 0.7, lifted: 4 })
      const middle = across(back ? 'M450 230 C500 230 544 226 590 212' : 'M450 276 C500 276 544 272 594 258')
      if (form.waist === 'elastic') sketch.rib(middle, 64, ink, 12)
      else
        sketch.stitch(
          across(back ? 'M450 256 C500 256 544 252 592 238' : 'M450 302 C500 302 544 298 596 282'),
          ink,
          thread,
        )
      if (form.waist === 'tied' && !back) {
        sketch.piece('M500 290 C512 360 520 430 510 500 L546 504 C556 430 546 350 532 286 Z', {
          cloth: 'plain',
          lifted: 6,
          thickness: 0.7,
        })
        sketch.piece('M520 288 C544 340 566 390 572 446 L602 436 C596 380 570 320 546 280 Z', {
          cloth: 'plain',
          lifted: 6,
          thickness: 0.7,
        })
        sketch.piece('M498 262 L544 258 L550 306 L502 310 Z', { cloth: 'plain', lifted: 4, thickness: 0.8 })
      }
      if (form.waist === 'belt') {
        sketch.piece(middle, {
          band: 40,
          ink: sketch.dye(ink.lightness < 0.4 ? 'camel' : 'chocolate'),
          cloth: 'bare',
          material: 'leather',
          lifted: 4,
        })
        if (!back)
          sketch.mark(
            `<rect x="424" y="252" width="52" height="50" rx="7" fill="none" stroke="${sketch.dye('dorado').base}" stroke-width="8"/>`,
          )
      }
      if (form.waist === 'band' && !back && (thread || form.front === 'zip'))
        rivet(sketch, 450, 276, 12, sketch.dye(thread ? 'dorado' : 'plata'))
    })
    return { focus: [500, 400, 2.1] }
  },
})
