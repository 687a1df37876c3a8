import type { Ink } from '../palette.ts'
import { mirror } from '../path.ts'
import type { Cut } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'

export type AboveStyle = {
  toe: 'round' | 'almond' | 'point'
  wall?: Ink
  laces?: Ink
  /** What is visible between the toe and the heel. */
  mouth: 'laced' | 'open' | 'loafer' | 'straps' | 'slip' | 'hook' | 'band' | 'thong' | 'mary-jane'
  cap?: boolean
  /** A strap runs around the ankle. */
  ankle?: boolean
}

const outlines = {
  round:
    'M262 190 C340 186 388 250 392 350 C396 440 372 520 374 620 C376 720 392 800 384 890 C376 968 336 1010 284 1010 C230 1010 194 966 190 890 C186 800 176 730 158 620 C140 510 126 430 134 340 C144 250 186 194 262 190 Z',
  almond:
    'M270 176 C330 196 384 270 388 366 C390 450 366 530 368 620 C370 720 386 800 378 890 C370 968 332 1010 284 1010 C232 1010 198 966 194 890 C190 800 182 730 164 620 C148 520 134 440 146 354 C160 262 212 186 270 176 Z',
  point:
    'M282 130 C318 196 382 290 384 380 C386 460 360 540 360 630 C360 720 376 800 368 890 C360 966 330 1010 284 1010 C236 1010 206 966 202 890 C198 800 194 730 178 630 C162 530 142 450 158 360 C176 270 240 190 282 130 Z',
} as const

/** The pair from above, toes up: the left shoe is drawn, the right one is its mirror image. */
export function drawPairFromAbove(sketch: Sketch, style: AboveStyle): Cut {
  const { ink } = sketch
  const outline = outlines[style.toe]
  const both = (draw: (path: (shape: string) => string) => void) => {
    draw((shape) => shape)
    draw(mirror)
  }
  both((path) => {
    if (style.wall) sketch.piece(path(outline), { band: 22, ink: style.wall, cloth: 'bare', material: 'technical' })
    if (style.mouth === 'straps' || style.mouth === 'band' || style.mouth === 'thong')
      return drawStraps(sketch, path, outline, style)
    sketch.piece(path(outline), { thickness: 1.1 })
    const opening =
      style.mouth === 'open' || style.mouth === 'mary-jane'
        ? 'M272 400 C330 410 348 480 344 580 C340 680 352 780 344 876 C338 936 316 962 284 962 C250 962 232 936 230 876 C226 780 212 690 204 590 C198 480 216 396 272 400 Z'
        : 'M270 590 C320 590 338 640 338 720 C338 790 346 830 340 884 C334 936 312 960 284 960 C254 960 236 936 232 884 C228 830 220 790 210 720 C202 640 220 592 270 590 Z'
    sketch.piece(path(opening), {
      ink: style.wall ?? sketch.dye('arena'),
      cloth: 'bare',
      shade: 0.3,
      thickness: 0,
      inner: true,
    })
    sketch.mark(
      `<path d="${path('M262 900 C276 908 296 908 310 900')}" stroke="${ink.deep}" stroke-opacity=".4" stroke-width="5" fill="none"/>`,
    )
    sketch.piece(path(opening), { band: 14, cloth: 'plain', inner: true, thickness: 0.8 })
    if (style.mouth === 'laced') drawLaces(sketch, path, style.laces ?? ink)
    if (style.mouth === 'loafer') drawSaddle(sketch, path)
    if (style.mouth === 'mary-jane')
      sketch.piece(path('M196 590 C240 566 310 566 352 590'), { band: 30, cloth: 'plain', lifted: 6, inner: true })
    if (style.mouth === 'hook')
      for (const y of [450, 530])
        sketch.piece(path(`M180 ${y + 20} C240 ${y} 310 ${y} 372 ${y + 24}`), {
          band: 48,
          cloth: 'plain',
          lifted: 6,
          inner: true,
        })
    if (style.cap) {
      sketch.seam(path('M136 370 C190 330 330 326 390 372'))
      sketch.stitch(path('M136 382 C190 342 330 338 390 384'))
    }
    if (style.toe === 'round') sketch.stitch(path('M210 920 C190 820 184 740 166 640'))
  })
  return { focus: [270, 500, 2.5] }
}

function drawLaces(sketch: Sketch, path: (shape: string) => string, laces: Ink) {
  sketch.piece(
    path(
      'M228 420 C250 412 296 412 318 420 C326 500 330 590 334 660 C310 690 240 690 214 660 C216 590 220 500 228 420 Z',
    ),
    { thickness: 0.8, cloth: 'plain', lifted: 5, inner: true },
  )
  for (const [i, y] of [438, 484, 530, 576, 622].entries()) {
    const spread = i * 3
    sketch.piece(path(`M${216 - spread} ${y + 12} C250 ${y - 6} 296 ${y - 6} ${328 + spread} ${y + 12}`), {
      band: 14,
      ink: laces,
      cloth: 'bare',
      material: 'canvas',
      lifted: 5,
      inner: true,
    })
    sketch.mark(
      `<g fill="${sketch.ink.deep}"><circle cx="${
        path(`M${214 - spread} 0`)
          .slice(1)
          .split(' ')[0]
      }" cy="${y + 12}" r="6"/><circle cx="${
        path(`M${330 + spread} 0`)
          .slice(1)
          .split(' ')[0]
      }" cy="${y + 12}" r="6"/></g>`,
    )
  }
  const cord = {
    band: 11,
    ink: laces,
    cloth: 'bare',
    material: 'canvas',
    cap: 'round',
    lifted: 6,
    inner: true,
  } as const
  sketch.piece(path('M272 606 C230 560 170 560 164 596 C160 624 230 622 272 610'), cord)
  sketch.piece(path('M272 606 C310 552 372 548 378 584 C382 614 320 620 272 610'), cord)
  sketch.piece(path('M272 608 C250 640 226 690 208 716'), cord)
  sketch.piece(path('M274 608 C300 640 324 680 346 704'), cord)
}

function drawSaddle(sketch: Sketch, path: (shape: string) => string) {
  sketch.piece(
    path(
      'M262 262 C310 270 336 340 334 430 C330 500 320 560 316 600 C290 620 250 620 226 600 C208 560 190 500 188 430 C190 340 216 264 262 262 Z',
    ),
    { thickness: 0.7, cloth: 'plain', inner: true },
  )
  sketch.stitch(
    path(
      'M262 250 C320 258 348 336 346 430 C344 480 336 530 330 570 M262 250 C204 254 178 336 176 430 C178 480 192 530 206 570',
    ),
  )
  sketch.piece(
    path(
      'M150 500 C220 480 320 480 382 500 C380 526 376 544 376 560 C320 542 220 542 158 560 C154 540 150 520 150 500 Z',
    ),
    { cloth: 'plain', thickness: 0.8, lifted: 5, inner: true },
  )
}

function drawStraps(sketch: Sketch, path: (shape: string) => string, outline: string, style: AboveStyle) {
  sketch.piece(path(outline), {
    ink: style.wall ?? sketch.dye('camel'),
    cloth: 'plain',
    material: 'suede',
    thickness: 0.9,
  })
  const over = { lifted: 8, inner: true } as const
  if (style.mouth === 'thong') {
    sketch.piece(path('M262 330 C230 380 176 420 150 500'), { ...over, band: 30, cap: 'round' })
    sketch.piece(path('M262 330 C300 380 356 420 384 510'), { ...over, band: 30, cap: 'round' })
  } else if (style.mouth === 'band')
    sketch.piece(
      path(
        'M126 390 C190 330 330 322 398 378 C400 470 392 540 384 590 C320 540 220 546 152 602 C138 530 126 460 126 390 Z',
      ),
      over,
    )
  else {
    sketch.piece(
      path(
        'M128 400 C190 340 330 330 396 388 C398 430 394 470 388 500 C320 450 210 460 142 512 C134 470 128 430 128 400 Z',
      ),
      over,
    )
    sketch.piece(
      path(
        'M158 640 C220 600 320 600 374 632 C374 660 374 690 378 712 C320 680 230 686 172 726 C166 700 160 670 158 640 Z',
      ),
      over,
    )
  }
  if (style.ankle) sketch.piece(path('M184 850 C220 990 350 990 388 850'), { band: 30, lifted: 6, inner: true })
}
