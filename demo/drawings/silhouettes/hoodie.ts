import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawTile } from '../tile-mark.ts'
import { printChest } from './chest-print.ts'
import { drawInside, drawNeckTrim, neckOf, necklineOf } from './necklines.ts'
import { cord, zip } from './notions.ts'
import { drawSleeves } from './sleeves.ts'
import { drawBody, fits, ribHem, seamArmholes, torsoOf } from './torso.ts'

const hems = { crop: 760, regular: 890, long: 960 } as const

/** Sweatshirts, with or without a hood. */
export const hoodie: Silhouette = silhouette({
  span: 80,
  materials: ['cotton', 'wool', 'technical'],
  patterns: ['plain', 'print', 'stripes'],
  parts: {
    neck: ['hood', 'crew', 'half-zip'],
    front: ['closed', 'zip'],
    pocket: ['kangaroo', 'none', 'side'],
    fit: fits,
    length: ['regular', 'crop', 'long'],
    panel: ['none', 'sleeves', 'yoke', 'patch'],
  },
  draw(sketch, side, form) {
    const { ink } = sketch
    const back = side === 'other'
    const printed = form.front === 'closed' && sketch.placePrint()
    const metal = sketch.dye('plata')
    const second = form.panel === 'sleeves' || form.panel === 'yoke' ? sketch.accent : ink
    const neckline = form.neck === 'half-zip' ? 'mock' : 'crew'
    const torso = torsoOf(form.fit, hems[form.length], neckOf(neckline))
    if (!back && form.neck === 'crew') drawInside(sketch, 'crew')
    drawSleeves(sketch, torso, {
      length: 'long',
      cuff: 'rib',
      thickness: 0.82,
      ink: form.panel === 'sleeves' ? second : ink,
    })
    drawBody(sketch, torso, necklineOf(neckline, back || form.neck !== 'crew'), 'straight')
    if (form.panel === 'yoke') {
      const { shoulder, neck } = torso
      sketch.piece(
        symmetric(
          `M450 ${neck[1] + 22} C500 ${neck[1] + 22} 530 ${neck[1] + 12} ${neck[0]} ${neck[1]} L${shoulder[0] - 2} ${shoulder[1]} C${shoulder[0] - 12} ${shoulder[1] + 70} ${shoulder[0] - 14} 380 ${shoulder[0] - 8} 408 C560 436 500 440 450 440`,
        ),
        { ink: second, cloth: 'plain', thickness: 0.3, inner: true },
      )
      sketch.stitch(across(`M450 448 C500 448 560 444 ${torso.shoulder[0] - 6} 416`), ink)
    }
    seamArmholes(sketch, torso)
    ribHem(sketch, torso)
    if (!back && form.pocket === 'kangaroo') drawKangaroo(sketch, torso.hem[1])
    if (!back && form.pocket === 'side')
      sketch.onBothSides(
        (line) => sketch.stitch(line),
        `M${torso.hem[0] - 60} ${torso.hem[1] - 190} L${torso.hem[0] - 20} ${torso.hem[1] - 40}`,
      )
    if (!back && printed) printChest(sketch, 450, 530, 0.95)
    if (!back && form.panel === 'patch' && !printed)
      sketch.mark(drawTile(566, 430, 44, ink.lightness > 0.5 ? ink.deep : ink.glow))
    if (form.front === 'zip' && !back) zip(sketch, `M450 300 L450 ${torso.hem[1] + 84}`, metal, [450, 420])
    if (form.neck === 'hood') drawHood(sketch, back, form.front === 'zip')
    else if (form.neck === 'half-zip') {
      drawNeckTrim(sketch, 'mock', back, { width: 24 })
      if (!back) zip(sketch, 'M450 176 L450 470', metal, [450, 300])
    } else drawNeckTrim(sketch, 'crew', back, { width: 28 })
    return { focus: [470, 400, 2.25] }
  },
})

function drawKangaroo(sketch: Sketch, hem: number) {
  const top = hem - 212
  sketch.piece(
    symmetric(
      `M450 ${top} L552 ${top} C574 ${top + 56} 600 ${top + 100} 622 ${top + 128} C620 ${top + 160} 618 ${top + 188} 616 ${top + 206} C570 ${top + 214} 510 ${top + 218} 450 ${top + 218}`,
    ),
    { thickness: 0.5, lifted: 7, inner: true },
  )
  sketch.onBothSides(
    (line) => sketch.stitch(line),
    `M546 ${top + 8} C568 ${top + 60} 592 ${top + 104} 614 ${top + 132}`,
  )
  sketch.stitch(across(`M450 ${top + 10} L550 ${top + 10}`))
}

/** A hood laid back: its edge frames the dark inside, and the two fronts meet at the throat. */
export function drawHood(sketch: Sketch, back: boolean, zipped: boolean, cords = true) {
  const { ink } = sketch
  const metal = sketch.dye('plata')
  if (back) {
    sketch.piece(symmetric('M450 130 C520 130 566 158 580 216 C590 280 566 340 530 384 C504 410 478 420 450 420'), {
      cloth: 'plain',
      lifted: 12,
    })
    sketch.seam('M450 132 L450 420')
    sketch.foldPair([560, 240], [520, 300], [470, 330], 20, -0.5)
    return
  }
  sketch.piece(symmetric('M450 112 C528 112 574 150 586 214 C590 238 580 254 570 262 C560 200 520 164 450 164'), {
    cloth: 'plain',
    shade: 0.1,
  })
  sketch.piece(symmetric('M450 158 C520 158 560 196 568 250 C548 310 500 352 450 366'), {
    cloth: 'plain',
    shade: 0.5,
    thickness: 0.5,
  })
  const wing =
    'M572 188 C592 210 600 250 590 288 C566 340 520 380 462 400 C446 392 438 380 436 368 C490 344 536 300 552 248 C560 224 566 204 572 188 Z'
  sketch.pair(wing, { cloth: 'plain', lifted: 8 })
  sketch.onBothSides((line) => sketch.stitch(line), 'M556 240 C540 296 494 344 444 366')
  if (!cords) return
  for (const [x, end] of zipped
    ? ([
        [420, 560],
        [482, 540],
      ] as const)
    : ([
        [428, 610],
        [476, 584],
      ] as const)) {
    sketch.mark(
      `<circle cx="${x}" cy="386" r="7" fill="${metal.shade}"/><circle cx="${x}" cy="386" r="3.5" fill="${ink.deep}"/>`,
    )
    cord(
      sketch,
      `M${x} 388 C${x - 8} 450 ${x + 8} 520 ${x} ${end}`,
      [x, end],
      ink.lightness > 0.8 ? sketch.dye('arena') : sketch.dye('crudo'),
      metal,
      10,
    )
  }
}
