import type { Sketch } from '../sketch.ts'
import { zip } from './notions.ts'
import { bow, lace } from './shoe-parts.ts'

export type Shaft = 'ankle' | 'mid' | 'high'

type Closure = 'elastic' | 'laces' | 'zip' | 'pull-on' | 'buckle'

/** The closure of the boot. */
export function drawBootClosure(sketch: Sketch, kind: Closure, shaft: Shaft) {
  if (kind === 'laces') return drawLacing(sketch, shaft)
  if (kind === 'elastic') return drawElastic(sketch, shaft)
  if (kind === 'zip') {
    const top = { ankle: 480, mid: 326, high: 180 }[shaft]
    zip(sketch, `M640 ${top} C644 ${top + 120} 648 700 664 820`, sketch.dye('plata'), [640, top + 14], 10)
  }
  if (kind === 'pull-on') {
    const [x, y] = ({ ankle: [756, 456], mid: [750, 302], high: [752, 156] } as const)[shaft]
    sketch.piece(`M${x - 10} ${y + 40} C${x - 14} ${y - 40} ${x + 36} ${y - 44} ${x + 20} ${y + 34}`, {
      band: 16,
      cloth: 'plain',
      cap: 'butt',
      lifted: 3,
    })
  }
  if (kind === 'buckle') {
    const gold = sketch.dye('plata')
    for (const y of shaft === 'ankle' ? [560] : [420, 540]) {
      sketch.piece(`M478 ${y + 6} C560 ${y + 26} 690 ${y + 22} 778 ${y - 8}`, {
        band: 30,
        cloth: 'plain',
        lifted: 5,
        inner: true,
      })
      sketch.mark(
        `<rect x="540" y="${y - 8}" width="46" height="48" rx="6" fill="none" stroke="${gold.shade}" stroke-width="9"/><path d="M543 ${y - 6}h40" stroke="${gold.glow}" stroke-width="3"/><g fill="${sketch.ink.deep}"><circle cx="612" cy="${y + 20}" r="4"/><circle cx="634" cy="${y + 19}" r="4"/></g>`,
      )
    }
  }
}

function drawElastic(sketch: Sketch, shaft: Shaft) {
  const top = { ankle: 474, mid: 322, high: 176 }[shaft]
  const gore = `M552 ${top} C580 ${top + 4} 640 ${top + 4} 664 ${top} C670 ${top + 90} 652 ${top + 170} 616 ${top + 240} C576 ${top + 170} 552 ${top + 90} 552 ${top} Z`
  sketch.piece(gore, { ink: sketch.dye('negro'), cloth: 'bare', material: 'canvas', thickness: 0.6, inner: true })
  for (let x = 560; x < 662; x += 9)
    sketch.mark(
      `<path d="M${x} ${top + 6} C${x} ${top + 90} ${Math.round(608 + (x - 608) * 0.5)} ${top + 170} ${Math.round(614 + (x - 614) * 0.12)} ${top + 232}" stroke="#fff" stroke-opacity=".13" stroke-width="3" fill="none"/>`,
    )
  sketch.stitch(
    `M543 ${top + 2} C543 ${top + 92} 568 ${top + 178} 616 ${top + 254} C662 ${top + 178} 680 ${top + 92} 674 ${top}`,
  )
  sketch.piece(`M744 ${top - 2} C742 ${top - 58} 788 ${top - 62} 780 ${top - 8}`, {
    band: 18,
    cloth: 'plain',
    cap: 'butt',
    lifted: 3,
  })
}

function drawLacing(sketch: Sketch, shaft: Shaft) {
  const stays = {
    ankle:
      'M356 722 C410 686 452 630 470 552 C474 520 474 486 474 456 L540 474 C548 540 530 634 470 714 C440 746 388 756 356 722 Z',
    mid: 'M356 722 C410 686 450 620 466 530 C472 460 468 380 464 300 L532 320 C546 450 544 600 474 708 C440 746 388 756 356 722 Z',
    high: 'M356 722 C410 686 444 610 456 520 C462 420 444 300 438 156 L508 174 C530 350 544 590 474 708 C440 746 388 756 356 722 Z',
  }
  sketch.piece(stays[shaft], { thickness: 0.7, lifted: 4, inner: true })
  const low = [
    [400, 712],
    [434, 676],
    [460, 634],
    [478, 588],
  ] as const
  const rest = {
    ankle: [
      [489, 540],
      [494, 492],
    ],
    mid: [
      [488, 540],
      [492, 490],
      [492, 440],
      [490, 390],
      [486, 344],
    ],
    high: [
      [484, 530],
      [486, 470],
      [482, 410],
      [476, 350],
      [470, 290],
      [464, 236],
    ],
  } as const
  const of = sketch.dye(sketch.ink.lightness > 0.5 ? 'chocolate' : sketch.ink.lightness < 0.3 ? 'negro' : 'crudo')
  lace(sketch, [...low, ...rest[shaft]], [-34, -20], of, 11)
  bow(sketch, ({ ankle: [470, 462], mid: [466, 308], high: [444, 200] } as const)[shaft], of)
}
