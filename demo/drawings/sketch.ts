import { hashText } from '#domain/platform/random.ts'
import { pictureRandom } from './picture-random.ts'
import { castShadow, defineStreak, defineTurnedFill, defineVolume, shadeBand, shadePiece } from './light.ts'
import type { Material } from './material.ts'
import { defineTexture, finishOf } from './material.ts'
import type { ColourName, Ink } from './palette.ts'
import { colours, contrastOf, mixInk } from './palette.ts'
import type { Placing } from './path.ts'
import { mirror, place, round, sizeOf } from './path.ts'
import type { Pattern } from './pattern.ts'
import type { Form } from './form.ts'
import { definePatternRepeat, weavePattern } from './pattern.ts'

export type Dress = {
  colour: ColourName
  accent?: ColourName
  material: Material
  pattern: Pattern
  form?: Form
  seed?: number
}
type Point = readonly [number, number]

export type Piece = {
  ink?: Ink
  /** Whether the cloth's own pattern and texture cover this piece; soles and buckles are bare. */
  cloth?: 'patterned' | 'plain' | 'bare'
  material?: Material
  /** Rotates woven lines with the piece, as the grain of a sleeve turns with the arm. */
  grain?: number
  /** How round the piece is under the light: 0 is paper, 1 is a padded sleeve. */
  thickness?: number
  /** Darkens the whole piece: linings, the far leg, the inside of a collar. */
  shade?: number
  /** Draws a stroke of this width instead of a filled shape: straps, bands, laces. */
  band?: number | undefined
  cap?: 'butt' | 'round'
  /** Drops a small shadow on what is below. */
  lifted?: number
  /** The piece lies inside others and casts no shadow on the backdrop. */
  inner?: boolean
}

/** A garment being drawn: pieces stack in the order they are added, each with its own shading. */
export type Sketch = ReturnType<typeof openSketch>

export function openSketch(dress: Dress, prefix = `d${hashText(JSON.stringify(dress)).toString(36)}`) {
  const ink = mixInk(colours[dress.colour].hex)
  const accent = mixInk(colours[dress.accent ?? contrastOf(dress.colour)].hex)
  const seed = dress.seed ?? hashText(`${dress.colour}${dress.material}${dress.pattern}`)
  const defs: string[] = []
  const layers: string[] = []
  const outlines: string[] = []
  const shadows: { shape: string; band: number | undefined }[] = []
  const defined = new Map<string, string>()
  const garmentClip = `${prefix}all`
  let folds: string[] = []
  let placedPrint = false
  let flipped = false
  let upright = false
  let placing: Placing | undefined
  const facing = (drawn: string) => {
    const path = placing ? place(drawn, placing) : drawn
    return flipped ? mirror(path) : path
  }
  const facingPoint = (drawn: Point): Point => {
    const [x, y]: Point = placing
      ? [drawn[0] * placing.scale + placing.dx, drawn[1] * placing.scale + placing.dy]
      : drawn
    return flipped ? [900 - x, y] : [x, y]
  }
  const facingMark = (svg: string) => {
    const placed = placing
      ? `<g transform="translate(${round(placing.dx)} ${round(placing.dy)}) scale(${placing.scale})">${svg}</g>`
      : svg
    return flipped ? `<g transform="matrix(-1 0 0 1 900 0)">${placed}</g>` : placed
  }

  function define(kind: string, make: (id: string) => string, key = ''): string {
    const found = key ? defined.get(key) : undefined
    if (found !== undefined) return found
    const id = `${prefix}${kind}${defs.length}`
    const definition = make(id)
    defs.push(definition)
    const used = definition ? id : ''
    if (key) defined.set(key, used)
    return used
  }
  /** Folds wait until the next piece, so that all folds of one piece share one clip. */
  function settle() {
    if (folds.length) layers.push(`<g clip-path="url(#${garmentClip})">${folds.join('')}</g>`)
    folds = []
  }
  function draw(shape: string, band: number | undefined, colour: string, more = '', cap = 'butt') {
    return band
      ? `<path d="${shape}" fill="none" stroke="${colour}" stroke-width="${band}" stroke-linejoin="round" stroke-linecap="${cap}"${more}/>`
      : `<path d="${shape}" fill="${colour}"${more}/>`
  }
  function weave(shape: string, piece: Piece, of: Ink): string {
    const { cloth = 'patterned', material = dress.material, grain = 0, band, cap } = piece
    if (cloth === 'bare') return ''
    const texture =
      !band && sizeOf(shape) === 'tiny'
        ? ''
        : define('t', (id) => defineTexture(id, material, pictureRandom(seed + 7)), `texture ${material}`)
    const woven =
      cloth === 'patterned' && !band && !placedPrint
        ? weavePattern(dress.pattern, of, accent, pictureRandom(seed + 3))
        : undefined
    let fill = ''
    if (woven && 'lines' in woven) {
      const set = define('w', (id) => `<g id="${id}">${woven.lines}</g>`, `lines ${of.base}`)
      const turn = grain + (upright && dress.pattern === 'stripes' ? 90 : 0)
      fill = `<use href="#${set}"${turn ? ` transform="rotate(${turn} 450 600)"` : ''}/>`
    } else if (woven) {
      fill = draw(
        shape,
        band,
        `url(#${define('p', (id) => definePatternRepeat(id, woven.repeat), `repeat ${of.base}`)})`,
      )
    }
    return fill + (texture && draw(shape, band, `url(#${texture})`, '', cap))
  }
  function addPiece(drawn: string, piece: Piece = {}) {
    settle()
    const shape = facing(drawn)
    const of = piece.ink ?? ink
    const { cap = 'butt', thickness = 1, shade = 0, lifted = 0, material = dress.material } = piece
    const band = piece.band && piece.band * (placing?.scale ?? 1)
    if (lifted) {
      for (const share of band && band <= 16 ? [0.8] : [0.45, 1])
        layers.push(
          draw(
            shape,
            band,
            of.deep,
            ` ${band ? 'stroke' : 'fill'}-opacity=".18" transform="translate(${round(lifted * share * 0.7)} ${round(lifted * share)})"`,
            cap,
          ),
        )
    }
    if (!piece.inner) {
      outlines.push(shape)
      // A piece on top of another has its own small shadow there; a second one on the backdrop would only cost time.
      if (!lifted && (band || sizeOf(shape) !== 'tiny')) shadows.push({ shape, band })
    }
    const dim = shade
      ? draw(shape, band, of.deep, band ? ` stroke-opacity="${shade}"` : ` fill-opacity="${shade}"`, cap)
      : ''
    if (band) {
      layers.push(
        draw(shape, band, of.base, '', cap) +
          weave(shape, { ...piece, band }, of) +
          shadeBand(shape, band, of, finishOf(material), thickness, cap) +
          dim,
      )
      return
    }
    const clip = define('c', (id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`)
    const finish = finishOf(material)
    const small = sizeOf(shape) !== 'large'
    const isPatterned = (piece.cloth ?? 'patterned') === 'patterned' && dress.pattern !== 'plain' && !placedPrint
    const volume =
      isPatterned && thickness
        ? define('v', (id) => defineVolume(id, of, finish), `volume ${of.base} ${material}`)
        : undefined
    const turned = () =>
      define('g', (id) => defineTurnedFill(id, of, finish, thickness), `turned ${of.base} ${material} ${thickness}`)
    const light = thickness ? shadePiece(shape, volume, of, finish, thickness, small) : ''
    // The plain fill stays outside the clip: two soft edges over each other would let the backdrop through.
    layers.push(
      `${draw(shape, undefined, isPatterned || !thickness ? of.base : `url(#${turned()})`)}<g clip-path="url(#${clip})">${weave(shape, piece, of)}${light}${dim}</g>`,
    )
  }
  function streak(colour: string, from: Point, to: Point, width: number, move: number, opacity: number): string {
    const gradient = define('s', (id) => defineStreak(id, colour), `streak ${colour}`)
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    const x = (from[0] + to[0]) / 2 + move * 0.8
    const y = (from[1] + to[1]) / 2 + move
    return `<ellipse rx="${round(length * 0.56)}" ry="${round(width)}" fill="url(#${gradient})" fill-opacity="${round(opacity * 100) / 100}" transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})"/>`
  }
  function addFold(
    ...[start, curve, end, broad, depth]: [from: Point, bend: Point, to: Point, width: number, depth: number]
  ) {
    const [from, bend, to] = [facingPoint(start), facingPoint(curve), facingPoint(end)]
    const width = broad * (placing?.scale ?? 1)
    // A quadratic curve passes half way between its control point and the middle of its chord.
    const middle: Point = [(from[0] + to[0]) / 4 + bend[0] / 2, (from[1] + to[1]) / 4 + bend[1] / 2]
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const sag = Math.hypot(middle[0] - (from[0] + to[0]) / 2, middle[1] - (from[1] + to[1]) / 2)
    const parts: readonly (readonly [Point, Point])[] =
      sag > length * 0.17
        ? [
            [from, middle],
            [middle, to],
          ]
        : [[from, to]]
    const side = Math.sign(depth)
    const weight = Math.abs(depth) * (ink.lightness > 0.86 ? 0.75 : 1)
    for (const [first, last] of parts) {
      folds.push(streak(ink.deep, first, last, width, width * 0.42 * side, 0.85 * weight))
      if (Math.abs(depth) > 0.38)
        folds.push(streak(ink.glow, first, last, width * 0.8, -width * 0.42 * side, 0.6 * weight))
    }
  }
  function addLine(svg: string) {
    settle()
    layers.push(svg)
  }

  const sketch = {
    dress,
    prefix,
    ink,
    accent,
    random: pictureRandom(seed),
    define,
    dye: (colour: ColourName): Ink => mixInk(colours[colour].hex),
    /** The print of this garment is one graphic in one place, so the cloth itself stays plain. */
    placePrint() {
      placedPrint = dress.pattern === 'print'
      return placedPrint
    },
    /** Stripes run down the garment instead of around it. */
    hangStripes() {
      upright = true
    },
    /** Draws everything from here on mirrored, under the same light: the other side of a boot. */
    faceOtherWay() {
      flipped = true
    },
    /** Draws part of the picture scaled and moved: the trousers beside the shirt, the upper on a higher sole. */
    lay(where: Partial<Placing>, draw: () => void) {
      settle()
      const outer = placing
      const { scale = 1, dx = 0, dy = 0 } = where
      placing = outer
        ? { scale: outer.scale * scale, dx: dx * outer.scale + outer.dx, dy: dy * outer.scale + outer.dy }
        : { scale, dx, dy }
      draw()
      settle()
      placing = outer
    },
    piece: addPiece,
    /** The piece and its mirror image. */
    pair(shape: string, piece: Piece = {}) {
      addPiece(mirror(shape), { ...piece, grain: -(piece.grain ?? 0) })
      addPiece(shape, piece)
    },
    /** A ridge (positive depth) or a valley (negative) in the cloth. */
    fold: addFold,
    foldPair(from: Point, bend: Point, to: Point, width: number, depth: number) {
      const flip = ([x, y]: Point): Point => [900 - x, y + 5]
      addFold(from, bend, to, width, depth)
      addFold(flip(from), flip(bend), flip(to), width, depth)
    },
    /** Where two pieces of cloth meet: a dark line with a lit edge beside it. */
    seam(drawn: string, of: Ink = ink, weight = 1) {
      const line = facing(drawn)
      const strength = of.lightness > 0.86 ? weight * 0.6 : weight
      addLine(
        `<path d="${line}" fill="none" stroke="${of.glow}" stroke-width="2" stroke-opacity="${0.28 * strength}" transform="translate(1.6 2.2)"/><path d="${line}" fill="none" stroke="${of.deep}" stroke-width="2.4" stroke-opacity="${0.55 * strength}"/>`,
      )
    },
    stitch(drawn: string, of: Ink = ink, colour?: string) {
      const line = facing(drawn)
      const tone = colour ?? (of.lightness < 0.4 ? of.glow : of.line)
      addLine(
        `<path d="${line}" fill="none" stroke="${tone}" stroke-width="2.2" stroke-dasharray="7 4.5" stroke-opacity="${colour ? 0.95 : 0.55}"/>`,
      )
    },
    /** Rib knit: short strokes across a band. */
    rib(line: string, width: number, of: Ink = ink, gap = 7) {
      sketch.markInside(
        `<path d="${line}" fill="none" stroke="${of.deep}" stroke-opacity=".3" stroke-width="${width}" stroke-dasharray="2.6 ${round(gap - 2.6)}"/>`,
      )
    },
    /** Anything else: buttons, zips, prints, glints. */
    mark: (svg: string) => addLine(facingMark(svg)),
    /** Paint clipped to the outline of the garment. */
    markInside(svg: string) {
      settle()
      layers.push(`<g clip-path="url(#${garmentClip})">${facingMark(svg)}</g>`)
    },
    /** Calls the drawing function with a line and with its mirror image. */
    onBothSides(add: (line: string) => void, line: string) {
      add(line)
      add(mirror(line))
    },
    finish(lift: number, shadow: 'soft' | 'plain') {
      settle()
      const clip = `<clipPath id="${garmentClip}">${outlines.map((shape) => `<path d="${shape}"/>`).join('')}</clipPath>`
      return {
        defs: `<defs>${defs.join('')}${clip}</defs>`,
        shadow: lift ? castShadow(shadows, ink, lift, shadow) : '',
        body: layers.join(''),
      }
    },
  }
  return sketch
}
