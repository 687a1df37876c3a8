import type { Cut, Side } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawTile } from '../tile-mark.ts'
import { bow, lace, perforate, sole } from './shoe-parts.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

const toe = 'M88 744 C80 706 100 672 156 658 C226 644 292 630 350 600'
const bottom = 'C700 752 500 758 360 756 C250 754 150 752 88 744 Z'

/** Court shoes share the sole, the toe and the laces; the high one only goes on climbing. */
export function drawCourtSneaker(sketch: Sketch, side: Side, height: 'low' | 'high'): Cut {
  const { ink, accent, dress, chance } = sketch
  const gum = chance.often(0.3)
  const wall = ink.lightness > 0.3 && chance.often(0.3) ? sketch.dye('crudo') : sketch.dye('blanco')
  const laces =
    ink.lightness < 0.3 && chance.often(0.4)
      ? sketch.dye('negro')
      : sketch.dye(wall.lightness < 0.94 ? 'crudo' : 'blanco')
  const mark = dress.accent
    ? accent
    : ink.lightness > 0.6
      ? sketch.dye(chance.pick(['marino', 'oliva', 'bordo', 'negro', 'camel']))
      : sketch.dye('crudo')
  const emblem = chance.pick(['bars', 'arc', 'none'] as const)
  const high = height === 'high'
  if (side === 'other') return drawPairFromAbove(sketch, { toe: 'round', wall, laces, mouth: 'laced', cap: true })
  const tongue = high
    ? 'M440 480 C452 420 474 372 500 348 C526 336 556 344 566 360 C562 400 562 440 570 470 Z'
    : 'M412 584 C430 526 452 486 482 464 C508 452 540 462 550 480 C546 508 544 530 550 556 Z'
  sketch.piece(tongue, { thickness: 0.9, cloth: 'plain' })
  sketch.piece(
    high
      ? 'M530 410 C600 396 690 392 780 372 C798 380 802 400 800 420 C730 460 610 468 530 446 Z'
      : 'M506 540 C570 526 660 528 720 510 C750 498 776 494 796 508 C782 556 710 592 640 594 C584 594 534 570 506 540 Z',
    { shade: 0.5, cloth: 'bare', thickness: 0.4 },
  )
  sketch.piece(
    high
      ? `${toe} C400 566 432 520 458 470 C478 430 498 404 528 396 C560 402 590 424 628 426 C684 428 732 404 782 384 C804 390 808 418 804 452 C796 560 808 660 824 736 ${bottom}`
      : `${toe} C402 574 440 552 474 528 C494 514 518 522 536 540 C574 576 624 590 676 570 C718 552 750 520 792 504 C810 510 812 538 808 566 C804 620 812 680 824 736 ${bottom}`,
  )
  sketch.fold([120, 716], [170, 680], [280, 650], 20, 0.4)
  sketch.fold([300, 690], [330, 660], [346, 620], 14, -0.5)
  sketch.fold([430, 730], [540, 700], [700, 660], 34, 0.3)
  sketch.seam('M262 752 C274 708 300 662 334 616')
  sketch.stitch('M273 752 C286 712 310 670 343 626')
  if (emblem !== 'none') {
    const arc = 'M478 720 C540 722 600 690 640 622 L688 606 C650 696 580 744 496 744 Z'
    const bars = 'M506 736 L548 628 L582 622 L540 740 Z M566 742 L612 620 L646 612 L600 744 Z'
    sketch.piece(emblem === 'arc' ? arc : bars, { ink: mark, cloth: 'plain', thickness: 0.4, lifted: 3, inner: true })
  }
  drawHeel(sketch, high, mark)
  const stay = high
    ? 'M322 622 C358 596 398 548 426 494 C446 452 468 410 498 396 C514 390 530 394 540 402 C528 434 500 492 474 540 C452 584 428 616 404 636 C378 650 346 648 322 622 Z'
    : 'M322 622 C372 598 424 562 462 536 C484 518 508 520 526 534 C504 568 470 606 438 632 C408 650 352 652 322 622 Z'
  sketch.piece(stay, { cloth: 'plain', thickness: 0.7, lifted: 4, inner: true })
  const eyelets = high
    ? ([
        [356, 620],
        [390, 588],
        [418, 548],
        [442, 504],
        [464, 462],
        [490, 424],
      ] as const)
    : ([
        [354, 622],
        [386, 602],
        [418, 582],
        [448, 562],
        [478, 542],
      ] as const)
  lace(sketch, eyelets, high ? [-30, -24] : [-22, -34], laces)
  bow(sketch, high ? [480, 392] : [466, 508], laces)
  perforate(
    sketch,
    [
      [186, 682],
      [210, 675],
      [234, 668],
      [196, 702],
      [221, 695],
      [246, 688],
      [207, 722],
      [233, 715],
    ],
    3.6,
  )
  sole(
    sketch,
    'M78 748 C70 778 84 800 130 802 L772 802 C812 802 832 788 829 754 L826 718 C700 738 520 744 380 742 C260 740 150 734 96 724 C84 730 80 740 78 748 Z',
    wall,
    {
      shape: 'M86 780 C88 804 100 812 140 812 L770 812 C808 812 824 804 828 780 Z',
      ink: gum ? sketch.dye('camel') : wall,
    },
  )
  sketch.stitch('M98 742 C180 754 300 760 400 760 C540 762 700 756 824 736', wall)
  sketch.mark(
    `<path d="M88 784 C200 792 700 792 826 780" fill="none" stroke="${wall.line}" stroke-opacity=".5" stroke-width="2.4"/>`,
  )
  return { focus: [340, 630, 2.5], ground: { x: 455, y: 808, reach: 390 } }
}

function drawHeel(sketch: Sketch, high: boolean, mark: Sketch['ink']) {
  sketch.piece('M676 748 C684 694 726 650 806 634 C806 668 814 704 824 738 C780 744 720 748 676 748 Z', {
    cloth: 'plain',
    thickness: 0.7,
    lifted: 3,
    inner: true,
  })
  sketch.stitch('M688 748 C696 704 734 664 808 646')
  const tab = high
    ? 'M744 400 C758 394 770 388 782 384 C804 390 808 418 804 452 C802 476 800 500 801 516 C784 522 764 522 748 514 C742 470 740 436 744 400 Z'
    : 'M748 530 C764 518 778 510 792 504 C810 510 812 538 808 566 C807 590 806 604 807 616 C792 622 770 622 754 616 C746 588 744 560 748 530 Z'
  sketch.piece(tab, { ink: mark, cloth: 'plain', thickness: 0.8, inner: true })
  sketch.stitch(
    high
      ? 'M546 410 C572 430 604 440 634 440 C690 440 736 418 782 398'
      : 'M534 554 C574 590 626 604 680 584 C720 566 752 536 790 520',
  )
  if (high)
    sketch.mark(
      `<circle cx="640" cy="530" r="46" fill="${mark.base}"/>${drawTile(640, 530, 54, mark.lightness > 0.5 ? mark.deep : mark.glow)}`,
    )
}
