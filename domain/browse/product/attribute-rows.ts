import { usualName, usualPosition, type ProductAttributeKey } from '#domain/browse/catalog/attribute-settings.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type AttributeRow = { key: string; name: string; value: string }
/** A value, with what the store says of its attribute; null where it says nothing. */
export type AttributeValue = { key: string; value: string; name: string | null; position: number | null }

/** The attribute table under a product's description: one row per attribute in the store's order, several values joined. */
export function attributeRows(values: readonly AttributeValue[], country: OpenCountry): AttributeRow[] {
  const placeOf = ({ key, position }: AttributeValue) => position ?? usualPosition(key)
  const byKey = Map.groupBy(values, ({ key }) => key)
  return [...byKey]
    .sort(([a, [first]], [b, [other]]) => placeOf(first!) - placeOf(other!) || (a < b ? -1 : 1))
    .map(([key, of]) => ({
      key,
      name: of[0]!.name ?? usualName(key as ProductAttributeKey, country),
      value: of.map(({ value }) => value).join(', '),
    }))
}
