import type { Silhouette } from '../silhouette.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

export const sandal: Silhouette = {
  span: 31,
  materials: ['leather', 'suede'],
  patterns: ['plain', 'print'],
  draw(sketch, side) {
    const { chance, ink } = sketch
    const platform = chance.often(0.5)
    const bed = sketch.dye(chance.pick(['camel', 'arena', 'chocolate']))
    const gold = sketch.dye('dorado')
    if (side === 'other') return drawPairFromAbove(sketch, { toe: 'round', mouth: 'straps', wall: bed })
    const thin = platform ? 0 : 34
    // The far halves of the straps, seen through the shoe.
    const far = { shade: 0.42, thickness: 0.5, cloth: 'plain' } as const
    sketch.piece('M250 660 C300 640 360 640 380 664 C396 696 388 736 384 764 L320 780 C316 740 330 690 336 660 Z', far)
    sketch.piece('M470 632 C520 596 590 594 606 618 C614 650 592 690 586 744 L520 770 C520 720 540 660 560 620 Z', far)
    sketch.piece('M610 606 C640 548 770 530 812 562', { ...far, band: 28 })
    sketch.piece(
      'M66 764 C72 738 160 736 270 744 C400 752 540 730 680 714 C740 708 806 708 832 724 C840 740 836 760 828 770 C560 800 240 800 80 788 C68 782 64 774 66 764 Z',
      { ink: bed, cloth: 'plain', material: 'suede', thickness: 0.7 },
    )
    sketch.piece(
      `M66 770 C240 792 560 790 832 740 L834 ${812 - thin} C830 ${836 - thin} 812 ${844 - thin} 780 ${844 - thin} L130 ${844 - thin} C86 ${844 - thin} 66 ${826 - thin} 66 ${806 - thin * 0.6} Z`,
      { ink: platform ? sketch.dye('arena') : bed, cloth: 'bare', material: 'suede' },
    )
    if (platform) {
      // Rope, wound around the sole.
      for (let y = 796; y < 838; y += 13)
        sketch.mark(
          `<path d="M72 ${y} C260 ${y + 10} 560 ${y + 8} 832 ${y - 26 + (y - 796) * 0.6}" fill="none" stroke="${sketch.dye('camel').base}" stroke-width="9" stroke-dasharray="7 4" stroke-opacity=".75"/>`,
        )
    }
    const straps = [
      'M140 772 C148 716 186 676 240 660 C280 648 322 646 346 650 C354 674 340 700 334 730 C330 752 330 770 332 788 C266 790 200 784 140 772 Z',
      'M388 788 C384 722 410 668 460 632 C492 610 540 604 568 608 C574 634 552 664 542 700 C534 730 534 756 538 778 C490 784 438 788 388 788 Z',
    ]
    for (const strap of straps) sketch.piece(strap, { lifted: 6 })
    sketch.stitch('M152 764 C164 718 198 688 246 672 C282 662 316 659 338 662')
    sketch.stitch('M400 778 C398 726 422 680 468 646 C498 624 536 618 560 620')
    sketch.fold([170, 740], [220, 700], [310, 690], 18, 0.45)
    sketch.fold([420, 740], [460, 690], [530, 660], 14, 0.45)
    sketch.piece(
      'M690 752 C684 700 706 664 742 648 C776 638 806 646 818 662 C828 690 832 714 834 736 C790 752 740 756 690 752 Z',
      { lifted: 4 },
    )
    sketch.stitch('M702 744 C698 706 716 676 746 662 C772 654 794 658 806 670')
    sketch.piece('M786 660 C792 620 798 590 806 566', { band: 34, lifted: 3 })
    sketch.piece('M608 604 C630 648 760 636 814 562', { band: 30, lifted: 6 })
    sketch.mark(
      `<rect x="640" y="606" width="44" height="40" rx="6" fill="none" stroke="${gold.base}" stroke-width="8" transform="rotate(-2 662 626)"/><path d="M642 608l40 -2" stroke="${gold.glow}" stroke-width="3"/><path d="M662 626l24 0" stroke="${gold.shade}" stroke-width="6"/>`,
    )
    sketch.mark(`<g fill="${ink.deep}"><circle cx="704" cy="620" r="4"/><circle cx="724" cy="614" r="4"/></g>`)
    return { focus: [330, 720, 2.5], ground: { x: 450, y: 842 - thin, reach: 388 } }
  },
}
