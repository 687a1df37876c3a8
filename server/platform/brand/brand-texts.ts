import type { BrandFields } from '#domain/platform/brand/fields.ts'
import { openCountries } from '#domain/platform/country/country.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The brand by the fields that change it (`cl.slogan`, `palette.accent`), as they are typed; empty: not said. */
export function brandTexts({ stores, palette, fonts, social, name, key, wordmark, mark }: BrandFields) {
  const group = (prefix: string, values: object) =>
    Object.entries(values).map(([field, value]): [string, string] => [`${prefix}.${field}`, textOf(value)])
  const texts: Record<string, string> = Object.fromEntries([
    ['key', key],
    ['name', name],
    ['wordmark', wordmark],
    ['mark', mark],
    ...group('palette', palette),
    ...group('fonts', fonts),
    ...group('social', social),
    ...openCountries.flatMap((country) => {
      const { promises, ...others } = stores[country]
      const said = (promises ?? []).map(({ title, text }) => `${title}: ${text}`).join(' | ')
      return [...group(country, others), [`${country}.promises`, said] as [string, string]]
    }),
  ])
  return texts
}
