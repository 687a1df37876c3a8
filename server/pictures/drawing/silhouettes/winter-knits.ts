import { across, symmetric } from '../path.ts'
import type { Silhouette } from '../silhouette.ts'

export const beanie: Silhouette = {
  parts: {},
  span: 34,
  materials: ['knit', 'wool'],
  patterns: ['plain', 'stripes'],
  draw(sketch, side) {
    const { ink, chance } = sketch
    const pompom = chance.often(0.4)
    sketch.piece(symmetric('M450 330 C560 330 650 400 676 540 C684 600 688 660 688 720 L450 730'), { thickness: 1.2 })
    for (const at of [-0.8, -0.4, 0.05, 0.45, 0.82])
      sketch.fold(
        [450 + at * 60, 350],
        [450 + at * 190, 480],
        [450 + at * 236, 720],
        22,
        at < 0.3 && at > -0.3 ? 0.4 : 0.45 * Math.sign(at || 1),
      )
    sketch.fold([300, 700], [450, 720], [600, 700], 18, -0.5)
    const cuff = 'M450 672 C540 672 630 668 694 652 C704 690 706 780 698 830 C620 852 530 858 450 858'
    sketch.piece(symmetric(cuff), { cloth: 'plain', thickness: 1, lifted: 5 })
    sketch.rib(across('M450 766 C540 766 630 760 702 742'), 168, ink, 13)
    if (side !== 'other')
      sketch.piece('M540 748 L606 742 L608 800 L542 806 Z', {
        ink: sketch.dye('camel'),
        cloth: 'plain',
        material: 'leather',
        thickness: 0.5,
        lifted: 4,
        inner: true,
      })
    if (pompom) {
      const yarn = sketch.dress.accent ? sketch.accent : ink
      sketch.piece('M450 190 C540 190 566 260 552 312 C530 372 370 372 348 312 C334 260 360 190 450 190 Z', {
        ink: yarn,
        material: 'wool',
        cloth: 'plain',
        thickness: 1.3,
      })
      const strands = Array.from({ length: 46 }, (_, i) => {
        const angle = (i / 46) * Math.PI * 2
        const inner = chance.between(30, 70)
        const outer = chance.between(92, 116)
        const at = (r: number) =>
          `${Math.round(450 + Math.cos(angle) * r)} ${Math.round(272 + Math.sin(angle) * r * 0.84)}`
        return `M${at(inner)}L${at(outer)}`
      })
      sketch.mark(
        `<path d="${strands.join('')}" stroke="${yarn.base}" stroke-width="9" stroke-linecap="round" fill="none"/><path d="${strands.join('')}" stroke="${yarn.glow}" stroke-opacity=".3" stroke-width="3" stroke-linecap="round" fill="none" transform="translate(-2 -3)"/>`,
      )
    }
    return { focus: [540, 640, 2.25] }
  },
}

export const scarf: Silhouette = {
  parts: {},
  span: 90,
  materials: ['knit', 'wool', 'satin'],
  patterns: ['plain', 'checks', 'stripes', 'dots', 'floral'],
  draw(sketch, side) {
    const { ink } = sketch
    const tails =
      side === 'other'
        ? ['M300 300 L600 300 L606 930 L294 930 Z']
        : [
            'M470 380 C520 380 570 370 600 356 C610 560 616 740 622 900 L470 914 C466 740 462 560 470 380 Z',
            'M322 380 C370 402 430 406 486 396 C476 600 466 800 462 1010 L300 1000 C304 800 308 580 322 380 Z',
          ]
    for (const tail of tails) sketch.piece(tail, { lifted: tail === tails[1] ? 9 : 0 })
    const fringe = (left: number, right: number, y: number) => {
      let strands = ''
      for (let x = left + 6; x < right; x += 13)
        strands += `M${x} ${y - 6}C${x - 2} ${y + 20} ${x + 3} ${y + 36} ${x + (x % 3) - 1} ${y + 56}`
      sketch.mark(
        `<path d="${strands}" stroke="${ink.shade}" stroke-width="7" stroke-linecap="round" fill="none"/><path d="${strands}" stroke="${ink.glow}" stroke-opacity=".35" stroke-width="2" fill="none" transform="translate(-1.5 0)"/>`,
      )
    }
    if (side === 'other') {
      // Folded in three, as it lies on a shelf.
      sketch.seam('M400 300 L402 930 M502 300 L504 930')
      sketch.fold([350, 320], [356, 600], [348, 920], 30, 0.35)
      sketch.fold([560, 320], [566, 600], [560, 920], 30, -0.35)
      fringe(296, 604, 930)
      return { focus: [450, 860, 2.25] }
    }
    fringe(472, 620, 906)
    fringe(302, 460, 1004)
    sketch.fold([380, 420], [370, 700], [360, 990], 26, 0.45)
    sketch.fold([440, 420], [430, 700], [420, 1000], 22, -0.4)
    sketch.fold([560, 400], [566, 640], [570, 890], 24, 0.4)
    sketch.piece(
      'M300 300 C310 240 380 220 450 220 C520 220 596 240 604 300 C560 270 500 262 450 262 C400 262 340 272 300 300 Z',
      { shade: 0.4, thickness: 0.6 },
    )
    sketch.piece(
      'M292 290 C300 256 340 250 372 274 C420 300 490 300 536 272 C570 250 606 258 612 292 C620 350 600 396 560 416 C500 440 400 440 344 418 C302 398 286 346 292 290 Z',
      { lifted: 8, thickness: 1.2 },
    )
    sketch.fold([320, 310], [450, 370], [590, 306], 18, -0.55)
    sketch.fold([330, 360], [450, 410], [580, 356], 16, 0.45)
    return { focus: [450, 380, 2.25] }
  },
}

export const socks: Silhouette = {
  parts: {},
  span: 36,
  materials: ['cotton', 'knit', 'wool'],
  patterns: ['plain', 'stripes', 'dots', 'checks'],
  draw(sketch, side) {
    const trim = sketch.dress.accent ? sketch.accent : sketch.ink
    if (side === 'other') sketch.faceOtherWay()
    for (const [dx, dy] of [
      [110, -60],
      [-40, 40],
    ] as const) {
      const at = (path: string) =>
        path.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${Number(x) + dx} ${Number(y) + dy}`)
      sketch.piece(
        at(
          'M330 240 L520 240 C522 420 520 560 506 660 C494 730 400 800 330 850 C280 886 200 890 176 840 C160 792 196 748 250 716 C310 676 336 620 336 520 C336 420 332 320 330 240 Z',
        ),
        { thickness: 1.1 },
      )
      sketch.piece(at('M508 640 C500 720 420 780 380 812 C372 740 420 670 508 640 Z'), {
        ink: trim,
        cloth: 'plain',
        thickness: 0.7,
        inner: true,
      })
      sketch.piece(at('M256 712 C200 744 160 792 176 840 C196 878 240 886 280 874 C240 830 230 770 256 712 Z'), {
        ink: trim,
        cloth: 'plain',
        thickness: 0.8,
        inner: true,
      })
      sketch.piece(at('M326 226 L524 226 L524 316 L328 316 Z'), { ink: trim, cloth: 'plain', thickness: 0.8 })
      sketch.mark(
        `<path d="${at('M326 271 L524 271')}" stroke="${trim.deep}" stroke-opacity=".3" stroke-width="88" stroke-dasharray="2.6 7.4" fill="none"/>`,
      )
      sketch.fold([370 + dx, 340 + dy], [380 + dx, 500 + dy], [366 + dx, 660 + dy], 20, 0.4)
      sketch.fold([340 + dx, 640 + dy], [400 + dx, 640 + dy], [470 + dx, 600 + dy], 14, -0.45)
      sketch.fold([300 + dx, 720 + dy], [350 + dx, 740 + dy], [400 + dx, 720 + dy], 14, -0.4)
    }
    return { focus: [380, 560, 2.25], flipped: side === 'other' }
  },
}
