import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

const low = { deep: 520, round: 430, straight: 372, high: 300 } as const

/** A one-piece, or its two halves. */
export const swimsuit: Silhouette = silhouette({
  span: 70,
  materials: ['technical', 'satin'],
  patterns: ['plain', 'stripes', 'floral', 'dots', 'print'],
  parts: {
    pieces: ['one', 'two'],
    neck: ['deep', 'round', 'straight', 'high'],
    straps: ['thin', 'wide', 'halter'],
    waist: ['plain', 'tied', 'ruched', 'panel'],
    leg: ['mid', 'high', 'low'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const cut = low[form.neck]
    drawStraps(sketch, form.straps, back, form.neck)
    if (!back && form.neck !== 'high')
      sketch.piece(symmetric('M450 480 C520 480 580 440 610 400 L612 520 L450 620'), {
        shade: 0.45,
        thickness: 0.4,
        cloth: 'plain',
      })
    const hip = { mid: 868, high: 800, low: 930 }[form.leg]
    const top = back
      ? 'M450 700 C540 690 596 600 608 476 C622 464 640 464 652 470'
      : form.neck === 'high'
        ? 'M450 300 C500 300 530 290 548 250 L600 256 C600 340 616 410 654 450'
        : form.neck === 'straight'
          ? 'M450 380 C510 366 560 350 584 336 L604 336 C608 380 624 420 654 450'
          : `M450 ${cut} C500 ${cut - 20} 540 400 556 320 L596 324 C604 380 624 420 654 450`
    const bottom = `C646 ${hip - 70} 664 ${hip - 30} 664 ${hip} C600 ${hip + 30} 540 970 492 1060 C480 1068 466 1070 450 1070`
    if (form.pieces === 'two') {
      sketch.piece(symmetric(`${top} C652 490 648 530 642 570 C600 600 520 610 450 606`), { thickness: 1 })
      sketch.piece(symmetric(`M450 770 C530 770 590 766 640 750 ${bottom}`), { thickness: 1 })
      for (const line of ['M450 596 C520 600 600 590 643 562', 'M450 772 C530 772 590 768 641 752'])
        sketch.piece(across(line), { band: 22, cloth: 'plain', thickness: 0.7, lifted: 3 })
    } else {
      sketch.piece(symmetric(`${top} C648 560 620 640 630 720 ${bottom}`), { thickness: 1 })
      sketch.foldPair([630, 720], [560, 720], [490, 690], 20, -0.4)
      drawWaist(sketch, form.waist, back)
    }
    sketch.foldPair([644, 470], [590, 520], [520, 530], 22, -0.36)
    sketch.foldPair([640, hip + 12], [570, 930], [520, 1010], 16, -0.36)
    sketch.onBothSides((line) => sketch.stitch(line), `M654 ${hip + 4} C590 ${hip + 36} 530 968 484 1052`)
    if (!back && form.neck !== 'high')
      sketch.onBothSides((line) => sketch.seam(line, sketch.ink, 0.7), 'M628 470 C580 540 520 580 450 590')
    return { focus: [540, 480, 2.25] }
  },
})

function drawStraps(sketch: Sketch, kind: 'thin' | 'wide' | 'halter', back: boolean, neck: string) {
  if (neck === 'high') return
  const piece = { band: kind === 'wide' ? 40 : kind === 'halter' ? 26 : 16, cloth: 'plain' } as const
  if (kind === 'halter')
    return sketch.piece(across(back ? 'M450 250 C500 250 560 300 628 474' : 'M450 190 C510 190 560 250 576 336'), piece)
  sketch.onBothSides(
    (line) => sketch.piece(line, piece),
    back ? 'M560 190 C568 300 596 400 628 474' : 'M560 190 C566 240 574 290 578 336',
  )
}

function drawWaist(sketch: Sketch, kind: 'plain' | 'tied' | 'ruched' | 'panel', back: boolean) {
  if (kind === 'panel') {
    sketch.pair('M654 452 C648 560 620 640 630 720 C640 770 652 800 660 830 L610 850 C596 740 600 580 620 470 Z', {
      ink: sketch.accent,
      cloth: 'plain',
      thickness: 0.5,
      inner: true,
    })
    return
  }
  if (back) return
  if (kind === 'ruched')
    for (const y of [620, 660, 700, 740, 780])
      sketch.foldPair([460, y + 6], [540, y - 4], [626, y + 10], 12, y % 80 ? 0.4 : -0.4)
  if (kind === 'tied') {
    const loose = { cloth: 'plain', lifted: 5, thickness: 0.8 } as const
    sketch.piece(across('M450 700 C520 700 580 694 628 684'), { ...loose, band: 30 })
    sketch.piece('M520 704 C536 760 540 810 530 860 L560 856 C572 800 564 750 548 700 Z', loose)
    sketch.piece('M510 680 L554 676 L556 722 L512 724 Z', loose)
  }
}
