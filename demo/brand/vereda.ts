import type { OpenCountry } from '#domain/platform/country/country.ts'

/** The brand of the demo shop. */
export const brand = { key: 'vereda', name: 'Vereda', wordmark: 'vereda', mark: 'tile' } as const

/** The invented companies of the demo shop; their numbers have valid check digits and belong to no one. */
export const sellers = {
  ar: {
    company: 'Vereda Comercio S.A.',
    taxId: '30-71999000-9',
    address: 'Honduras 4820, C1414 Ciudad Autónoma de Buenos Aires',
    hours: 'Lunes a viernes de 9 a 18 h',
  },
  cl: {
    company: 'Vereda Comercio SpA',
    taxId: '76.999.100-K',
    address: 'Av. Providencia 2124, Providencia, Región Metropolitana',
    hours: 'Lunes a viernes de 9 a 18 h',
  },
  co: {
    company: 'Vereda Comercio S.A.S.',
    taxId: '901.999.200-2',
    address: 'Calle 93 # 11-27, Bogotá D.C.',
    hours: 'Lunes a viernes de 8 a 17 h',
  },
} as const satisfies Record<OpenCountry, object>

export const mailFrom = 'Vereda <hola@vereda.example>'
export const contactEmail = 'ayuda@vereda.example'

/** What the shop says of itself. In Colombia a vereda is a rural district, so the pun would not be understood. */
export const textsOf = (country: OpenCountry, countryName: string) => ({
  slogan: 'Calzado y moda',
  description: `Calzado y ropa para caminar la ciudad. Tienda en línea de ${countryName}.`,
  headline: country === 'ar' ? 'Vestite para la calle.' : 'Vístete para la calle.',
  brandsTitle: country === 'co' ? 'Nuestras marcas' : 'Marcas de la vereda',
  newsletterTitle: country === 'co' ? 'Entérate primero' : 'Primero en la vereda',
})
