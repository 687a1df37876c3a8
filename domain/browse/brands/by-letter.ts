import { fold } from '#domain/platform/text/fold.ts'

/** The heading for brands that begin with a digit or a sign. */
const otherLetter = '#'

/** The heading of a brand name: its first letter without accent; Ñ is a letter of its own in Spanish. */
export function letterOf(name: string): string {
  const first = name.trim().normalize('NFC').charAt(0).toUpperCase()
  if (first === 'Ñ') return first
  const plain = fold(first).toUpperCase()
  return /^[A-Z]$/.test(plain) ? plain : otherLetter
}

export type LetterGroup<B> = { letter: string; brands: B[] }

/** The brand index from A to Z in Spanish dictionary order, digits and signs last (CONT-03). */
export function byLetter<B extends { name: string }>(brands: readonly B[]): LetterGroup<B>[] {
  const order = new Intl.Collator('es')
  const groups = new Map<string, B[]>()
  for (const brand of brands.toSorted((a, b) => order.compare(a.name, b.name))) {
    const letter = letterOf(brand.name)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  const all = [...groups].map(([letter, some]) => ({ letter, brands: some }))
  return all.sort((a, b) =>
    a.letter === otherLetter ? 1 : b.letter === otherLetter ? -1 : order.compare(a.letter, b.letter),
  )
}

/** The brands whose name contains the text; an empty text matches all. */
export function matchingBrands<B extends { name: string }>(brands: readonly B[], text: string): B[] {
  const sought = fold(text)
  return brands.filter(({ name }) => fold(name).includes(sought))
}
