import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { ProductKind } from '../product-kinds.ts'

/** Two letters encode the kind; the demo's named products begin with them too. */
const skuLetters: Readonly<Record<ProductKind, string>> = {
  sneaker: 'ZP',
  running: 'RU',
  boot: 'BT',
  sandal: 'SD',
  heel: 'TC',
  loafer: 'MC',
  flat: 'CH',
  slipper: 'PF',
  tshirt: 'RT',
  shirt: 'CM',
  blouse: 'BL',
  top: 'TP',
  hoodie: 'BZ',
  sweater: 'SW',
  jacket: 'CP',
  coat: 'TA',
  dress: 'VS',
  pyjama: 'PJ',
  swimwear: 'MB',
  underwear: 'RN',
  trousers: 'PT',
  jeans: 'JN',
  shorts: 'SH',
  skirt: 'PO',
  leggings: 'CZ',
  socks: 'MD',
  bag: 'AC',
  backpack: 'MO',
  wallet: 'BI',
  belt: 'CI',
  cap: 'GO',
  scarf: 'BU',
  sunglasses: 'AN',
  watch: 'RL',
  giftcard: 'GC',
}

const kindOfLetters = new Map<string, ProductKind>([
  ...Object.entries(skuLetters).map(([kind, letters]) => [letters, kind as ProductKind] as const),
  ['ZM', 'sneaker'],
  ['ZH', 'sneaker'],
])

/** Named products whose letters encode their role in the demo instead. */
const kindOfRole = new Map<string, ProductKind>([
  ['RV0001', 'bag'],
  ['RV0002', 'cap'],
  ['RV0003', 'hoodie'],
  ['LJ0001', 'coat'],
])

export function kindOfSku(sku: string): ProductKind | undefined {
  return kindOfRole.get(sku.slice(0, 6)) ?? kindOfLetters.get(sku.slice(0, 2))
}

const storeLetter = { ar: 'A', cl: 'L', co: 'C' } as const

/**
 * RTA000042B: a T-shirt of the Argentine shop, its 42nd model, in the second colour. The store's letter distinguishes
 * it from the demo's RT0001; everything before the last letter is shared by all colours of a model.
 */
export function skuOf(country: OpenCountry, kind: ProductKind, model: number, colour: number): string {
  return `${skuLetters[kind]}${storeLetter[country]}${String(model).padStart(6, '0')}${String.fromCharCode(65 + colour)}`
}

/** The part of a sku that all colours of a model share; for a product without siblings, its sku. */
export function modelOfSku(sku: string): string {
  return /^[A-Z]{3}\d{6}[A-Z]$/.test(sku) ? sku.slice(0, -1) : sku
}
