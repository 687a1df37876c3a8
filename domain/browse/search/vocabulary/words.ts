/** The class of a character: 0 ends a word, 1 is a letter, 2 a digit. A table for Latin, Unicode properties beyond. */
const kinds = new Uint8Array(0x250)
for (let code = 0; code < kinds.length; code++) kinds[code] = kindByName(String.fromCharCode(code))

function kindByName(letter: string): number {
  if (/\p{Nd}/u.test(letter)) return 2
  return /\p{L}|\p{M}/u.test(letter) ? 1 : 0
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  if (code < kinds.length) return kinds[code]!
  // Surrogates are emoji and rare scripts; general punctuation is the most frequent block beyond Latin.
  if (code !== code || (code >= 0x2000 && code < 0x2c00) || (code >= 0xd800 && code < 0xf900)) return 0
  return kindByName(text[at]!)
}

const [dot, comma, hyphen, apostrophe, curly] = [0x2e, 0x2c, 0x2d, 0x27, 0x2019]

/** Characters that join a word without being letters: 38,5 · t-shirt · levi's. */
function joins(text: string, at: number, before: number): boolean {
  const code = text.charCodeAt(at)
  if (code === dot || code === comma) return before === 2 && kindAt(text, at + 1) === 2
  if (code === hyphen || code === apostrophe || code === curly) return before > 0 && kindAt(text, at + 1) > 0
  return false
}

/**
 * Calls back with each word of the text, including joining characters. Written for a million descriptions: no arrays,
 * no regular expressions.
 */
export function eachWord(text: string, visit: (word: string) => void): void {
  const { length } = text
  for (let at = 0; at < length; at++) {
    let kind = kindAt(text, at)
    if (kind === 0) continue
    const start = at
    while (++at < length) {
      const next = kindAt(text, at)
      if (next === 0 && !joins(text, at, kind)) break
      kind = next
    }
    visit(text.slice(start, at))
  }
}

const joints = /[-'’]/

/** A joined word counts whole and in parts: t-shirt is found as tshirt, as shirt and as t-shirt. */
export function partsOf(word: string): readonly string[] {
  if (!joints.test(word)) return [word.replace(',', '.')]
  const whole = word.replaceAll(/[-'’]/g, '')
  return word.includes('-') ? [whole, ...word.split('-').map((part) => part.replaceAll(/['’]/g, ''))] : [whole]
}
