import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawBootClosure, type Shaft } from './boot-closures.ts'

type Ink = Sketch['ink']
type Toe = 'round' | 'almond' | 'square' | 'point'

/** The shapes of the shaft: the height of its opening, and how it leans. */
const shafts: Readonly<Record<Shaft, { front: string; mouth: string; inside: string; back: string; top: string }>> = {
  ankle: {
    front: 'C388 690 446 640 468 566 C478 524 478 486 474 452',
    mouth: 'C556 478 690 478 772 446',
    back: 'C778 560 786 660 806 772 C814 812 816 846 812 866',
    inside: 'M474 446 C556 424 690 424 772 442 C776 458 776 468 772 480 C690 502 556 502 474 480 Z',
    top: 'M478 470 C556 496 690 496 772 464',
  },
  mid: {
    front: 'C388 690 444 630 462 540 C472 470 468 380 462 296',
    mouth: 'C550 324 686 324 766 292',
    back: 'C768 440 770 560 780 660 C790 740 814 800 812 866',
    inside: 'M462 290 C550 266 686 266 766 286 C770 304 770 316 766 328 C686 350 550 350 462 328 Z',
    top: 'M466 314 C550 342 686 342 766 310',
  },
  high: {
    front: 'C388 690 438 624 452 530 C460 430 440 300 436 150',
    mouth: 'C530 180 680 180 768 146',
    back: 'C772 320 762 440 764 560 C768 690 812 780 812 866',
    inside: 'M436 146 C530 120 680 120 768 140 C772 158 772 172 768 186 C680 208 530 208 436 184 Z',
    top: 'M440 168 C530 198 680 198 768 164',
  },
}

const toes: Readonly<Record<Toe, string>> = {
  round: 'M92 862 C80 816 108 780 172 766 C252 750 318 738 368 704',
  almond: 'M78 864 C74 828 112 794 178 774 C252 752 318 736 368 704',
  square: 'M84 864 C76 838 84 806 106 794 C180 774 306 744 368 704',
  point: 'M56 862 C64 842 118 806 188 778 C256 752 318 736 368 704',
}

/** Where the sole begins under each toe. */
const tips: Readonly<Record<Toe, number>> = { round: 82, almond: 70, square: 76, point: 46 }

type Base = 'low' | 'lug' | 'block' | 'cuban' | 'stiletto' | 'platform'
const lift: Readonly<Record<Base, number>> = { low: 0, lug: 24, block: 60, cuban: 40, stiletto: 84, platform: 46 }

const treads = { black: 'negro', brown: 'chocolate', natural: 'camel' } as const

/** A boot stands on its heel and its ball: the whole upper is tilted by how much the heel is higher than the sole. */
const tilts: Readonly<Record<Base, number>> = {
  low: -2,
  lug: -1.6,
  block: -6.4,
  cuban: -4.4,
  stiletto: -8.4,
  platform: -2,
}

export const boot: Silhouette = silhouette({
  span: 36,
  materials: ['leather', 'suede'],
  patterns: ['plain'],
  parts: {
    shaft: ['ankle', 'mid', 'high'],
    toe: ['round', 'almond', 'square', 'point'],
    base: ['low', 'lug', 'block', 'cuban', 'stiletto', 'platform'],
    closure: ['elastic', 'laces', 'zip', 'pull-on', 'buckle'],
    trim: ['plain', 'cap', 'western', 'strap', 'cuff'],
    tread: ['black', 'brown', 'natural'],
    seam: ['vamp', 'side', 'none'],
  },
  draw(sketch, side, form) {
    const tread = sketch.dye(treads[form.tread])
    if (side === 'other') sketch.faceOtherWay()
    const shaft = shafts[form.shaft]
    const high = lift[form.base]
    const down = form.shaft === 'high' ? 84 : form.shaft === 'mid' ? 20 : -30
    sketch.lay({ dy: down }, () => {
      sketch.piece(shaft.inside, { shade: 0.55, cloth: 'bare', thickness: 0.4 })
      if (form.closure === 'laces') drawTongue(sketch, form.shaft)
      sketch.piece(`${toes[form.toe]} ${shaft.front} ${shaft.mouth} ${shaft.back} C700 880 300 880 92 866 Z`)
      drawCreases(sketch, form.shaft, form.seam)
      drawTrim(sketch, form.trim, form.shaft)
      drawBootClosure(sketch, form.closure, form.shaft)
      sketch.stitch(shaft.top)
      drawBase(sketch, form.base, tips[form.toe], tread)
    })
    return {
      focus: [520, 640 + down, 2.1],
      ground: { x: 445, y: 908 + down + high * 0.86, reach: 380 },
      tilt: { degrees: tilts[form.base], x: 812, y: 900 + down },
      flipped: side === 'other',
    }
  },
})

function drawTongue(sketch: Sketch, shaft: Shaft) {
  sketch.piece(
    {
      ankle: 'M384 716 C424 660 456 540 486 412 C508 400 540 404 552 418 L556 500 L470 716 Z',
      mid: 'M384 716 C430 640 456 440 474 256 C500 244 532 248 544 262 L548 340 L470 716 Z',
      high: 'M384 716 C430 640 446 380 450 116 C478 104 512 108 524 122 L528 200 L470 716 Z',
    }[shaft],
    { thickness: 0.8 },
  )
}

function drawCreases(sketch: Sketch, shaft: Shaft, seam: 'vamp' | 'side' | 'none') {
  sketch.fold([130, 830], [210, 800], [330, 776], 20, 0.45)
  sketch.fold([400, 722], [480, 714], [600, 676], 20, -0.55)
  sketch.fold([446, 660], [520, 650], [640, 610], 18, 0.45)
  sketch.fold([600, 860], [680, 820], [770, 780], 26, 0.3)
  if (seam === 'vamp') sketch.seam('M404 690 C440 740 440 806 420 872', sketch.ink, 0.8)
  if (seam === 'side') {
    sketch.seam('M640 870 C636 800 660 740 786 716', sketch.ink, 0.9)
    sketch.stitch('M652 872 C648 808 670 752 788 728')
  }
  if (shaft === 'ankle') return sketch.fold([724, 500], [740, 620], [756, 760], 34, -0.35)
  const top = shaft === 'high' ? 220 : 350
  sketch.fold([490, top], [506, 440], [494, 590], 34, 0.45)
  sketch.fold([724, top], [722, 480], [722, 700], 36, -0.4)
  if (shaft === 'high') sketch.fold([520, 420], [600, 440], [730, 410], 18, -0.3)
}

function drawTrim(sketch: Sketch, kind: 'plain' | 'cap' | 'western' | 'strap' | 'cuff', shaft: Shaft) {
  const gold = sketch.dye('dorado')
  if (kind === 'cap') {
    sketch.piece('M88 866 C78 818 104 782 166 768 C196 780 214 820 214 876 C170 874 124 870 88 866 Z', {
      thickness: 0.8,
      lifted: 3,
      inner: true,
    })
    sketch.stitch('M206 874 C206 824 190 790 162 780')
  }
  if (kind === 'western') {
    sketch.stitch('M150 806 C210 846 300 840 350 776')
    sketch.stitch('M140 820 C206 862 306 856 360 784')
    if (shaft !== 'ankle') {
      sketch.stitch('M500 350 C560 410 576 490 606 580 C630 490 656 410 730 350')
      sketch.stitch('M504 388 C560 440 574 510 606 614 C634 510 660 440 726 388')
      sketch.stitch('M520 440 C566 480 580 550 606 650 C630 550 652 480 712 440')
    }
  }
  if (kind === 'strap') {
    sketch.piece('M426 700 C520 730 680 730 786 690', { band: 28, cloth: 'plain', lifted: 5, inner: true })
    sketch.mark(
      `<rect x="560" y="700" width="44" height="46" rx="6" fill="none" stroke="${gold.base}" stroke-width="8"/><path d="M562 703h40" stroke="${gold.glow}" stroke-width="3"/>`,
    )
  }
  if (kind === 'cuff') {
    const y = shaft === 'high' ? 176 : shaft === 'mid' ? 326 : 480
    sketch.piece(`M${shaft === 'high' ? 438 : 466} ${y} C556 ${y + 28} 690 ${y + 28} 770 ${y - 6}`, {
      band: 54,
      cloth: 'plain',
      lifted: 5,
      inner: true,
      thickness: 0.7,
    })
  }
}

function drawBase(sketch: Sketch, base: Base, tip: number, tread: Ink) {
  const hard = { ink: tread, cloth: 'bare', material: 'leather' } as const
  const heels: Partial<Record<Base, string>> = {
    low: 'M606 872 L612 914 L812 914 L818 858 Z',
    block: 'M624 872 L636 978 L806 992 L818 856 Z',
    cuban: 'M596 872 C606 904 616 930 620 950 L778 960 C792 924 812 890 818 858 Z',
    stiletto: 'M690 872 C724 892 748 940 754 1000 L782 1003 C786 950 806 900 818 858 Z',
  }
  const heel = heels[base]
  if (heel) sketch.piece(heel, hard)
  if (base === 'lug' || base === 'platform') {
    const deep = base === 'platform' ? 58 : 40
    let edge = ''
    for (let x = 800; x > 110; x -= 44)
      edge += base === 'lug' ? ` L${x} ${866 + deep + 8} L${x - 26} ${866 + deep + 8} L${x - 32} ${866 + deep - 6}` : ''
    sketch.piece(
      `M${tip - 4} 862 C300 884 640 884 820 858 L824 ${862 + deep} ${edge || `C700 ${876 + deep} 240 ${878 + deep} 120 ${872 + deep}`} L110 ${868 + deep} C${tip + 2} ${864 + deep} ${tip - 8} ${850 + deep / 2} ${tip - 4} 862 Z`,
      { ...hard, material: 'canvas', thickness: 0.9 },
    )
    sketch.stitch('M92 878 C300 898 640 898 816 874', tread, base === 'lug' ? sketch.dye('mostaza').base : undefined)
    return
  }
  sketch.piece(
    `M${tip} 860 C300 882 640 882 818 858 L818 884 C700 898 640 898 606 898 C460 906 240 904 ${tip + 42} 896 C${tip + 8} 892 ${tip - 2} 880 ${tip} 860 Z`,
    { ...hard, thickness: 0.8 },
  )
  sketch.stitch('M96 874 C300 892 640 892 812 872', tread)
}
