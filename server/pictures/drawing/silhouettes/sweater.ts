import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawCuffs, drawLongSleeves, wideSleeve } from './long-sleeves.ts'
import { drapeBody, fillNeck } from './top-parts.ts'

export const sweater: Silhouette = {
  parts: {},
  span: 78,
  materials: ['knit', 'wool'],
  patterns: ['plain', 'stripes', 'checks'],
  draw(sketch, side) {
    const { ink, chance, dress } = sketch
    const back = side === 'other'
    const cabled = dress.pattern === 'plain' && dress.material === 'knit' && chance.often(0.55)
    const roll = chance.often(0.35)
    if (!back && !roll) fillNeck(sketch, 'M450 196 C496 196 530 200 550 210 C540 258 508 290 450 290', 212)
    drawLongSleeves(sketch, wideSleeve, {}, 0.9)
    drawCuffs(sketch, 'rib', true)
    const neck = back || roll ? 'M450 232 C500 232 530 224 550 206' : 'M450 290 C508 290 542 256 550 206'
    sketch.piece(
      symmetric(
        `${neck} L654 236 C688 320 690 410 680 500 C674 600 672 700 674 790 C676 840 676 870 674 900 C600 916 520 920 450 920`,
      ),
    )
    drapeBody(sketch, { left: 222, right: 678, armpit: 500, hem: 900 }, 0.7)
    if (cabled) drawCables(sketch)
    sketch.onBothSides((line) => sketch.seam(line, ink, 0.8), 'M654 236 C688 320 690 410 680 500')
    const hem = 'M450 912 C520 912 600 908 676 892 C676 920 674 950 666 976 C600 990 520 994 450 994'
    sketch.piece(symmetric(hem), { cloth: 'plain', thickness: 0.8 })
    sketch.rib(across('M450 953 C520 953 600 949 672 934'), 80, ink, 8)
    if (roll) {
      sketch.piece(symmetric('M450 128 C500 128 536 132 552 144 C560 176 560 204 556 226 C530 248 492 256 450 256'), {
        cloth: 'plain',
        lifted: 8,
      })
      sketch.rib(across('M450 192 C500 192 536 190 556 182'), 112, ink, 8)
      sketch.fold([350, 196], [450, 216], [552, 190], 12, -0.4)
    } else {
      const collar = across(back ? 'M450 218 C500 218 532 214 552 200' : 'M450 280 C502 280 534 248 541 204')
      sketch.piece(collar, { band: 34, cloth: 'plain', thickness: 0.8, lifted: 6 })
      sketch.rib(collar, 32, ink, 7)
    }
    return { focus: [520, 360, 2.5], hanger: roll ? undefined : { y: 206, reach: 205, drop: 46 } }
  },
}

/** Two strands that cross over and under, again and again. */
function drawCables(sketch: Sketch) {
  for (const x of [318, 450, 582]) {
    sketch.mark(
      `<path d="M${x - 34} 300V906M${x + 34} 300V906" stroke="${sketch.ink.deep}" stroke-opacity=".28" stroke-width="5" fill="none"/>`,
    )
    for (let y = x === 450 ? 322 : 300; y < 880; y += 74) {
      const strand = (from: number, to: number) =>
        `M${x + from} ${y} C${x + from} ${y + 30} ${x + to} ${y + 44} ${x + to} ${y + 74}`
      for (const [from, to] of [
        [16, -16],
        [-16, 16],
      ] as const)
        sketch.mark(
          `<g fill="none" stroke-linecap="round"><path d="${strand(from, to)}" stroke="${sketch.ink.deep}" stroke-width="27" stroke-opacity=".5"/><path d="${strand(from, to)}" stroke="${sketch.ink.base}" stroke-width="22"/><path d="${strand(from, to)}" stroke="${sketch.ink.glow}" stroke-width="7" stroke-opacity=".3" transform="translate(-4 -4)"/></g>`,
        )
    }
  }
}
