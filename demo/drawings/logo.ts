import { letters } from './alphabet.ts'
import { pictureRandom } from './picture-random.ts'
import { round } from './path.ts'

type Style = {
  weight: number
  spacing: number
  slant: number
  cap: 'butt' | 'round' | 'square'
  join: 'miter' | 'round'
  tall: number
}

/** Five lettering styles: hairline, poster, round, slanted sport, wide caps. */
const styles: readonly Style[] = [
  { weight: 0.34, spacing: 2.6, slant: 0, cap: 'butt', join: 'miter', tall: 1 },
  { weight: 1.35, spacing: 2.3, slant: 0, cap: 'butt', join: 'miter', tall: 1 },
  { weight: 1, spacing: 1.9, slant: 0, cap: 'round', join: 'round', tall: 0.9 },
  { weight: 1.2, spacing: 2.1, slant: -12, cap: 'butt', join: 'miter', tall: 0.86 },
  { weight: 0.62, spacing: 3.2, slant: 0, cap: 'square', join: 'miter', tall: 0.72 },
]

const ink = '#16130F'

/** A brand's wordmark with a small sign. Always 480 by 160, ink on a transparent background, centred. */
export function drawBrandLogo(name: string, seed: number): string {
  const random = pictureRandom(seed)
  const style = random.pick(styles)
  const sign = random.pick(signs)
  const word = spell(name)
  const { path, width } = setWord(word, style)
  const signWidth = sign ? 9 : 0
  const scale = Math.min(11, 430 / Math.max(1, width + signWidth))
  const left = (480 - (width + signWidth) * scale) / 2
  const top = 80 - 3 * scale * style.tall
  const figure = sign
    ? `<g transform="translate(${round(left + 3 * scale)} 80) scale(${round(scale)})">${sign}</g>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 160" width="480" height="160">${figure}<g transform="translate(${round(left + signWidth * scale)} ${round(top)}) scale(${round(scale * 100) / 100} ${round(scale * style.tall * 100) / 100}) skewX(${style.slant})"><path d="${path}" fill="none" stroke="${ink}" stroke-width="${style.weight}" stroke-linecap="${style.cap}" stroke-linejoin="${style.join}" stroke-miterlimit="3"/></g></svg>`
}

/** Accents are dropped, as on most shop signs; the ñ is a letter and stays. */
function spell(name: string): string {
  return name
    .toUpperCase()
    .normalize('NFC')
    .replace(/[^Ñ]/g, (letter) => letter.normalize('NFD').replace(/[^A-Z ]/g, ''))
}

/** Letters in a row; straight stems need more space between them than round or slanted sides. */
function setWord(word: string, style: Style): { path: string; width: number } {
  let x = style.weight / 2
  let path = ''
  for (const letter of word) {
    const glyph = letters[letter]
    if (!glyph) {
      x += 3
      continue
    }
    path += glyph.d.replace(
      /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
      (_, px: string, py: string) => `${round((x + Number(px)) * 10) / 10} ${py}`,
    )
    x += glyph.width + style.spacing - (openSides.includes(letter) ? 0.6 : 0)
  }
  return { path, width: x - style.spacing + style.weight }
}

const openSides = 'AFLPTVWY'

/** Signs in the same 6 units of height, centred. No sign is as likely as each of the others. */
const signs = [
  '',
  '',
  `<circle r="2.7" fill="none" stroke="${ink}" stroke-width=".9"/><circle r=".9" fill="${ink}"/>`,
  `<path d="M-2.6 3L0 -3L2.6 3Z" fill="${ink}"/>`,
  `<path d="M-2.7 3A2.7 2.7 0 0 1 2.7 3ZM-2.7 -.2A2.7 2.7 0 0 1 2.7 -.2Z" fill="${ink}"/>`,
  `<path d="M-2.7 -3H-.3V-.3H-2.700ZM.3 .3H2.700V3H.3Z" fill="${ink}"/><circle cx="1.5" cy="-1.6" r="1.3" fill="${ink}"/>`,
  `<path d="M-2.8 0C-1.4 -3.6 1.4 -3.6 2.8 0C1.4 3.6 -1.4 3.6 -2.8 0Z" fill="none" stroke="${ink}" stroke-width=".9"/>`,
  `<path d="M-2.6 -2.600L2.6 2.600M2.6 -2.600L-2.6 2.600M0 -3.100V3.1" stroke="${ink}" stroke-width=".9"/>`,
] as const
