import type { Sketch } from '../sketch.ts'

type Ink = Sketch['ink']
const rubber = { cloth: 'bare', material: 'technical' } as const

/** How much higher the foot stands than on a plain cup sole. */
export const soleRise = { cup: 0, gum: 0, vulcanised: -10, platform: 46, double: 30 } as const
export type FlatSole = keyof typeof soleRise

/** Soles of a flat last, drawn from the ground up; the upper has already been raised accordingly. */
export function drawFlatSole(sketch: Sketch, kind: FlatSole, wall: Ink, line: Ink) {
  const up = soleRise[kind]
  const top = (y: number) => y - up
  const tread = kind === 'gum' ? sketch.dye('camel') : wall
  sketch.piece('M86 780 C88 804 100 812 140 812 L770 812 C808 812 824 804 828 780 Z', {
    ink: tread,
    cloth: 'bare',
    material: 'canvas',
    thickness: 0.8,
  })
  sketch.piece(
    `M78 ${top(748)} C70 778 84 802 130 803 L772 803 C812 803 834 788 831 ${top(754)} L827 ${top(718)} C700 ${top(738)} 520 ${top(744)} 380 ${top(742)} C260 ${top(740)} 150 ${top(734)} 96 ${top(724)} C84 ${top(730)} 80 ${top(740)} 78 ${top(748)} Z`,
    { ink: wall, ...rubber, thickness: 1 },
  )
  const along = (y: number) => `M84 ${y} C200 ${y + 10} 700 ${y + 10} 828 ${y - 4}`
  const groove = (y: number, width = 2.6) =>
    sketch.mark(
      `<path d="${along(y)}" fill="none" stroke="${wall.line}" stroke-opacity=".55" stroke-width="${width}"/><path d="${along(y + 3)}" fill="none" stroke="${wall.glow}" stroke-opacity=".6" stroke-width="2"/>`,
    )
  if (kind === 'vulcanised') sketch.mark(`<path d="${along(776)}" fill="none" stroke="${line.base}" stroke-width="7"/>`)
  else if (kind === 'platform') {
    groove(748)
    groove(768)
    groove(786)
  } else if (kind === 'double') {
    sketch.mark(`<path d="${along(772)}" fill="none" stroke="${line.base}" stroke-width="16"/>`)
    groove(752)
  } else {
    sketch.stitch(`M98 742 C180 754 300 760 400 760 C540 762 700 756 824 736`, wall)
    groove(782)
  }
}

/** Foam for running: thick under the heel, curved at the toe. */
export function drawFoamSole(sketch: Sketch, kind: 'foam' | 'rocker' | 'wave' | 'lug', foam: Ink, pop: Ink) {
  const dark = sketch.dye('grafito')
  const shapes = {
    foam: 'M52 752 C50 722 80 716 130 726 C260 744 400 728 520 718 C640 708 760 694 846 672 C868 716 866 778 838 806 C806 820 760 812 720 804 C600 796 480 802 380 810 C260 822 120 834 76 806 C58 794 52 774 52 752 Z',
    rocker:
      'M40 732 C44 710 80 712 130 724 C260 742 400 726 520 714 C640 702 760 688 850 660 C884 706 884 768 846 796 C800 818 740 818 680 818 L300 818 C200 818 110 800 66 766 C50 752 42 742 40 732 Z',
    wave: 'M50 754 C46 722 80 714 130 724 C220 738 300 712 390 722 C470 732 540 690 640 700 C720 706 790 676 850 662 C880 712 880 778 842 808 C800 820 740 812 690 816 L170 818 C90 818 54 796 50 754 Z',
    lug: 'M54 752 C50 722 80 714 130 724 C260 742 400 728 520 718 C640 708 760 694 846 672 C864 712 862 762 838 784 C700 792 480 792 360 796 C240 804 120 806 78 786 C60 776 54 766 54 752 Z',
  }
  if (kind === 'lug') {
    let teeth = 'M70 770'
    for (let x = 84; x < 826; x += 34) teeth += ` L${x} 816 L${x + 22} 816 L${x + 26} 800`
    sketch.piece(`${teeth} L842 790 L852 750 L846 736 L70 756 Z`, { ink: dark, ...rubber, thickness: 0.8 })
  }
  sketch.piece(shapes[kind], { ink: foam, ...rubber, thickness: 1 })
  if (kind === 'foam') {
    sketch.mark(
      `<path d="M64 770 C200 800 420 776 560 760 C680 748 780 734 858 716" fill="none" stroke="${pop.base}" stroke-width="10"/><path d="M120 800 C240 806 380 790 480 784" fill="none" stroke="${foam.line}" stroke-opacity=".4" stroke-width="3"/>`,
    )
    for (let x = 590; x < 830; x += 34)
      sketch.mark(
        `<path d="M${x} ${768 - (x - 590) * 0.1} l22 24" stroke="${foam.line}" stroke-opacity=".5" stroke-width="5" stroke-linecap="round"/>`,
      )
    sketch.mark(
      `<path d="M80 808 C130 832 260 822 380 812 C480 804 600 798 720 806 C760 814 806 822 836 808" fill="none" stroke="${dark.base}" stroke-width="11" stroke-linecap="round"/>`,
    )
  }
  if (kind === 'rocker')
    sketch.mark(
      `<path d="M62 752 C180 790 420 772 560 754 C680 738 790 716 866 700" fill="none" stroke="${foam.line}" stroke-opacity=".5" stroke-width="3"/><path d="M180 803 C300 810 600 811 780 804" fill="none" stroke="${pop.base}" stroke-width="10" stroke-linecap="round"/>`,
    )
  if (kind === 'wave') {
    let pods = ''
    for (const [x, y] of [
      [200, 772],
      [330, 768],
      [460, 764],
      [590, 758],
      [720, 750],
    ] as const)
      pods += `M${x - 52} ${y + 26}C${x - 44} ${y - 14} ${x + 40} ${y - 22} ${x + 52} ${y + 18}`
    sketch.mark(
      `<path d="${pods}" fill="none" stroke="${foam.deep}" stroke-opacity=".34" stroke-width="7" stroke-linecap="round"/><path d="${pods}" fill="none" stroke="${foam.glow}" stroke-opacity=".7" stroke-width="3" transform="translate(2 7)" stroke-linecap="round"/><path d="M110 809 C300 814 600 814 810 806" fill="none" stroke="${dark.base}" stroke-width="13" stroke-linecap="round"/>`,
    )
  }
  if (kind === 'lug')
    sketch.mark(
      `<path d="M64 764 C200 790 420 768 560 752 C680 740 780 728 856 708" fill="none" stroke="${pop.base}" stroke-width="8"/>`,
    )
}
