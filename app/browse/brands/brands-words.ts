import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { formatInteger } from '#domain/platform/text/format-integer.ts'
import { countedProducts, pluralise } from '#app/platform/texts/counted.ts'

/** Texts of the brand index. */
export function brandsWords(country: OpenCountry) {
  const { name } = countryProfiles[country]
  return {
    title: 'Marcas',
    description: (shopName: string) => `Todas las marcas de ${shopName} ${name}, de la A a la Z.`,
    total: (count: number) => `${formatInteger(count)} ${pluralise(count, 'marca', 'marcas')}`,
    products: countedProducts,
    find: 'Buscar una marca',
    letters: 'Ir a una letra',
    none: (text: string) => `No tenemos ninguna marca que se llame «${text}».`,
    all: 'Ver todas las marcas',
  } as const
}
