import type { Silhouette } from '../silhouette.ts'

export const bag: Silhouette = {
  parts: {},
  span: 40,
  materials: ['leather', 'suede', 'canvas'],
  patterns: ['plain', 'checks', 'stripes', 'print'],
  draw(sketch, side) {
    const { ink, chance } = sketch
    const back = side === 'other'
    const flap = chance.often(0.5)
    const gold = sketch.dye(chance.often(0.7) ? 'dorado' : 'plata')
    const strap = sketch.dress.material === 'canvas' ? sketch.dye('camel') : ink
    const handle = { ink: strap, cloth: 'plain', material: 'leather', cap: 'round' } as const
    sketch.piece('M318 500 C312 330 360 236 450 236 C540 236 588 330 582 500', { ...handle, band: 26, shade: 0.3 })
    sketch.piece('M196 486 L704 486 L716 520 L184 520 Z', { shade: 0.55, thickness: 0.4, cloth: 'plain' })
    sketch.piece(
      'M180 494 C300 512 600 512 720 494 C732 496 736 504 737 514 L772 946 C774 972 758 988 732 988 L168 988 C142 988 126 972 128 946 L163 514 C164 504 168 496 180 494 Z',
    )
    sketch.fold([170, 560], [300, 700], [190, 960], 46, 0.35)
    sketch.fold([600, 560], [640, 740], [700, 960], 60, -0.3)
    sketch.fold([250, 960], [450, 930], [680, 966], 26, -0.22)
    sketch.stitch('M182 512 C300 530 600 530 718 512', ink)
    sketch.seam('M150 690 L178 690 C182 800 176 900 170 988 M750 690 L722 690 C718 800 724 900 730 988', ink, 0.7)
    sketch.stitch('M136 930 C136 960 150 976 176 976 L724 976 C750 976 764 960 764 930')
    if (!back && flap) {
      sketch.piece('M176 496 C300 514 600 514 724 496 L738 660 C700 742 580 780 450 780 C320 780 200 742 162 660 Z', {
        lifted: 12,
      })
      sketch.stitch('M176 660 C214 730 330 764 450 764 C570 764 686 730 724 660')
      sketch.fold([220, 540], [320, 620], [300, 740], 40, 0.3)
    }
    if (!back) drawClasp(sketch, gold, flap ? 752 : 540)
    else
      sketch.piece('M270 620 L630 620 L630 840 C630 856 620 864 606 864 L294 864 C280 864 270 856 270 840 Z', {
        cloth: 'plain',
        thickness: 0.5,
        lifted: 4,
      })
    if (back)
      sketch.mark(
        `<path d="M284 640H616" stroke="${gold.base}" stroke-width="8"/><path d="M284 640H616" stroke="${gold.deep}" stroke-width="2" stroke-dasharray="3 3"/>`,
      )
    sketch.piece('M290 560 C276 360 340 210 450 210 C560 210 624 360 610 560', { ...handle, band: 30, lifted: 8 })
    for (const x of [290, 610]) {
      sketch.piece(`M${x - 26} 540 L${x + 26} 540 L${x + 22} 610 C${x + 18} 626 ${x - 18} 626 ${x - 22} 610 Z`, {
        ink: strap,
        cloth: 'plain',
        material: 'leather',
        thickness: 0.7,
        lifted: 5,
      })
      sketch.mark(
        `<circle cx="${x}" cy="592" r="8" fill="${gold.base}"/><circle cx="${x - 2}" cy="589" r="3" fill="${gold.glow}"/>`,
      )
      sketch.piece(`M${x - 24} 548 L${x + 24} 548`, {
        band: 9,
        ink: gold,
        cloth: 'bare',
        material: 'metal',
        cap: 'round',
      })
    }
    return { focus: [330, 600, 2.5], ground: { x: 450, y: 986, reach: 330 } }
  },
}

function drawClasp(sketch: Parameters<Silhouette['draw']>[0], gold: ReturnType<typeof sketch.dye>, y: number) {
  sketch.piece(
    `M424 ${y - 28} L476 ${y - 28} C482 ${y - 28} 486 ${y - 24} 486 ${y - 18} L486 ${y + 22} C486 ${y + 34} 470 ${y + 42} 450 ${y + 42} C430 ${y + 42} 414 ${y + 34} 414 ${y + 22} L414 ${y - 18} C414 ${y - 24} 418 ${y - 28} 424 ${y - 28} Z`,
    {
      ink: gold,
      cloth: 'bare',
      material: 'metal',
      lifted: 6,
      thickness: 0.9,
    },
  )
  sketch.mark(`<path d="M444 ${y - 4}A8 8 0 1 1 456 ${y - 4}L460 ${y + 18}H440Z" fill="${gold.deep}"/>`)
}
