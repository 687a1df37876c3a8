import type { Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import { traceNumber } from '../numerals.ts'
import type { Sketch } from '../sketch.ts'
import { drawTile } from '../tile-mark.ts'

export const watch: Silhouette = silhouette({
  parts: {
    dial: ['bars', 'numerals', 'dots', 'bare', 'roman'],
    bezel: ['plain', 'diver', 'thin', 'square'],
    subdial: ['none', 'seconds', 'chrono', 'date'],
    face: ['light', 'dark', 'colour'],
    strap: ['plain', 'stitched', 'rally', 'mesh'],
  },
  span: 12,
  materials: ['leather', 'metal', 'suede'],
  patterns: ['plain'],
  draw(sketch, side, form) {
    const { ink, dress, random } = sketch
    const metalStrap = dress.material === 'metal'
    const case_ = metalStrap ? ink : sketch.dye(random.pick(['dorado', 'plata', 'dorado']))
    const face = sketch.dye(
      form.face === 'light'
        ? random.pick(['blanco', 'crudo'])
        : form.face === 'dark'
          ? 'negro'
          : random.pick(['marino', 'petroleo', 'bordo', 'verde-salvia']),
    )
    const hand = face.lightness > 0.5 ? '#2A2622' : '#F4EFE4'
    const back = side === 'other'
    for (const path of [
      'M372 470 L528 470 L510 180 C508 150 496 140 476 140 L424 140 C404 140 392 150 390 180 Z',
      'M372 730 L528 730 L512 1030 C508 1062 494 1076 450 1076 C406 1076 392 1062 388 1030 Z',
    ]) {
      sketch.piece(path, { material: dress.material, thickness: 1, cloth: 'plain' })
      if (!metalStrap && form.strap === 'stitched')
        sketch.stitch(
          path.startsWith('M372 470')
            ? 'M384 460 L400 178 C402 160 408 152 424 152 L476 152 C492 152 498 160 500 178 L516 460'
            : 'M384 740 L398 1028 C402 1054 414 1064 450 1064 C486 1064 498 1054 502 1028 L516 740',
        )
    }
    if (metalStrap && form.strap === 'mesh')
      for (let y = 160; y < 1064; y += 10) {
        if (y < 460 || y > 740)
          sketch.mark(
            `<path d="M386 ${y}H514" stroke="${ink.deep}" stroke-opacity=".4" stroke-width="3" stroke-dasharray="4 3"/>`,
          )
      }
    else if (metalStrap) {
      for (let y = 164; y < 1060; y += 30)
        if (y < 460 || y > 740)
          sketch.mark(
            `<path d="M384 ${y}H516" stroke="${ink.deep}" stroke-opacity=".7" stroke-width="3"/><path d="M384 ${y + 3}H516" stroke="${ink.glow}" stroke-opacity=".7" stroke-width="2.5"/>`,
          )
      sketch.mark(
        `<path d="M420 150V456M480 150V456M420 744V1066M480 744V1066" stroke="${ink.deep}" stroke-opacity=".45" stroke-width="3"/>`,
      )
    } else {
      for (const y of [860, 900, 940, 980])
        sketch.mark(`<ellipse cx="450" cy="${y}" rx="8" ry="10" fill="${ink.deep}"/>`)
      if (form.strap === 'rally')
        for (const y of [230, 290, 350, 800])
          sketch.mark(`<ellipse cx="450" cy="${y}" rx="22" ry="16" fill="${ink.deep}"/>`)
      sketch.piece('M384 210 L516 210', { band: 34, thickness: 0.8, lifted: 5, cloth: 'plain' })
      sketch.piece('M402 128 L498 128 L498 168 L402 168 Z', {
        band: 12,
        ink: case_,
        cloth: 'bare',
        material: 'metal',
        lifted: 4,
      })
    }
    sketch.piece('M380 470 L400 420 L500 420 L520 470 L520 730 L500 780 L400 780 L380 730 Z', {
      ink: case_,
      cloth: 'bare',
      material: 'metal',
    })
    const circle = (r: number) =>
      `M${450 - r} 600 C${450 - r} ${600 - r * 1.333} ${450 + r} ${600 - r * 1.333} ${450 + r} 600 C${450 + r} ${600 + r * 1.333} ${450 - r} ${600 + r * 1.333} ${450 - r} 600 Z`
    sketch.piece('M596 586 L626 586 L626 614 L596 614 Z', { ink: case_, cloth: 'bare', material: 'metal' })
    const square = (r: number) =>
      `M${450 - r} ${600 - r * 0.8} C${450 - r} ${600 - r} ${450 - r * 0.96} ${600 - r} ${450 - r * 0.8} ${600 - r} L${450 + r * 0.8} ${600 - r} C${450 + r * 0.96} ${600 - r} ${450 + r} ${600 - r} ${450 + r} ${600 - r * 0.8} L${450 + r} ${600 + r * 0.8} C${450 + r} ${600 + r} ${450 + r * 0.96} ${600 + r} ${450 + r * 0.8} ${600 + r} L${450 - r * 0.8} ${600 + r} C${450 - r * 0.96} ${600 + r} ${450 - r} ${600 + r} ${450 - r} ${600 + r * 0.8} Z`
    const outline = form.bezel === 'square' ? square : circle
    sketch.piece(outline(162), { ink: case_, cloth: 'bare', material: 'metal', lifted: 8 })
    if (form.bezel === 'diver' && !back) {
      sketch.piece(circle(158), {
        ink: sketch.dye(face.lightness > 0.5 ? 'marino' : 'negro'),
        cloth: 'bare',
        material: 'metal',
        thickness: 0.5,
      })
      sketch.mark(
        `<g stroke="#F4EFE4" stroke-width="4" stroke-linecap="round">${Array.from({ length: 24 }, (_, i) => `<path d="M450 ${i % 6 ? 452 : 447}V${i % 6 ? 458 : 462}" transform="rotate(${i * 15} 450 600)"/>`).join('')}</g>`,
      )
    }
    if (back) {
      sketch.piece(circle(122), { ink: case_, cloth: 'bare', material: 'metal', thickness: 0.6 })
      sketch.mark(
        `<circle cx="450" cy="600" r="104" fill="none" stroke="${case_.line}" stroke-width="3"/>${drawTile(450, 600, 120, case_.line)}`,
      )
      return { focus: [450, 600, 2.25] }
    }
    const glass = form.bezel === 'thin' ? 148 : form.bezel === 'diver' ? 128 : 138
    sketch.piece(outline(glass), { ink: face, cloth: 'bare', material: 'card', thickness: 0.8 })
    drawDial(sketch, form.dial, hand, case_)
    drawSubdial(sketch, form.subdial, hand)
    sketch.mark(
      `<path d="M340 560C350 510 390 474 440 466L380 700C352 676 334 620 340 560Z" fill="#fff" fill-opacity=".16"/>`,
    )
    return { focus: [480, 600, 2.5] }
  },
})

function drawDial(
  sketch: Sketch,
  kind: 'bars' | 'numerals' | 'dots' | 'bare' | 'roman',
  hand: string,
  metal: Sketch['ink'],
) {
  const hours = Array.from({ length: 12 }, (_, i) => i)
  const turned = (i: number, svg: string) => `<g transform="rotate(${i * 30} 450 600)">${svg}</g>`
  const marks = {
    bars: hours
      .map((i) => turned(i, `<path d="M450 ${i % 3 ? 486 : 478}V508" stroke-width="${i % 3 ? 4 : 8}"/>`))
      .join(''),
    roman: hours
      .map((i) => turned(i, `<path d="M444 486V508M456 486V508${i % 3 ? '' : 'M450 486V508'}" stroke-width="3.4"/>`))
      .join(''),
    dots: hours.map((i) => turned(i, `<path d="M450 494v.1" stroke-width="${i % 3 ? 9 : 15}"/>`)).join(''),
    bare: [0, 6].map((i) => turned(i, '<path d="M450 482V504" stroke-width="5"/>')).join(''),
    numerals: [12, 3, 6, 9]
      .map((n) => {
        const angle = (n * Math.PI) / 6
        const text = String(n)
        return `<path d="${traceNumber(text, Math.round(450 + Math.sin(angle) * 100 - text.length * 9), Math.round(588 - Math.cos(angle) * 100), 24)}" stroke-width="4.4"/>`
      })
      .join(''),
  }[kind]
  sketch.mark(
    `<g stroke="${hand}" stroke-linecap="round" fill="none">${marks}<path d="M450 600L404 540" stroke-width="10"/><path d="M450 600L524 532" stroke-width="7"/></g><path d="M450 626L450 498" stroke="${metal.base}" stroke-width="3.5"/><circle cx="450" cy="600" r="9" fill="${metal.base}"/>`,
  )
}

function drawSubdial(sketch: Sketch, kind: 'none' | 'seconds' | 'chrono' | 'date', hand: string) {
  const ring = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${hand}" stroke-opacity=".5" stroke-width="3"/><path d="M${x} ${y}L${x + r * 0.5} ${y - r * 0.4}" stroke="${hand}" stroke-width="4"/>`
  if (kind === 'seconds') sketch.mark(ring(450, 662, 30))
  if (kind === 'chrono') sketch.mark(ring(394, 620, 26) + ring(506, 620, 26) + ring(450, 672, 24))
  if (kind === 'date')
    sketch.mark(
      `<rect x="520" y="588" width="32" height="24" rx="3" fill="#F6F3EC" stroke="${hand}" stroke-opacity=".4" stroke-width="2"/>`,
    )
}
