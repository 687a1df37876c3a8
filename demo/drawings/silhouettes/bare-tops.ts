import { across, round, symmetric } from '../path.ts'
import type { Cut, Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { printChest } from './chest-print.ts'

type BareStyle = 'tank' | 'straps' | 'halter' | 'bandeau' | 'racer'
type Bare = { style: BareStyle; hem: number; gathered?: boolean; fitted?: boolean; skirted?: boolean }

/** The right half of the edge from the middle of the chest to the side, front and back. */
const edges: Readonly<Record<BareStyle, readonly [neck: string, armhole: string, back: string, backArmhole: string]>> =
  {
    tank: [
      'M450 344 C520 344 552 290 558 196 L620 204',
      'C616 310 626 390 662 446',
      'M450 258 C510 258 550 240 558 196 L620 204',
      'C616 310 626 390 662 446',
    ],
    straps: [
      'M450 424 C490 398 552 346 580 298 L598 294',
      'C610 350 626 404 660 440',
      'M450 430 C520 426 570 396 586 320 L600 316',
      'C610 350 626 404 660 440',
    ],
    halter: [
      'M450 262 C480 262 500 244 508 216 L548 214',
      'C556 300 590 400 658 452',
      'M450 470 C540 466 600 456 640 440 L650 440',
      'C654 444 656 448 658 452',
    ],
    bandeau: [
      'M450 420 C500 402 560 400 610 414 L648 424',
      'C652 432 656 444 658 456',
      'M450 436 C520 434 590 432 640 430 L650 432',
      'C654 440 656 448 658 456',
    ],
    racer: [
      'M450 400 C504 398 534 330 544 222 L606 228',
      'C602 330 620 400 660 452',
      'M450 290 C476 290 496 280 510 262 L552 282',
      'C530 340 540 390 570 420 C610 440 640 446 660 452',
    ],
  }

/** Tops without sleeves. */
export function drawBareTop(sketch: Sketch, back: boolean, { style, hem, gathered, fitted, skirted }: Bare): Cut {
  const [front, armhole, behind, backArmhole] = edges[style]
  const neck = back ? behind : front
  const arm = back ? backArmhole : armhole
  const strap = { band: 15, cloth: 'plain' } as const
  if (style === 'straps')
    sketch.onBothSides(
      (line) => sketch.piece(line, strap),
      back ? 'M566 160 C574 220 584 260 593 322' : 'M572 156 C578 216 584 256 589 304',
    )
  if (style === 'halter' && !back) {
    sketch.piece(across('M450 186 C500 186 530 196 540 216'), { ...strap, band: 26, shade: 0.3 })
    sketch.piece(symmetric('M450 452 C540 452 610 450 656 444 L650 500 L450 520'), {
      shade: 0.42,
      cloth: 'plain',
      thickness: 0.4,
    })
  } else if (!back && style !== 'bandeau')
    sketch.piece(
      symmetric(
        style === 'racer'
          ? 'M450 300 C500 300 530 270 546 226 L596 232 L600 380 L450 430'
          : style === 'straps'
            ? 'M450 350 C520 350 570 330 594 304 L636 420 L450 440'
            : 'M450 236 C510 236 548 220 560 198 L618 206 L640 380 L450 390',
      ),
      {
        shade: 0.4,
        cloth: 'plain',
        thickness: 0.4,
      },
    )
  const waist = fitted ? 612 : 638
  const mid = Math.min(660, (452 + hem) / 2)
  const end = skirted ? 620 : fitted ? 646 : 670
  const side = `C654 ${round(452 + (mid - 452) * 0.4)} ${waist} ${mid - 60} ${waist} ${mid} C${waist} ${mid + 70} ${end - 4} ${hem - 80} ${end} ${hem}`
  sketch.piece(symmetric(`${neck} ${arm} ${side} C600 ${hem + 16} 520 ${hem + 20} 450 ${hem + 20}`))
  const depth = hem - 452
  sketch.foldPair([640, 470], [590, 500], [520, 520], 20, -0.36)
  sketch.foldPair([620, 452 + depth * 0.4], [600, 452 + depth * 0.7], [616, hem + 10], 28, 0.34)
  sketch.fold([420, 452 + depth * 0.5], [430, 452 + depth * 0.8], [410, hem + 10], 24, -0.26)
  if (gathered)
    for (const at of [-3, -2, -1, 1, 2, 3])
      sketch.fold(
        [450 + at * 20, style === 'halter' ? 270 : 410],
        [450 + at * 34, 420],
        [450 + at * 44, 600],
        12,
        at % 2 ? 0.42 : -0.38,
      )
  if (style === 'bandeau' && !back) {
    sketch.fold([436, 440], [450, 520], [444, 640], 16, -0.5)
    for (const dy of [40, 90, 140]) sketch.foldPair([460, 470 + dy * 0.7], [540, 450 + dy], [640, 460 + dy], 13, 0.34)
  }
  const edge = across(neck.replace(/ L[^L]*$/, ''))
  sketch.piece(edge, { band: 14, cloth: 'plain', thickness: 0.7, lifted: 3 })
  const corner = /L(\d+) (\d+)$/.exec(neck)!
  if (style !== 'bandeau')
    sketch.onBothSides(
      (line) => sketch.piece(line, { band: 12, cloth: 'plain', thickness: 0.7 }),
      `M${corner[1]} ${corner[2]} ${arm}`,
    )
  if (!skirted) sketch.stitch(across(`M450 ${hem + 4} C520 ${hem + 4} 600 ${hem} ${end - 2} ${hem - 16}`))
  return { focus: [540, 400, 2.4] }
}

const hems = { crop: 760, regular: 960, long: 1040 } as const

/** Sleeveless tops, from the bandeau to the tank top. */
export const tankTop: Silhouette = silhouette({
  span: 72,
  materials: ['cotton', 'satin', 'linen', 'knit', 'technical'],
  patterns: ['plain', 'stripes', 'floral', 'dots', 'print'],
  parts: {
    style: ['tank', 'straps', 'halter', 'bandeau', 'racer'],
    length: ['regular', 'crop', 'long'],
    fit: ['regular', 'fitted'],
    front: ['plain', 'gathered', 'ribbed', 'buttons', 'knot'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const printed = form.style === 'tank' && form.length !== 'crop' && sketch.placePrint()
    const hem = hems[form.length]
    const cut = drawBareTop(sketch, back, {
      style: form.style,
      hem,
      gathered: form.front === 'gathered',
      fitted: form.fit === 'fitted',
    })
    const top = { tank: 360, straps: 410, halter: 280, bandeau: 440, racer: 416 }[form.style]
    if (form.front === 'ribbed') {
      let lines = ''
      for (let x = 236; x < 668; x += 18) lines += `M${x} 210V${hem + 16}`
      sketch.markInside(
        `<path d="${lines}" stroke="${sketch.ink.deep}" stroke-opacity=".22" stroke-width="4" fill="none"/>`,
      )
    }
    if (form.front === 'buttons' && !back) {
      sketch.stitch(`M436 ${top} L436 ${hem + 16} M464 ${top} L464 ${hem + 16}`)
      for (let y = top + 28; y < hem; y += 70)
        sketch.mark(
          `<circle cx="450" cy="${y}" r="9" fill="${sketch.ink.light}" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2"/>`,
        )
    }
    if (form.front === 'knot' && !back) {
      sketch.foldPair([460, hem - 10], [540, hem - 60], [630, hem - 90], 16, -0.5)
      sketch.piece(
        `M424 ${hem - 20} C440 ${hem - 40} 464 ${hem - 38} 478 ${hem - 18} C486 ${hem + 4} 474 ${hem + 30} 450 ${hem + 32} C424 ${hem + 30} 414 ${hem + 2} 424 ${hem - 20} Z`,
        { lifted: 5, thickness: 0.9, cloth: 'plain' },
      )
      sketch.piece(
        `M440 ${hem + 26} C430 ${hem + 60} 410 ${hem + 84} 396 ${hem + 96} L434 ${hem + 104} C448 ${hem + 80} 456 ${hem + 54} 458 ${hem + 28} Z`,
        { lifted: 5, cloth: 'plain' },
      )
    }
    if (printed && !back) printChest(sketch, 450, 580, 0.9)
    return cut
  },
})
