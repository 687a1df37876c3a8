import type { ProductGender } from '#domain/browse/catalog/genders.ts'
import type { SizeFilterKey } from '#domain/browse/catalog/sizes.ts'

const known = new Map<string, string>()
const maxCachedSlugs = 10_000

/** Remera Ñandú → remera-nandu. Cached, because the rows of a feed repeat the same few words. */
export function slugWord(text: string): string {
  let slug = known.get(text)
  if (slug !== undefined) return slug
  slug = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (known.size >= maxCachedSlugs) known.clear()
  known.set(text, slug)
  return slug
}

const genders: Readonly<Record<string, ProductGender>> = { male: 'hombre', female: 'mujer', unisex: 'unisex' }
const adult = 'adult'
const young = ['newborn', 'infant', 'toddler', 'kids']
const branches: readonly [RegExp, ProductGender][] = [
  [/^(mujer|dama|women)/, 'mujer'],
  [/^(hombre|caballero|men)/, 'hombre'],
  [/^(nin[oa]s?|kids|bebe)/, 'ninos'],
]

/** The gender of a product. The feed identifies children by age; without a gender the top category decides. */
export function genderOf(
  gender: string,
  ageGroup: string,
  productType: string,
): { gender: ProductGender } | { fault: string } {
  const age = ageGroup.trim().toLowerCase()
  if (age !== '' && age !== adult && !young.includes(age)) {
    return { fault: `age_group "${ageGroup}" is none of ${[...young, adult].join(', ')}` }
  }
  if (young.includes(age)) return { gender: 'ninos' }
  const word = gender.trim().toLowerCase()
  const named = genders[word]
  if (named) return { gender: named }
  if (word !== '') return { fault: `gender "${gender}" is none of male, female, unisex` }
  const top = slugWord(productType.split('>')[0]!)
  return { gender: branches.find(([start]) => start.test(top))?.[1] ?? 'unisex' }
}

const shoes = /calzado|zapat|zapato|tenis|bota|botin|sandalia|mocasin|pantufla|ojota|shoe|sneaker/
const bottoms = /pantal|jean|short|bermuda|falda|pollera|calza|legging|skirt|trouser/
const nothingToFilter = /^(u|unico|unica|one-size|os|talle-unico|talla-unica)?$/

/** The filter for a size; null for bags and everything of one size (CAT-15). */
export function sizeFilterOf(size: string, googleCategory: string, productType: string): SizeFilterKey | null {
  if (nothingToFilter.test(slugWord(size))) return null
  const type = slugWord(productType)
  // 187 is Shoes in Google's taxonomy.
  if (googleCategory.trim() === '187' || /shoes/i.test(googleCategory) || shoes.test(type)) return 'shoe_size'
  return bottoms.test(type) ? 'appbottom_size' : 'app_topsize'
}

const families: readonly [family: string, words: RegExp][] = [
  ['Negro', /negr|black/],
  ['Blanco', /blanc|white|marfil/],
  ['Gris', /gris|gray|grey|plata|silver|grafito/],
  ['Azul', /azul|celeste|marino|indigo|petroleo|turquesa|blue|navy/],
  ['Verde', /verde|oliva|green|khaki|caqui/],
  ['Rojo', /rojo|bordo|vino|red|burgundy/],
  ['Rosa', /rosa|fucsia|pink/],
  ['Violeta', /violeta|lila|lavanda|morado|purple/],
  ['Naranja', /naranja|terracota|coral|orange/],
  ['Amarillo', /amarill|mostaza|dorado|yellow|gold/],
  ['Marrón', /marron|camel|chocolate|cafe|suela|brown|tan/],
  ['Beige', /beige|crudo|arena|natural|nude|cream/],
]

/** The colour family for filters; the first known word decides, and a mixture is a family of its own. */
export function colorFamilyOf(color: string): string {
  const word = slugWord(color.split(/[/,]/)[0]!)
  return families.find(([, words]) => words.test(word))?.[0] ?? 'Multicolor'
}
