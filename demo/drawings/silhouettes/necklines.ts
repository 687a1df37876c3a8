import { across, mirror, symmetric } from '../path.ts'
import type { Sketch } from '../sketch.ts'
import { button } from './notions.ts'
import type { Point } from './torso.ts'

export type Neckline =
  | ('crew' | 'v' | 'scoop' | 'square' | 'boat' | 'high' | 'mock' | 'henley' | 'wrap')
  | ('shirt' | 'band' | 'camp' | 'polo' | 'bow')

type Opening = { neck: Point; front: string; low: number }
const openings: Readonly<Record<Neckline, Opening>> = {
  crew: { neck: [544, 204], low: 282, front: 'M450 282 C506 282 538 250 544 204' },
  henley: { neck: [544, 204], low: 282, front: 'M450 282 C506 282 538 250 544 204' },
  v: { neck: [544, 204], low: 362, front: 'M450 362 C474 322 522 258 544 204' },
  scoop: { neck: [556, 208], low: 350, front: 'M450 350 C514 350 548 292 556 208' },
  square: { neck: [558, 210], low: 322, front: 'M450 322 L530 320 C544 294 554 250 558 210' },
  boat: { neck: [574, 216], low: 246, front: 'M450 246 C508 246 552 240 574 216' },
  high: { neck: [544, 204], low: 232, front: 'M450 232 C500 232 530 224 544 204' },
  mock: { neck: [544, 204], low: 240, front: 'M450 240 C500 240 530 228 544 204' },
  wrap: { neck: [544, 204], low: 430, front: 'M450 430 C472 360 520 262 544 204' },
  shirt: { neck: [538, 200], low: 312, front: 'M450 312 C484 276 520 238 538 200' },
  band: { neck: [538, 202], low: 300, front: 'M450 300 C488 284 526 244 538 202' },
  camp: { neck: [538, 200], low: 360, front: 'M450 360 C480 310 520 246 538 200' },
  polo: { neck: [540, 204], low: 330, front: 'M450 330 C480 292 520 250 540 204' },
  bow: { neck: [536, 200], low: 250, front: 'M450 250 C496 250 526 232 536 200' },
}

export const neckOf = (kind: Neckline): Point => openings[kind].neck

/** The right half of the neckline, from the middle to the shoulder. */
export function necklineOf(kind: Neckline, back: boolean): string {
  const { neck, front } = openings[kind]
  return back
    ? `M450 ${neck[1] + 22} C500 ${neck[1] + 22} ${neck[0] - 18} ${neck[1] + 14} ${neck[0]} ${neck[1]}`
    : front
}

/** What shows through the opening: the inside of the back, and the label. */
export function drawInside(sketch: Sketch, kind: Neckline) {
  const { neck, low } = openings[kind]
  sketch.piece(
    symmetric(
      `M450 ${neck[1] - 14} C496 ${neck[1] - 14} ${neck[0] - 18} ${neck[1] - 8} ${neck[0]} ${neck[1]} C${neck[0] - 10} ${low - 50} 510 ${low} 450 ${low + 8}`,
    ),
    { thickness: 0.5, shade: 0.36, cloth: 'plain' },
  )
  if (low > 260)
    sketch.mark(
      `<rect x="424" y="${neck[1] + 4}" width="52" height="26" rx="2" fill="${sketch.dye('crudo').base}" opacity=".9"/><path d="M433 ${neck[1] + 14}H467M433 ${neck[1] + 21}H456" stroke="${sketch.ink.deep}" stroke-opacity=".5" stroke-width="2.4"/>`,
    )
}

/** The edge of the opening: rib, binding, roll or collar. */
export function drawNeckTrim(
  sketch: Sketch,
  kind: Neckline,
  back: boolean,
  { width = 22, of = sketch.ink, thread }: { width?: number; of?: Sketch['ink']; thread?: string | undefined } = {},
) {
  if (kind === 'shirt' || kind === 'polo' || kind === 'camp') return drawCollar(sketch, kind, back, of, thread)
  if (kind === 'high' || kind === 'mock') return drawRoll(sketch, kind === 'high' ? 128 : 164, of)
  const { neck } = openings[kind]
  if (back) {
    const line = across(
      `M450 ${neck[1] + 14} C500 ${neck[1] + 14} ${neck[0] - 16} ${neck[1] + 8} ${neck[0] - 2} ${neck[1] - 6}`,
    )
    sketch.piece(line, { band: width, cloth: 'plain', ink: of, thickness: 0.6, lifted: 4 })
    if (width > 16) sketch.rib(line, width - 2, of, 6)
    return
  }
  const lines: Partial<Record<Neckline, string>> = {
    crew: 'M450 273 C500 273 529 244 536 202',
    henley: 'M450 273 C500 273 529 244 536 202',
    v: 'M447 352 C470 314 514 254 536 202',
    scoop: 'M450 343 C508 343 541 288 549 206',
    square: 'M450 316 L524 314 C537 290 546 248 551 208',
    boat: 'M450 240 C506 240 548 234 568 212',
    wrap: 'M442 436 C470 352 512 258 536 202',
    band: 'M452 292 C486 276 518 240 530 198',
    bow: 'M450 242 C492 242 520 226 530 196',
  }
  const half = lines[kind]!
  const band = kind === 'square' || kind === 'scoop' || kind === 'boat' ? Math.min(width, 14) : width
  const piece = { band, cloth: 'plain', ink: of, thickness: 0.6, lifted: 4 } as const
  if (kind === 'v' || kind === 'wrap' || kind === 'band')
    for (const line of [mirror(half), half]) sketch.piece(line, piece)
  else sketch.piece(across(half), piece)
  if (band > 16 && (kind === 'crew' || kind === 'v' || kind === 'henley'))
    for (const line of kind === 'v' ? [mirror(half), half] : [across(half)]) sketch.rib(line, band - 2, of, 6)
  if (kind === 'henley') drawPlacket(sketch, 276, 430, 3)
}

/** A short opening with buttons, below the collar. */
export function drawPlacket(sketch: Sketch, from: number, to: number, buttons: number) {
  sketch.piece(`M426 ${from} L474 ${from} L474 ${to} L450 ${to + 10} L426 ${to} Z`, {
    cloth: 'plain',
    thickness: 0.4,
    lifted: 3,
    inner: true,
  })
  sketch.stitch(`M432 ${from + 6} L432 ${to - 4} M468 ${from + 6} L468 ${to - 4}`)
  const of = sketch.ink.lightness > 0.7 ? sketch.dye('blanco') : sketch.ink
  for (let i = 0; i < buttons; i += 1)
    button(sketch, 450, from + 26 + ((to - from - 40) / Math.max(1, buttons - 1)) * i, 9, of)
}

function drawRoll(sketch: Sketch, top: number, of: Sketch['ink']) {
  const folded = top < 150
  sketch.piece(
    symmetric(
      `M450 ${top} C496 ${top} 528 ${top + 4} 542 ${top + 14} C552 ${top + 40} 554 202 552 226 C528 246 492 254 450 254`,
    ),
    { cloth: 'plain', ink: of, lifted: 7, thickness: 0.8 },
  )
  sketch.rib(
    across(`M450 ${(top + 254) / 2} C496 ${(top + 254) / 2} 532 ${(top + 250) / 2} 550 ${(top + 240) / 2}`),
    254 - top - 12,
    of,
    8,
  )
  if (folded) sketch.fold([352, 200], [450, 218], [550, 194], 12, -0.4)
}

function drawCollar(
  sketch: Sketch,
  kind: 'shirt' | 'polo' | 'camp',
  back: boolean,
  of: Sketch['ink'],
  thread?: string,
) {
  const cloth = kind === 'polo' ? 'plain' : 'patterned'
  if (back) {
    sketch.piece(symmetric('M450 168 C500 168 530 174 542 186 C556 200 564 214 568 228 C530 248 490 252 450 252'), {
      thickness: 0.7,
      lifted: 6,
      ink: of,
      cloth,
    })
    return sketch.stitch(across('M450 244 C490 244 526 240 560 224'), of, thread)
  }
  const stand = 'M532 180 C540 190 542 200 540 212 C520 250 490 286 462 312 L446 300 C480 262 512 220 524 184 Z'
  const leaves = {
    shirt:
      'M534 172 C556 190 576 222 586 266 C562 292 536 312 514 330 C498 316 480 310 458 304 C484 268 510 224 526 178 Z',
    polo: 'M540 184 C560 200 574 226 580 256 C562 290 530 318 504 332 C486 318 466 322 452 330 C476 286 512 238 530 192 Z',
    camp: 'M536 176 C566 196 596 236 606 284 L560 296 C552 330 520 356 484 384 C470 376 458 366 450 356 C484 300 514 236 528 182 Z',
  }
  if (kind === 'shirt')
    for (const shape of [mirror(stand), stand]) sketch.piece(shape, { thickness: 0.4, shade: 0.1, ink: of })
  for (const shape of [mirror(leaves[kind]), leaves[kind]])
    sketch.piece(shape, { thickness: 0.75, lifted: 7, grain: 40, ink: of, cloth })
  if (kind === 'shirt')
    sketch.onBothSides(
      (line) => sketch.stitch(line, of, thread),
      'M540 186 C560 206 570 236 577 264 C556 286 534 304 514 319 C500 308 486 303 470 298',
    )
  if (kind === 'camp') sketch.onBothSides((line) => sketch.seam(line, of, 0.7), 'M560 296 C552 282 548 270 544 258')
}
