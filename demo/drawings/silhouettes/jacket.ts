import { across, mirror, symmetric } from '../path.ts'
import type { Cut, Silhouette } from '../silhouette.ts'
import { silhouette } from '../silhouette.ts'
import type { Sketch } from '../sketch.ts'
import { drawHood } from './hoodie.ts'
import { drawBiker } from './biker.ts'
import { drawInside, drawNeckTrim, neckOf, necklineOf } from './necklines.ts'
import { cord, pocket, rivet, zip } from './notions.ts'
import { drawPuffer } from './puffer.ts'
import { drawSleeves } from './sleeves.ts'
import type { Torso } from './torso.ts'
import { drawBody, ribHem, seamArmholes, stitchHem, torsoOf } from './torso.ts'

const onHanger = { y: 196, reach: 200, drop: 46 }
const hems = { short: 850, regular: 910, long: 1010 } as const

type JacketForm = { pockets: 'slanted' | 'flap' | 'zipped'; detail: 'plain' | 'contrast' | 'quilted' }

export const jacket: Silhouette = silhouette({
  span: 78,
  materials: ['technical', 'leather', 'denim', 'suede', 'cotton', 'wool'],
  patterns: ['plain'],
  parts: {
    construction: ['bomber', 'puffer', 'windbreaker', 'trucker', 'biker'],
    collar: ['stand', 'hood'],
    length: ['regular', 'short', 'long'],
    fit: ['regular', 'loose', 'slim'],
    pockets: ['slanted', 'flap', 'zipped'],
    detail: ['plain', 'contrast', 'quilted'],
  },
  draw(sketch, side, form) {
    const back = side === 'other'
    const torso = torsoOf(form.fit, hems[form.length], neckOf('shirt'))
    const hooded = form.collar === 'hood' && (form.construction === 'puffer' || form.construction === 'windbreaker')
    if (!back && !hooded) drawInside(sketch, 'shirt')
    if (form.construction === 'puffer')
      return drawPuffer(sketch, back, {
        hooded,
        wide: form.detail === 'quilted',
        length: hems[form.length] + 30,
        contrast: form.detail === 'contrast',
      })
    if (form.construction === 'biker') return drawBiker(sketch, torso, back, form)
    if (form.construction === 'trucker') return drawTrucker(sketch, torso, back, form)
    if (form.construction === 'windbreaker') return drawWindbreaker(sketch, torso, back, hooded, form.detail)
    return drawBomber(sketch, torso, back, form.pockets, form.detail)
  },
})

function drawBomber(
  sketch: Sketch,
  torso: Torso,
  back: boolean,
  pockets: 'slanted' | 'flap' | 'zipped',
  detail: 'plain' | 'contrast' | 'quilted',
): Cut {
  const { ink } = sketch
  const trim = detail === 'contrast' ? sketch.accent : ink
  drawSleeves(sketch, torso, { length: 'long', cuff: 'rib', thickness: 0.85 })
  drawBody(sketch, torso, necklineOf('shirt', back), 'straight')
  seamArmholes(sketch, torso)
  if (detail === 'quilted') drawQuilt(sketch, torso)
  ribHem(sketch, torso, trim, 62)
  const low = torso.hem[1] - 200
  if (!back) {
    zip(sketch, `M450 318 L450 ${torso.hem[1] + 74}`, sketch.dye('plata'), [450, 350])
    for (const path of [(shape: string) => shape, mirror])
      if (pockets === 'flap') {
        sketch.piece(path(`M520 ${low} L616 ${low - 8} L620 ${low + 38} L524 ${low + 46} Z`), {
          thickness: 0.6,
          lifted: 5,
          inner: true,
        })
        rivet(sketch, path === mirror ? 330 : 570, low + 24, 7, sketch.dye('plata'))
      } else if (pockets === 'zipped')
        zip(sketch, path(`M540 ${low} L590 ${low + 130}`), sketch.dye('plata'), undefined, 10)
      else {
        sketch.piece(path(`M536 ${low} L588 ${low + 136}`), {
          band: 22,
          cloth: 'plain',
          thickness: 0.6,
          lifted: 4,
          inner: true,
        })
        sketch.stitch(path(`M536 ${low} L588 ${low + 136}`))
      }
  }
  const collar = across(back ? 'M450 204 C500 204 526 198 542 184' : 'M462 308 C494 270 520 232 536 188')
  sketch.piece(collar, { band: 44, cloth: 'plain', ink: trim, thickness: 0.8, lifted: 6 })
  sketch.rib(collar, 42, trim, 8)
  return { focus: [500, 360, 2.25], hanger: onHanger }
}

function drawQuilt(sketch: Sketch, { armpit: [ax], hem: [, hy] }: Torso) {
  let lines = ''
  for (let x = -900; x < 1800; x += 64) lines += `M${x} 200L${x + 800} 1000M${x} 200L${x - 800} 1000`
  sketch.markInside(
    `<clipPath id="${sketch.prefix}quilt"><path d="M${900 - ax} 210H${ax}V${hy}H${900 - ax}Z"/></clipPath><g clip-path="url(#${sketch.prefix}quilt)"><path d="${lines}" stroke="${sketch.ink.deep}" stroke-opacity=".4" stroke-width="2.6" fill="none"/><path d="${lines}" stroke="${sketch.ink.glow}" stroke-opacity=".22" stroke-width="3" fill="none" transform="translate(0 4)"/></g>`,
  )
}

function drawWindbreaker(
  sketch: Sketch,
  torso: Torso,
  back: boolean,
  hooded: boolean,
  detail: 'plain' | 'contrast' | 'quilted',
): Cut {
  const { ink, accent } = sketch
  const second = detail === 'contrast' ? accent : ink
  drawSleeves(sketch, torso, { length: 'long', cuff: 'plain', ink: second })
  drawBody(sketch, torso, necklineOf('shirt', back), 'straight')
  const { shoulder } = torso
  // A yoke that sheds the rain, in the second colour if there is one.
  sketch.piece(
    symmetric(
      `${necklineOf('shirt', back)} L${shoulder[0] - 2} ${shoulder[1]} C${shoulder[0] - 12} ${shoulder[1] + 70} ${shoulder[0] - 12} 400 ${shoulder[0] - 4} 430 C580 470 520 486 450 486`,
    ),
    { ink: second, thickness: 0.4, lifted: 4, inner: true, cloth: 'plain' },
  )
  seamArmholes(sketch, torso)
  stitchHem(sketch, torso, 'straight')
  sketch.foldPair([560, 560], [600, 640], [590, 760], 22, 0.36)
  if (detail === 'quilted') sketch.stitch(across('M450 640 C520 640 600 634 660 620'))
  if (!back) {
    zip(sketch, `M450 ${hooded ? 392 : 300} L450 ${torso.hem[1] + 18}`, sketch.dye('negro'), [450, 420], 15)
    for (const line of [
      `M556 ${torso.hem[1] - 230} L594 ${torso.hem[1] - 100}`,
      `M344 ${torso.hem[1] - 230} L306 ${torso.hem[1] - 100}`,
    ])
      zip(sketch, line, sketch.dye('negro'), undefined, 10)
    for (const x of [torso.hem[0] - 60, 900 - torso.hem[0] + 60])
      cord(
        sketch,
        `M${x} ${torso.hem[1]} C${x - 4} ${torso.hem[1] + 20} ${x + 4} ${torso.hem[1] + 40} ${x} ${torso.hem[1] + 50}`,
        [x, torso.hem[1] + 50],
        sketch.dye('negro'),
        sketch.dye('grafito'),
        7,
      )
  }
  if (hooded) drawHood(sketch, back, true, false)
  else if (back) drawNeckTrim(sketch, 'mock', true, {})
  else {
    const half =
      'M452 330 L452 240 C480 220 504 190 520 152 C540 150 556 162 564 182 C572 216 568 252 550 280 C524 310 490 326 452 334 Z'
    for (const shape of [mirror(half), half]) sketch.piece(shape, { lifted: 6, thickness: 0.7, ink: second })
  }
  return { focus: [520, 420, 2.2], hanger: hooded ? undefined : onHanger }
}

function drawTrucker(sketch: Sketch, torso: Torso, back: boolean, { pockets, detail }: JacketForm): Cut {
  const { ink } = sketch
  const thread = sketch.dress.material === 'denim' ? sketch.dye('mostaza').light : undefined
  const copper = sketch.dye('dorado')
  const [hx, hy] = torso.hem
  drawSleeves(sketch, torso, { length: 'long', cuff: 'buttoned', thickness: 0.8 })
  drawBody(sketch, torso, necklineOf('shirt', back), 'straight')
  seamArmholes(sketch, torso, thread ?? '')
  const edge = torso.armpit[0] - 16
  for (const [y, draw] of [
    [0, 'seam'],
    [10, 'stitch'],
  ] as const) {
    const line = across(`M${back ? 450 : 470} ${400 + y} C540 ${400 + y} 610 ${396 + y} ${edge - 16} ${384 + y}`)
    if (draw === 'seam') sketch.seam(line)
    else sketch.stitch(line, ink, thread)
  }
  sketch.onBothSides(
    (line) => {
      sketch.seam(line, ink, 0.8)
      sketch.stitch(line, ink, thread)
    },
    `M560 ${back ? 400 : 500} C545 640 520 ${hy - 120} 508 ${hy - 20}`,
  )
  sketch.piece(
    symmetric(
      `M450 ${hy - 40} C520 ${hy - 40} 600 ${hy - 44} ${hx + 1} ${hy - 58} L${hx + 2} ${hy + 4} C600 ${hy + 18} 520 ${hy + 22} 450 ${hy + 22}`,
    ),
    { thickness: 0.5, lifted: 3 },
  )
  sketch.stitch(across(`M450 ${hy - 30} C520 ${hy - 30} 600 ${hy - 34} ${hx} ${hy - 48}`), ink, thread)
  if (!back && pockets !== 'flap')
    sketch.onBothSides(
      (line) => {
        sketch.seam(line)
        sketch.stitch(line, ink, thread)
      },
      pockets === 'slanted'
        ? `M${hx - 60} ${hy - 200} L${hx - 100} ${hy - 80}`
        : `M${hx - 40} ${hy - 90} L${hx - 150} ${hy - 90}`,
    )
  if (!back) {
    sketch.piece(`M426 320 L476 316 L476 ${hy + 20} L426 ${hy + 20} Z`, { thickness: 0.3, lifted: 4, inner: true })
    sketch.stitch(`M434 336 L434 ${hy + 16} M468 336 L468 ${hy + 16}`, ink, thread)
    for (const path of [(shape: string) => shape, mirror]) {
      pocket(
        sketch,
        path('M512 410 L620 404 L620 540 L568 566 L516 542 Z'),
        path('M520 470 L612 466 L612 534 L568 556 L524 536 Z'),
        thread,
      )
      sketch.piece(path('M508 398 L626 392 L626 438 L568 466 L510 442 Z'), { thickness: 0.5, lifted: 5, inner: true })
      sketch.stitch(path('M516 436 L568 457 L619 432'), ink, thread)
    }
    for (const [x, y] of [
      [568, 448],
      [332, 448],
      [451, 366],
      [451, 462],
      [451, 560],
      [451, 658],
      [451, 756],
      [451, hy - 12],
    ] as const)
      rivet(sketch, x, y, 10, copper)
  }
  drawNeckTrim(sketch, 'shirt', back, {
    thread,
    of: detail === 'quilted' ? sketch.dye('crudo') : detail === 'contrast' ? sketch.dye('camel') : ink,
  })
  return { focus: [520, 440, 2.25], hanger: onHanger }
}
