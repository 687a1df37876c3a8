import type { Silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { zip } from './notions.ts'
import { lace } from './shoe-parts.ts'

export const boot: Silhouette = {
  span: 39,
  materials: ['leather', 'suede'],
  patterns: ['plain'],
  draw(sketch, side) {
    const { chance } = sketch
    const western = chance.often(0.4)
    const tread = sketch.dye(chance.often(0.5) ? 'chocolate' : 'negro')
    if (side === 'other') sketch.faceOtherWay()
    sketch.piece('M430 150 C520 124 650 124 736 148 C740 168 740 184 736 200 C640 224 520 224 430 200 Z', {
      shade: 0.55,
      cloth: 'bare',
      thickness: 0.4,
    })
    sketch.piece(
      'M112 930 C98 880 122 838 190 822 C268 804 334 790 384 744 C434 694 454 616 448 500 C444 380 432 280 428 164 C520 196 650 196 738 162 C736 300 724 430 712 570 C708 660 734 750 746 846 C752 886 752 912 748 932 C600 946 250 944 116 930 Z',
    )
    sketch.fold([470, 230], [500, 420], [480, 640], 40, 0.5)
    sketch.fold([690, 230], [680, 460], [670, 700], 36, -0.45)
    sketch.fold([400, 760], [500, 740], [640, 700], 22, -0.6)
    sketch.fold([430, 710], [520, 690], [690, 660], 20, 0.5)
    sketch.fold([340, 820], [420, 800], [520, 800], 18, -0.4)
    sketch.fold([150, 890], [230, 870], [330, 850], 18, 0.5)
    sketch.seam('M448 620 C470 700 470 820 420 938')
    sketch.seam('M712 560 C660 680 640 800 650 940', sketch.ink, 0.8)
    if (western) {
      sketch.stitch('M470 260 C540 330 560 420 590 520 C610 420 640 330 706 260')
      sketch.stitch('M474 300 C540 360 556 440 590 560 C616 440 644 360 700 300')
      sketch.stitch('M170 866 C220 900 300 890 330 850')
    } else {
      zip(sketch, 'M600 200 C606 420 612 640 640 860', sketch.dye('plata'), [600, 214], 11)
      sketch.piece('M428 250 C520 282 650 282 734 248', { band: 26, cloth: 'plain', lifted: 4, inner: true })
      sketch.mark(
        `<rect x="462" y="252" width="36" height="40" rx="4" fill="none" stroke="${sketch.dye('dorado').base}" stroke-width="7"/>`,
      )
    }
    sketch.stitch('M432 178 C520 208 650 208 736 176')
    const heel = western
      ? 'M566 944 L574 952 C580 976 590 996 594 1010 L724 1022 C736 990 750 960 754 928 Z'
      : 'M570 944 L574 1008 L752 1022 L756 926 Z'
    sketch.piece(heel, { ink: tread, cloth: 'bare', material: 'leather' })
    sketch.piece(
      'M106 926 C300 944 620 946 756 926 L756 950 C640 962 580 960 560 958 C400 964 240 964 140 958 C110 954 104 940 106 926 Z',
      { ink: tread, cloth: 'bare', material: 'leather', thickness: 0.8 },
    )
    return {
      focus: [500, 760, 2.25],
      ground: { x: 420, y: 1020, reach: 350 },
      tilt: { degrees: -4.2, x: 752, y: 1022 },
      flipped: side === 'other',
    }
  },
}

export const ankleBoot: Silhouette = {
  span: 34,
  materials: ['leather', 'suede'],
  patterns: ['plain'],
  draw(sketch, side) {
    const { chance } = sketch
    const laced = chance.often(0.45)
    const tread = sketch.dye(chance.pick(['negro', 'chocolate', 'camel']))
    if (side === 'other') sketch.faceOtherWay()
    sketch.piece('M474 352 C560 330 690 330 776 350 C782 370 782 386 776 400 C690 424 560 424 474 400 Z', {
      shade: 0.55,
      cloth: 'bare',
      thickness: 0.4,
    })
    if (laced)
      sketch.piece('M384 640 C424 580 452 450 486 330 C510 318 540 322 552 336 L560 420 L470 640 Z', { thickness: 0.8 })
    sketch.piece(
      'M92 790 C84 748 112 716 172 702 C252 686 328 664 388 618 C440 576 466 510 472 430 C474 404 474 384 472 362 C560 390 690 390 780 358 C786 470 786 600 804 700 C812 740 814 770 810 792 C700 806 300 806 92 790 Z',
    )
    sketch.fold([130, 756], [200, 730], [320, 704], 20, 0.45)
    sketch.fold([380, 650], [450, 650], [560, 610], 20, -0.6)
    sketch.fold([430, 590], [500, 580], [600, 540], 18, 0.45)
    sketch.fold([730, 430], [740, 560], [750, 700], 34, -0.35)
    sketch.seam('M400 608 C440 660 440 730 420 802')
    if (laced) drawLacing(sketch)
    else {
      sketch.piece('M552 384 C580 388 640 388 664 384 C670 470 652 560 616 640 C576 560 552 470 552 384 Z', {
        ink: sketch.dye('negro'),
        cloth: 'bare',
        material: 'canvas',
        thickness: 0.6,
        inner: true,
      })
      for (let x = 560; x < 662; x += 9)
        sketch.mark(
          `<path d="M${x} 390 C${x} 470 ${Math.round(608 + (x - 608) * 0.5)} 560 ${Math.round(614 + (x - 614) * 0.12)} 630" stroke="#fff" stroke-opacity=".13" stroke-width="3" fill="none"/>`,
        )
      sketch.stitch('M543 386 C543 474 568 566 616 652 C662 566 680 474 674 384')
      sketch.piece('M752 372 C752 316 796 316 790 376', { band: 18, cloth: 'plain', cap: 'butt', lifted: 3 })
    }
    sketch.stitch('M476 378 C560 404 690 404 780 374')
    sketch.piece('M606 800 L612 859 L810 868 L816 784 Z', { ink: tread, cloth: 'bare', material: 'leather' })
    sketch.piece(
      'M82 786 C300 806 640 806 816 784 L816 812 C700 824 640 824 606 824 C460 832 240 832 124 826 C90 822 80 806 82 786 Z',
      { ink: tread, cloth: 'bare', material: 'leather', thickness: 0.8 },
    )
    sketch.stitch('M96 800 C300 818 640 818 812 798', tread)
    return {
      focus: [560, 520, 2.25],
      ground: { x: 440, y: 866, reach: 385 },
      tilt: { degrees: -2.6, x: 810, y: 868 },
      flipped: side === 'other',
    }
  },
}

function drawLacing(sketch: Sketch) {
  sketch.piece(
    'M360 650 C410 616 452 560 470 480 C474 440 474 400 474 366 L540 386 C548 460 530 560 470 640 C440 672 390 684 360 650 Z',
    { thickness: 0.7, lifted: 4, inner: true },
  )
  sketch.stitch('M532 392 C538 466 520 560 462 632')
  lace(
    sketch,
    [
      [402, 640],
      [436, 604],
      [462, 562],
      [480, 516],
      [490, 466],
      [494, 418],
    ],
    [-36, -22],
    sketch.dye(sketch.ink.lightness > 0.5 ? 'chocolate' : 'mostaza'),
    11,
  )
  sketch.stitch('M250 694 C270 730 276 760 270 800')
}
