import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { drawTile } from '../tile-mark.ts'
import type { Sketch } from '../sketch.ts'

const shapes = {
  full: ' 643 320 638 420 C631 520 607 620 600 700 C607 800 605 900 580 1068 C558 1080 531 1082 506 1076 C495 960 484 860 488 760 C490 660 470 560 452 470 Z',
  capri:
    ' 643 320 638 420 C631 520 607 620 600 700 C606 760 606 820 600 872 C570 886 528 888 494 880 C488 830 486 800 488 760 C490 660 470 560 452 470 Z',
  biker: ' 643 320 640 420 C634 500 622 580 614 660 C572 676 520 678 484 668 C480 600 468 530 452 470 Z',
} as const
const scales = { full: 1, capri: 1.14, biker: 1.36 } as const
const bottoms = { full: 1076, capri: 884, biker: 672 } as const

export const leggings: Silhouette = silhouette({
  span: 88,
  materials: ['technical', 'cotton'],
  patterns: ['plain', 'print', 'dots'],
  parts: {
    length: ['full', 'capri', 'biker'],
    waist: ['deep', 'crossed', 'narrow'],
    panel: ['none', 'side', 'mesh', 'knee'],
    pocket: ['none', 'phone'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const scale = scales[form.length]
    const dy = 600 - ((bottoms[form.length] + 110) / 2) * scale
    sketch.lay({ scale, dx: 450 * (1 - scale), dy }, () => {
      sketch.pair(`M448 130 C506 130 551 126 587 118 C620 220${shapes[form.length]}`, { thickness: 1 })
      // Stretch cloth does not fold; it shines along the muscle.
      sketch.foldPair([569, 220], [596, 420], [562, 640], 30, 0.45)
      sketch.foldPair([459, 476], [506, 450], [573, 446], 14, -0.4)
      if (form.length !== 'biker') sketch.foldPair([495, 700], [540, 690], [591, 680], 12, -0.36)
      if (form.length === 'full') {
        sketch.foldPair([551, 720], [569, 840], [546, 1000], 22, 0.45)
        sketch.foldPair([506, 1030], [540, 1036], [580, 1024], 10, -0.4)
      }
      drawPanel(sketch, form.panel, form.length)
      if (form.pocket === 'phone') {
        sketch.onBothSides((line) => sketch.stitch(line), 'M566 400 L628 392 M566 400 L562 540 L612 552')
        sketch.onBothSides((line) => sketch.seam(line), 'M566 400 L630 392')
      }
      sketch.seam('M450 250 C450 330 450 400 452 470')
      if (back) sketch.onBothSides((line) => sketch.seam(line), 'M450 262 C528 300 596 330 636 400')
      drawBand(sketch, form.waist, back)
    })
    return { focus: [510, 300, 2.3] }
  },
})

function drawPanel(sketch: Sketch, kind: 'none' | 'side' | 'mesh' | 'knee', length: 'full' | 'capri' | 'biker') {
  if (kind === 'none')
    return sketch.onBothSides(
      (line) => sketch.seam(line, sketch.ink, 0.7),
      length === 'biker' ? 'M616 262 C612 400 596 540 586 664' : 'M616 262 C614 420 580 560 569 690',
    )
  if (kind === 'knee' && length !== 'biker') {
    sketch.onBothSides((line) => sketch.seam(line), 'M492 640 C530 620 580 616 606 630')
    return sketch.onBothSides((line) => sketch.seam(line), 'M490 790 C530 806 576 804 604 788')
  }
  const shape =
    length === 'biker'
      ? 'M618 270 C636 330 642 380 640 420 C634 500 622 580 614 656 L586 664 C590 540 618 420 618 270 Z'
      : 'M618 270 C636 330 640 380 636 440 C627 520 607 620 600 700 C605 760 605 800 602 850 C584 800 573 740 573 690 C587 560 618 420 618 270 Z'
  sketch.pair(shape, {
    ink: kind === 'side' ? sketch.accent : sketch.ink,
    cloth: 'plain',
    material: kind === 'mesh' ? 'mesh' : 'technical',
    thickness: 0.5,
    shade: kind === 'mesh' ? 0.25 : 0,
    inner: true,
  })
}

function drawBand(sketch: Sketch, kind: 'deep' | 'crossed' | 'narrow', back: boolean) {
  const { ink } = sketch
  if (kind === 'narrow') {
    sketch.piece(symmetric('M450 126 C506 126 551 120 585 110 L592 158 C551 172 506 178 450 178'), {
      cloth: 'plain',
      thickness: 0.8,
      lifted: 4,
    })
    return sketch.stitch(across('M450 168 C506 168 551 162 590 148'))
  }
  if (kind === 'crossed' && !back) {
    const half = 'M316 106 C400 130 500 190 612 262 C590 272 560 276 540 274 C450 240 360 210 292 196 Z'
    for (const shape of [half.replace(/(\d+) (\d+)/g, (_, x: string, y: string) => `${900 - Number(x)} ${y}`), half])
      sketch.piece(shape, { cloth: 'plain', thickness: 0.7, lifted: 4 })
    return
  }
  sketch.piece(symmetric('M450 122 C506 122 551 116 584 106 C596 150 607 190 616 236 C562 256 506 262 450 262'), {
    cloth: 'plain',
    thickness: 0.8,
    lifted: 4,
  })
  sketch.stitch(across('M450 252 C506 252 562 246 611 226'))
  sketch.mark(drawTile(540, 196, 30, ink.lightness > 0.5 ? ink.deep : ink.glow, 0.8))
}
