import type { Silhouette } from '../silhouette.ts'
import { lace } from './shoe-parts.ts'
import { drawPairFromAbove } from './shoe-from-above.ts'

export const runningShoe: Silhouette = {
  span: 34,
  materials: ['mesh', 'technical', 'knit'],
  patterns: ['plain'],
  draw(sketch, side) {
    const { ink, accent, dress, chance } = sketch
    const foam = sketch.dye(chance.pick(['blanco', 'blanco', 'crudo', 'celeste']))
    const pop = dress.accent ? accent : sketch.dye(chance.pick(['terracota', 'mostaza', 'petroleo', 'lavanda', 'rojo']))
    const laces = sketch.dye(ink.lightness < 0.5 ? 'blanco' : 'grafito')
    if (side === 'other') return drawPairFromAbove(sketch, { toe: 'almond', wall: foam, laces, mouth: 'laced' })
    sketch.piece('M420 560 C440 506 466 462 496 442 C520 434 546 444 554 460 C550 490 550 512 556 540 Z', {
      thickness: 0.9,
      ink: pop,
      cloth: 'plain',
    })
    sketch.piece(
      'M510 520 C580 506 660 508 726 482 C756 468 784 458 806 472 C790 530 720 568 650 570 C590 570 540 552 510 520 Z',
      { shade: 0.5, cloth: 'bare', thickness: 0.4 },
    )
    sketch.piece(
      'M74 736 C70 692 102 654 172 636 C246 618 318 598 378 564 C424 538 452 510 482 492 C502 480 524 488 542 506 C578 544 622 560 670 546 C722 528 754 490 802 464 C826 470 830 508 824 540 C820 590 830 640 842 690 C760 712 640 722 520 730 C400 740 200 748 74 736 Z',
    )
    sketch.fold([110, 700], [180, 660], [300, 630], 22, 0.4)
    sketch.fold([300, 690], [336, 650], [360, 600], 16, -0.45)
    // Fused overlays: toe guard, saddle and heel clip.
    const film = { cloth: 'bare', material: 'technical', thickness: 0.6, inner: true } as const
    sketch.piece('M74 738 C70 692 100 656 166 638 C150 668 152 700 186 734 C140 738 100 740 74 738 Z', {
      ...film,
      shade: 0.12,
    })
    sketch.piece('M392 732 C410 690 430 640 424 596 C440 576 462 560 480 546 C520 600 500 680 470 728 Z', {
      ...film,
      ink: pop,
      lifted: 3,
    })
    sketch.piece('M500 728 C540 680 556 620 548 566 C566 580 590 588 610 590 C620 640 590 700 560 724 Z', {
      ...film,
      ink: pop,
      lifted: 3,
    })
    sketch.piece('M660 716 C660 640 720 590 822 580 C824 620 832 660 840 690 C790 704 720 712 660 716 Z', {
      ...film,
      shade: 0.12,
      lifted: 3,
    })
    sketch.piece(
      'M772 482 C784 474 792 468 802 464 C826 470 830 508 824 540 C822 556 822 566 822 576 C800 584 784 576 776 560 C770 532 768 506 772 482 Z',
      { ...film, ink: pop },
    )
    sketch.piece(
      'M322 612 C384 580 430 542 466 506 C486 488 510 488 528 502 C508 540 474 580 440 606 C408 630 352 640 322 612 Z',
      { cloth: 'plain', thickness: 0.7, lifted: 4, inner: true, material: 'technical' },
    )
    lace(
      sketch,
      [
        [352, 612],
        [384, 592],
        [416, 570],
        [448, 544],
        [478, 518],
      ],
      [-20, -34],
      laces,
      11,
    )
    sketch.stitch('M536 522 C576 560 624 576 674 560 C724 544 758 506 800 480')
    sketch.piece(
      'M52 752 C50 722 80 716 130 726 C260 744 400 728 520 718 C640 708 760 694 846 672 C868 716 866 778 838 806 C806 820 760 812 720 804 C600 796 480 802 380 810 C260 822 120 834 76 806 C58 794 52 774 52 752 Z',
      { ink: foam, cloth: 'bare', material: 'technical', thickness: 1 },
    )
    sketch.mark(
      `<path d="M64 770 C200 800 420 776 560 760 C680 748 780 734 858 716" fill="none" stroke="${pop.base}" stroke-width="10"/><path d="M120 800 C240 806 380 790 480 784" fill="none" stroke="${foam.line}" stroke-opacity=".4" stroke-width="3"/>`,
    )
    for (let x = 590; x < 830; x += 34)
      sketch.mark(
        `<path d="M${x} ${768 - (x - 590) * 0.1} l22 24" stroke="${foam.line}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
      )
    sketch.mark(
      `<path d="M80 808 C130 832 260 822 380 812 C480 804 600 798 720 806 C760 814 806 822 836 808" fill="none" stroke="${sketch.dye('grafito').base}" stroke-width="11" stroke-linecap="round"/>`,
    )
    return { focus: [420, 620, 2.5], ground: { x: 455, y: 816, reach: 370 } }
  },
}
