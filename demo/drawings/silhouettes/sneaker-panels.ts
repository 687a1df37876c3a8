import type { Sketch } from '../sketch.ts'
import { drawTile } from '../tile-mark.ts'
import { bow, lace, perforate } from './shoe-parts.ts'
import type { Collar } from './sneaker-uppers.ts'

type Ink = Sketch['ink']
const sewn = { cloth: 'plain', lifted: 3, inner: true } as const

export type ToePanel = 'plain' | 'perforated' | 'cap' | 'mudguard' | 'foxing'

/** The overlay on the toe of a flat last. */
export function drawToePanel(sketch: Sketch, kind: ToePanel, wall: Ink) {
  if (kind === 'mudguard') {
    // The T of old running shoes: a rim around the toe and a bar up to the laces.
    sketch.piece(
      'M86 748 C78 706 100 676 150 664 C170 684 196 700 226 706 C260 682 300 652 336 612 C352 622 362 634 366 648 C338 690 300 722 262 756 C190 756 130 754 86 748 Z',
      { ...sewn, thickness: 0.7, material: 'suede' },
    )
    sketch.stitch('M160 672 C178 692 200 706 228 716 C266 694 306 664 342 624')
    return
  }
  sketch.seam('M262 752 C274 708 300 662 334 616')
  sketch.stitch('M273 752 C286 712 310 670 343 626')
  if (kind === 'cap') {
    sketch.piece('M84 748 C76 706 98 676 152 660 C190 672 214 708 216 756 C170 756 120 754 84 748 Z', {
      ...sewn,
      ink: wall,
      cloth: 'bare',
      material: 'technical',
    })
    sketch.mark(
      `<path d="M206 752 C202 712 182 684 150 672" fill="none" stroke="${wall.line}" stroke-opacity=".6" stroke-width="2.6"/>`,
    )
  }
  if (kind === 'foxing')
    sketch.piece('M84 748 C76 708 96 682 140 668 C152 700 190 724 268 730 L262 756 C190 756 130 754 84 748 Z', {
      ...sewn,
      thickness: 0.7,
    })
  if (kind === 'perforated')
    perforate(
      sketch,
      [
        [172, 688],
        [196, 680],
        [220, 672],
        [244, 664],
        [182, 708],
        [207, 700],
        [232, 692],
        [193, 728],
        [219, 720],
      ],
      3.6,
    )
}

export const marks = ['bars', 'arc', 'chevron', 'wave', 'tile', 'none'] as const
export type Mark = (typeof marks)[number]

/** The marks of our brands, on the side of the shoe. */
export function drawMark(sketch: Sketch, kind: Mark, of: Ink) {
  const shapes: Partial<Record<Mark, string>> = {
    bars: 'M506 736 L548 628 L582 622 L540 740 Z M566 742 L612 620 L646 612 L600 744 Z',
    arc: 'M478 720 C540 722 600 690 640 622 L688 606 C650 696 580 744 496 744 Z',
    chevron:
      'M486 648 L524 640 L584 692 L516 748 L474 750 L540 694 Z M572 634 L610 626 L668 682 L600 742 L560 746 L624 686 Z',
    wave: 'M456 704 C500 640 550 640 584 676 C610 704 640 698 676 632 C668 716 620 752 572 726 C530 700 496 692 456 704 Z',
  }
  const shape = shapes[kind]
  if (shape) sketch.piece(shape, { ...sewn, ink: of, thickness: 0.4 })
  if (kind === 'tile') sketch.mark(drawTile(580, 682, 74, of.base))
}

export type HeelPanel = 'tab' | 'counter' | 'loop'

export function drawHeelPanel(sketch: Sketch, kind: HeelPanel, collar: Collar, of: Ink) {
  sketch.piece('M676 748 C684 694 726 650 806 634 C806 668 814 704 824 738 C780 744 720 748 676 748 Z', {
    ...sewn,
    thickness: 0.7,
    ...(kind === 'counter' && { ink: of }),
  })
  sketch.stitch('M688 748 C696 704 734 664 808 646', kind === 'counter' ? of : sketch.ink)
  const up = { low: 0, mid: -68, high: -120 }[collar]
  sketch.lay({ dy: up }, () => {
    if (kind === 'loop')
      sketch.piece('M786 520 C792 484 826 488 816 530', { band: 14, ink: of, cloth: 'bare', cap: 'butt', lifted: 3 })
    else if (kind === 'tab')
      sketch.piece(
        'M748 530 C764 518 778 510 792 504 C810 510 812 538 808 566 C807 590 806 604 807 616 C792 622 770 622 754 616 C746 588 744 560 748 530 Z',
        { ink: of, cloth: 'plain', thickness: 0.8, inner: true },
      )
  })
  if (collar === 'low') sketch.stitch('M534 554 C574 590 626 604 680 584 C720 566 752 536 790 520')
  if (collar === 'mid') sketch.stitch('M534 478 C570 502 620 510 672 500 C718 488 752 464 790 450')
  if (collar === 'high') sketch.stitch('M546 410 C572 430 604 440 634 440 C690 440 736 418 782 398')
}

const stays: Readonly<Record<Collar, string>> = {
  low: 'M322 622 C372 598 424 562 462 536 C484 518 508 520 526 534 C504 568 470 606 438 632 C408 650 352 652 322 622 Z',
  mid: 'M322 622 C368 596 416 552 448 510 C468 480 492 456 526 462 C524 490 488 546 456 590 C424 634 366 656 322 622 Z',
  high: 'M322 622 C358 596 398 548 426 494 C446 452 468 410 498 396 C514 390 530 394 540 402 C528 434 500 492 474 540 C452 584 428 616 404 636 C378 650 346 648 322 622 Z',
}
const eyelets: Readonly<Record<Collar, readonly (readonly [number, number])[]>> = {
  low: [
    [354, 622],
    [386, 602],
    [418, 582],
    [448, 562],
    [478, 542],
  ],
  mid: [
    [356, 622],
    [388, 598],
    [418, 570],
    [446, 538],
    [470, 506],
    [494, 480],
  ],
  high: [
    [356, 620],
    [390, 588],
    [418, 548],
    [442, 504],
    [464, 462],
    [490, 424],
  ],
}

const strapPlaces: Readonly<Record<Collar, readonly (readonly [number, number])[]>> = {
  low: [
    [0, 0],
    [72, -44],
  ],
  mid: [
    [4, -2],
    [66, -56],
    [120, -118],
  ],
  high: [
    [4, -2],
    [64, -74],
    [108, -156],
  ],
}

export type Closure = 'laces' | 'tied' | 'straps'

/** The eyestay with laces tucked in or tied, or two hook-and-loop straps. */
export function drawClosure(sketch: Sketch, kind: Closure, collar: Collar, laces: Ink, stay: Ink) {
  if (kind === 'straps') {
    for (const [x, y] of strapPlaces[collar])
      sketch.lay({ dx: x, dy: y }, () => {
        sketch.piece(
          'M330 610 C350 592 372 590 392 600 C430 630 462 650 486 660 C496 680 488 704 470 714 C420 700 366 660 330 610 Z',
          { ...sewn, ink: stay, thickness: 0.7, lifted: 6 },
        )
        sketch.stitch('M344 612 C384 656 424 684 466 700', stay)
      })
    return
  }
  sketch.piece(stays[collar], { ...sewn, ink: stay, thickness: 0.7, lifted: 4 })
  lace(sketch, eyelets[collar], collar === 'high' ? [-30, -24] : [-22, -34], laces)
  if (kind === 'tied')
    bow(sketch, { low: [466, 508], mid: [476, 456], high: [480, 392] }[collar] as [number, number], laces)
}
