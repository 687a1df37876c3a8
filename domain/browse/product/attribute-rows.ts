import { attributeKeys, attributeLabel, type AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export type AttributeRow = { key: string; name: string; value: string }

/** The attribute table under a product's description: one row per attribute in list order, several values joined. */
export function attributeRows(values: readonly { key: string; value: string }[], country: OpenCountry): AttributeRow[] {
  const byKey = Map.groupBy(values, ({ key }) => key)
  return attributeKeys
    .filter((key) => byKey.has(key))
    .map((key: AttributeKey) => {
      const value = byKey.get(key)!.map((entry) => entry.value)
      return { key, name: attributeLabel(key, country), value: value.join(', ') }
    })
}
