import type { Silhouette } from '../silhouette.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

export const heel: Silhouette = {
  span: 28,
  materials: ['leather', 'suede', 'satin'],
  patterns: ['plain', 'print'],
  draw(sketch, side) {
    const { chance } = sketch
    const block = chance.often(0.4)
    if (side === 'other') return drawPairFromAbove(sketch, { toe: 'point', mouth: 'open' })
    const lining = sketch.dye('arena')
    sketch.piece(
      'M300 690 C400 640 520 640 620 560 C680 510 730 460 776 440 C790 446 796 456 798 470 C760 540 700 620 640 676 C560 730 420 748 300 690 Z',
      { ink: lining, cloth: 'bare', shade: 0.3, thickness: 0.4 },
    )
    sketch.piece(
      block
        ? 'M800 520 C806 620 806 740 800 838 L704 838 C710 790 706 744 682 714 C668 700 650 694 634 694 C700 640 760 600 800 520 Z'
        : 'M800 520 C806 600 794 700 780 780 L770 838 L746 838 L744 780 C740 734 722 704 690 690 C676 686 660 686 648 690 C710 640 770 590 800 520 Z',
    )
    sketch.piece(
      'M56 828 C66 796 170 752 286 690 C318 674 344 680 368 696 C470 760 590 700 684 566 C712 522 742 476 782 444 C800 452 808 486 804 520 C798 590 770 650 726 690 C700 652 650 668 576 728 C490 792 380 826 240 834 C150 840 80 842 58 826 Z',
    )
    sketch.fold([130, 806], [240, 770], [400, 760], 18, 0.5)
    sketch.fold([420, 770], [560, 720], [700, 620], 24, -0.4)
    sketch.fold([720, 540], [760, 520], [780, 490], 14, 0.5)
    sketch.stitch('M292 716 C318 702 340 704 362 717 C474 776 600 714 696 578 C722 534 750 490 784 460')
    sketch.mark(
      `<path d="M60 830 C150 846 380 840 500 784 C580 736 650 670 722 692" fill="none" stroke="${sketch.dye('chocolate').base}" stroke-width="9" stroke-linecap="round"/>`,
    )
    return { focus: [330, 740, 2.25], ground: { x: 430, y: 838, reach: 380 } }
  },
}

export const flat: Silhouette = {
  span: 30,
  materials: ['leather', 'suede', 'satin'],
  patterns: ['plain', 'print', 'checks'],
  draw(sketch, side) {
    const tread = sketch.dye('camel')
    const capped = sketch.chance.often(0.4)
    if (side === 'other') return drawPairFromAbove(sketch, { toe: 'almond', mouth: 'open', cap: capped })
    sketch.piece(
      'M300 690 C420 640 600 660 720 620 C750 606 776 600 794 606 C780 668 700 716 600 726 C480 736 360 726 300 690 Z',
      { ink: sketch.dye('arena'), cloth: 'bare', shade: 0.3, thickness: 0.4 },
    )
    sketch.piece(
      'M70 784 C64 748 98 722 160 708 C226 694 280 672 326 664 C356 660 384 668 408 684 C500 738 624 728 704 666 C734 640 760 612 790 602 C808 610 814 640 812 680 C812 720 816 752 818 784 C600 806 250 806 70 784 Z',
    )
    sketch.fold([110, 760], [190, 730], [320, 700], 18, 0.5)
    sketch.fold([420, 760], [560, 770], [720, 720], 26, 0.3)
    sketch.fold([330, 770], [380, 740], [410, 700], 14, -0.4)
    sketch.stitch('M330 676 C358 674 380 682 402 696 C500 752 628 742 710 678 C740 654 764 628 792 616')
    if (capped)
      sketch.piece(
        'M70 784 C64 748 98 722 160 708 C180 704 196 700 210 696 C196 726 200 762 220 796 C160 794 110 790 70 784 Z',
        {
          ink: sketch.dress.accent ? sketch.accent : sketch.dye('negro'),
          cloth: 'plain',
          material: 'leather',
          inner: true,
        },
      )
    sketch.piece(
      'M62 784 C300 806 620 806 820 782 L820 800 C780 808 740 810 700 812 C460 818 240 818 110 810 C76 806 62 798 62 784 Z',
      { ink: tread, cloth: 'bare', material: 'leather', thickness: 0.8 },
    )
    sketch.piece('M690 806 L694 826 L818 826 L820 796 Z', {
      ink: sketch.dye('chocolate'),
      cloth: 'bare',
      material: 'leather',
      thickness: 0.6,
    })
    const loop = { cloth: 'plain', thickness: 0.9, lifted: 6 } as const
    sketch.piece('M336 672 C300 630 250 630 246 656 C246 684 296 694 336 684 Z', loop)
    sketch.piece('M336 672 C370 628 424 634 424 660 C422 688 376 694 336 684 Z', loop)
    sketch.piece(
      'M322 662 C330 656 344 656 350 664 C354 676 352 688 346 694 C336 698 326 696 320 690 C316 680 318 670 322 662 Z',
      { ...loop, lifted: 3 },
    )
    return { focus: [330, 710, 2.5], ground: { x: 450, y: 822, reach: 385 } }
  },
}

export const loafer: Silhouette = {
  span: 32,
  materials: ['leather', 'suede'],
  patterns: ['plain'],
  draw(sketch, side) {
    const { chance } = sketch
    const gold = sketch.dye('dorado')
    const bit = chance.often(0.45)
    const chunky = chance.often(0.4)
    const tread = sketch.dye(chance.pick(['negro', 'chocolate']))
    if (side === 'other') return drawPairFromAbove(sketch, { toe: 'round', mouth: 'loafer' })
    sketch.piece(
      'M470 600 C560 580 680 590 740 560 C766 548 788 546 800 560 C780 620 700 650 620 650 C560 648 500 630 470 600 Z',
      { ink: sketch.dye('arena'), cloth: 'bare', shade: 0.4, thickness: 0.4 },
    )
    sketch.piece(
      'M74 790 C64 744 98 708 170 690 C250 672 330 648 396 602 C424 582 452 572 474 580 C506 622 566 650 644 632 C704 614 744 578 792 558 C812 566 816 600 812 640 C810 700 818 744 822 788 C600 806 250 808 74 790 Z',
    )
    sketch.fold([110, 756], [180, 724], [300, 700], 20, 0.5)
    sketch.fold([480, 770], [600, 750], [740, 690], 30, 0.3)
    // The apron, sewn on with a raised seam.
    sketch.piece(
      'M120 722 C150 690 250 676 320 648 C370 626 410 596 440 580 C452 574 464 574 474 580 C480 600 470 630 450 654 C400 704 300 730 210 736 C160 740 124 738 120 722 Z',
      { thickness: 0.9, inner: true },
    )
    sketch.seam('M116 722 C124 742 164 744 212 740 C304 734 406 708 456 656', sketch.ink, 1.2)
    sketch.stitch('M112 730 C124 752 166 752 214 748 C310 742 412 714 464 660')
    sketch.seam('M640 636 C620 690 620 750 640 800')
    sketch.stitch('M498 602 C540 646 600 662 660 644 C712 626 752 592 792 574')
    sketch.piece('M366 642 C400 616 436 600 470 596 C500 640 520 700 520 790 L438 796 C440 730 420 680 366 642 Z', {
      thickness: 0.8,
      lifted: 6,
      inner: true,
    })
    sketch.stitch('M372 652 C424 690 446 740 446 794 M466 606 C494 650 512 710 512 790')
    if (bit) {
      sketch.piece('M396 640 C420 660 444 664 470 640', {
        band: 11,
        ink: gold,
        cloth: 'bare',
        material: 'metal',
        cap: 'round',
        lifted: 4,
        inner: true,
      })
      sketch.mark(
        `<g fill="none" stroke="${gold.base}" stroke-width="8"><ellipse cx="392" cy="636" rx="14" ry="19"/><ellipse cx="476" cy="634" rx="14" ry="19"/></g><g fill="none" stroke="${gold.glow}" stroke-width="2.4"><path d="M380 630A14 19 0 0 1 392 617M464 628A14 19 0 0 1 476 615"/></g>`,
      )
    } else
      sketch.mark(
        `<path d="M420 640C440 626 456 622 468 624L476 644C458 644 442 650 428 662Z" fill="${sketch.ink.deep}" fill-opacity=".75"/>`,
      )
    const low = chunky ? 24 : 0
    sketch.piece(
      `M64 786 C300 808 620 808 824 784 L826 ${806 + low} C760 ${818 + low} 640 ${820 + low} 560 ${820 + low} C380 ${826 + low} 220 ${824 + low} 110 ${818 + low} C74 ${814 + low} 62 ${802 + low} 64 786 Z`,
      { ink: tread, cloth: 'bare', material: 'leather', thickness: 0.9 },
    )
    sketch.piece(`M600 ${814 + low} L606 ${842 + low} L824 ${848 + low} L826 ${800 + low} Z`, {
      ink: tread,
      cloth: 'bare',
      material: 'leather',
      thickness: 0.8,
    })
    sketch.stitch('M80 800 C300 820 620 820 820 798', tread, sketch.dye('camel').base)
    return {
      focus: [420, 680, 2.5],
      ground: { x: 450, y: 844 + low, reach: 388 },
      tilt: { degrees: -1.7, x: 824, y: 848 + low },
    }
  },
}
