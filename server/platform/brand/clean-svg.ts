import { SaxesParser } from 'saxes'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** What a drawing is made of. Anything else is refused, or left out where it draws nothing. */
const elements = new Set(
  'svg g path rect circle ellipse line polyline polygon defs linearGradient radialGradient stop clipPath mask use symbol'.split(
    ' ',
  ),
)
/** Notes of drawing programs, with all that is in them. */
const silent = new Set(['title', 'desc', 'metadata'])
const attributes = new Set(
  (
    'xmlns viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform fill fill-rule fill-opacity ' +
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset ' +
    'stroke-opacity opacity clip-path clip-rule mask id offset stop-color stop-opacity gradientUnits ' +
    'gradientTransform spreadMethod preserveAspectRatio clipPathUnits maskUnits maskContentUnits color href style'
  ).split(' '),
)

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (value: string) => value.replaceAll(/[&<"]/g, (letter) => escapes[letter]!)

/** Colours and references inside the drawing; no address, no script. */
function isHarmless(name: string, value: string): boolean {
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg'
  if (name === 'href') return /^#[\w-]+$/.test(value)
  if (/[\\@]|expression|javascript:|data:/i.test(value)) return false
  return !/url\((?!\s*['"]?#)/i.test(value)
}

const refuse = (reason: string, inSpanish: string): never => {
  throw new OperatorRefusal(`The SVG is not taken: ${reason}.`, `El SVG no se puede usar: ${inSpanish}.`)
}

/**
 * A logo drawn as SVG, written again from what was understood of it: only shapes, gradients and references within. What
 * could run, load something or hide is refused with its name, so that the operator exports it otherwise.
 */
export function cleanSvg(text: string): string {
  const parser = new SaxesParser({ xmlns: false })
  let output = ''
  let silentDepth = 0
  let isRootSeen = false
  parser.on('error', ({ message }) => refuse(`it is not well-formed XML (${message})`, 'no es XML bien formado'))
  parser.on('doctype', () => refuse('it has a DOCTYPE, which may load things', 'tiene un DOCTYPE'))
  parser.on('processinginstruction', ({ target }) =>
    refuse(`it has an instruction <?${target}?>`, `tiene una instrucción <?${target}?>`),
  )
  parser.on('opentag', ({ name, attributes: given, isSelfClosing }) => {
    if (!isRootSeen && name !== 'svg') refuse(`it begins with <${name}>`, `empieza con <${name}>`)
    isRootSeen = true
    // Drawing programs write notes in namespaces of their own.
    if (silentDepth > 0 || silent.has(name) || /^(?!svg:)[\w-]+:/.test(name)) {
      silentDepth += 1
      return
    }
    if (!elements.has(name)) {
      refuse(
        `<${name}> is not a shape; export the drawing as plain paths`,
        `<${name}> no es una forma; exportá el dibujo como trazados simples`,
      )
    }
    output += `<${name}`
    for (const [attribute, value] of Object.entries(given)) {
      const plain = attribute === 'xlink:href' ? 'href' : attribute
      if (/^on/i.test(plain)) refuse(`${attribute} would run a script`, `${attribute} correría un programa`)
      if (!attributes.has(plain)) continue
      if (!isHarmless(plain, value)) {
        const said = `${attribute}="${value.slice(0, 40)}"`
        refuse(`${said} leads out of the drawing`, `${said} sale del dibujo`)
      }
      output += ` ${plain}="${escaped(value)}"`
    }
    output += isSelfClosing ? '/>' : '>'
  })
  parser.on('closetag', ({ name, isSelfClosing }) => {
    if (silentDepth > 0) silentDepth -= 1
    else if (!isSelfClosing) output += `</${name}>`
  })
  parser.on('text', (between) => {
    if (silentDepth === 0 && between.trim() !== '')
      refuse(
        'it has text, whose font a browser may not have; export it as paths',
        'tiene texto, y el navegador puede no tener su letra; exportalo como trazados',
      )
  })
  parser.on('cdata', () => silentDepth === 0 && refuse('it has a CDATA section', 'tiene una sección CDATA'))
  parser.write(text.replace(/^\uFEFF/, '')).close()
  if (!/^<svg[^>]* viewBox="/.test(output)) {
    refuse('its <svg> has no viewBox, so it cannot be scaled', 'su <svg> no tiene viewBox y no se puede escalar')
  }
  return output.includes('xmlns="') ? output : output.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
}
