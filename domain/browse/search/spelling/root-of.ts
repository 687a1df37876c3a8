/**
 * The part of a folded word that its singular and plural share. Spanish adds -s or -es, and whether a word had its own
 * e cannot be seen (`hombres`, `pantalones`), so a final e is dropped from singulars too. The same rule handles English
 * plurals: shoes and shoe, dresses and dress, accessories and accessory.
 */
export function rootOf(word: string): string {
  let end = word.length
  if (end < 3 || word.charCodeAt(0) < 58) return word
  if (end > 3 && word.endsWith('s') && !keepsS.has(word.charCodeAt(end - 2))) end--
  if (end > 3 && word.charCodeAt(end - 1) === letterE) end--
  const last = word.charCodeAt(end - 1)
  // luz, luces · accessory, accessories
  if (last === letterZ) return `${word.slice(0, end - 1)}c`
  if (last === letterY && end > 3) return `${word.slice(0, end - 1)}i`
  return end === word.length ? word : word.slice(0, end)
}

const letterE = 0x65
const letterY = 0x79
const letterZ = 0x7a
/** The letter before the s of tenis, cactus and dress. */
const keepsS = new Set([0x69, 0x75, 0x73])

/** Pairs that only look like masculine and feminine: socks and half, tip and knit, sleeve and handle. */
const unrelated = new Set(
  'medi punt mang suel cap cint mod plat marc pal vel copa cas cart bat pas rot cuer man bol gorr'.split(' '),
)

/** negra for negro and back; null for words without a gender twin. */
export function genderTwin(root: string): string | null {
  if (root.length < 4) return null
  const stem = root.slice(0, -1)
  if (unrelated.has(stem)) return null
  if (root.endsWith('o')) return `${stem}a`
  return root.endsWith('a') ? `${stem}o` : null
}
