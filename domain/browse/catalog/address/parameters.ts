import type { CountryProfile } from '#domain/platform/country/settings.ts'
import { attributeKeys, type AttributeKey } from '../attribute-keys.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { attributeLabel, attributeLabels } from '../attributes.ts'
import { isOwnAttribute, nameFromCode, type OwnAttributeKey } from '../own-attributes.ts'

/** `multiple`: any number of values. `boolean`: on or absent. `range`: `min-max`. */
export type FilterType = 'multiple' | 'boolean' | 'range'

const generalFilterTypes = {
  category: 'multiple',
  brand: 'multiple',
  gender: 'multiple',
  shoe_size: 'multiple',
  app_topsize: 'multiple',
  appbottom_size: 'multiple',
  color_family: 'multiple',
  price: 'range',
  discount_range: 'multiple',
  special_price: 'boolean',
  free_shipping: 'boolean',
  fast_shipping: 'boolean',
  moda_sostenible: 'boolean',
} as const satisfies Record<string, FilterType>

type GeneralFilterKey = keyof typeof generalFilterTypes
export type FilterKey = GeneralFilterKey | AttributeKey | OwnAttributeKey

/** The filters every shop knows, in the order an address writes them; attributes of the retailer follow them. */
export const filterKeys: readonly FilterKey[] = [
  ...(Object.keys(generalFilterTypes) as GeneralFilterKey[]),
  ...attributeKeys,
]

/** Filter names other clients use for one of ours (OP-026). */
const aliases: Readonly<Record<string, FilterKey>> = { color: 'color_family', is_special_price: 'special_price' }

/**
 * The filter for a name; undefined for names outside the list (VAL-01, VAL-02). Which attributes of its own a store has
 * is decided where its catalogue is: others are ignored there.
 */
export function filterKeyOf(name: string): FilterKey | undefined {
  const key = Object.hasOwn(aliases, name) ? aliases[name]! : name
  return filterKeys.find((known) => known === key) ?? (isOwnAttribute(key) ? key : undefined)
}

/** The filters among some names, in the order an address writes them. */
export function filterKeysAmong(names: Iterable<string>): FilterKey[] {
  const own = new Set<OwnAttributeKey>()
  for (const name of names) if (isOwnAttribute(name)) own.add(name)
  return own.size === 0 ? [...filterKeys] : [...filterKeys, ...[...own].sort()]
}

/** What an address may carry besides filters. Technical parameters of a call are added elsewhere (OP-027). */
const otherParameters = ['q', 'page', 'sort', 'dir', 'sortingFormula'] as const

/** Every parameter a catalogue request keeps (VAL-01, VAL-02). */
export const catalogParameters: readonly string[] = [...otherParameters, ...filterKeys]

export function filterType(key: FilterKey): FilterType {
  return Object.hasOwn(generalFilterTypes, key) ? generalFilterTypes[key as GeneralFilterKey] : 'multiple'
}

/** The heading above a filter's options (CAT-15); the word for size depends on the country. */
export function filterName(
  key: FilterKey,
  { country, sizeWord, shippingWord }: Pick<CountryProfile, 'country' | 'sizeWord' | 'shippingWord'>,
): string {
  if (Object.hasOwn(attributeLabels, key)) return attributeLabel(key as AttributeKey, country)
  if (isOwnAttribute(key)) return nameFromCode(key)
  const size = sizeWord === 'talle' ? 'Talle' : 'Talla'
  const names: Record<GeneralFilterKey, string> = {
    category: 'Categoría',
    brand: 'Marca',
    gender: 'Género',
    shoe_size: `${size} de calzado`,
    app_topsize: `${size} de prenda superior`,
    appbottom_size: `${size} de prenda inferior`,
    color_family: 'Color',
    price: 'Precio',
    discount_range: 'Descuento',
    special_price: 'Ofertas',
    free_shipping: `${capitalise(shippingWord)} gratis`,
    fast_shipping: `${capitalise(shippingWord)} rápido`,
    moda_sostenible: 'Moda sostenible',
  }
  return names[key as GeneralFilterKey]
}
