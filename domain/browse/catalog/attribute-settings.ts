import type { OpenCountry } from '#domain/platform/country/country.ts'
import { attributeKeys, attributeLabel, type AttributeKey } from './attributes.ts'
import { isOwnAttribute, nameFromCode, type OwnAttributeKey } from './own-attributes.ts'

export type ProductAttributeKey = AttributeKey | OwnAttributeKey

/** What a store says of an attribute; one that every shop knows may have none. */
export type AttributeRow = { key: string; name: string | null; isFilter: boolean; position: number }
export type AttributeSetting = { key: ProductAttributeKey; name: string; isFilter: boolean; position: number }

/** Behind those every shop knows, in the order in which feeds brought them. */
export const firstOwnPosition = 1000
/** So many of a retailer's own attributes are filters of a store: each is a column of the catalogue in memory. */
export const maxOwnFilters = 40
/** A list with more options than this is no filter for a shopper. */
export const maxFilterValues = 500
export const maxAttributeName = 60

const builtIn = new Map<string, number>(attributeKeys.map((key, at) => [key, at + 1]))

const isKnown = (key: string): key is ProductAttributeKey => builtIn.has(key) || isOwnAttribute(key)

/** The attribute that a feed or an operator means by a code; undefined for what is none. */
export function attributeKeyOf(code: string): ProductAttributeKey | undefined {
  if (isKnown(code)) return code
  const own = `attr_${code}`
  return isOwnAttribute(own) ? own : undefined
}

/** The place of an attribute that no row gives one. */
export const usualPosition = (key: string): number => builtIn.get(key) ?? firstOwnPosition

/** What an attribute is called where the store has no name of its own for it. */
export const usualName = (key: ProductAttributeKey, country: OpenCountry): string =>
  isOwnAttribute(key) ? nameFromCode(key) : attributeLabel(key, country)

/** Every attribute of a store in the order in which its filters are offered and its products are described. */
export function attributesOf(rows: readonly AttributeRow[], country: OpenCountry): AttributeSetting[] {
  const rowOf = new Map(rows.map((row) => [row.key, row]))
  const keys = [...new Set<string>([...attributeKeys, ...rowOf.keys()])].filter(isKnown)
  return keys
    .map((key) => {
      const { name, isFilter, position } = rowOf.get(key) ?? {
        name: null,
        isFilter: true,
        position: usualPosition(key),
      }
      return { key, name: name ?? usualName(key, country), isFilter, position }
    })
    .sort((a, b) => a.position - b.position || (a.key < b.key ? -1 : 1))
}

/** The keys after one of them was put at a place, 1 being the first. */
export function keysWithAt(
  all: readonly AttributeSetting[],
  key: ProductAttributeKey,
  at: number,
): ProductAttributeKey[] {
  const others = all.map((one) => one.key).filter((one) => one !== key)
  return others.toSpliced(at - 1, 0, key)
}

/** Why a name cannot be shown, if so. */
export function faultOfAttributeName(name: string): string | undefined {
  if (name.trim() === '') return 'the name is empty'
  if (name.length > maxAttributeName) return `the name has ${name.length} characters, at most ${maxAttributeName} fit`
  return /[\p{Cc}\p{Cf}]/u.test(name) ? 'the name holds a character that cannot be seen' : undefined
}
