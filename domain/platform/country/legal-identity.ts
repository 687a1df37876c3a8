import type { OpenCountry } from './country.ts'

export type TaxIdLabel = 'CUIT' | 'RUT' | 'NIT'

/** What the tax authority of a country calls its number. */
export const taxIdLabels: Readonly<Record<OpenCountry, TaxIdLabel>> = { ar: 'CUIT', cl: 'RUT', co: 'NIT' }

/** Who sells in a country: stands under every page, on receipts and in the legal texts. */
export type LegalIdentity = {
  company: string
  taxId: { label: TaxIdLabel; number: string }
  address: string
  /** When a person answers. */
  hours: string
  /** Where consumers turn to when the shop does not solve it. */
  authorities: readonly { label: string; href: string }[]
}

/** Where consumers of a country turn to: authorities of the country, the same for every shop. */
export const consumerAuthorities: Readonly<Record<OpenCountry, LegalIdentity['authorities']>> = {
  ar: [
    {
      label: 'Defensa de las y los consumidores: para reclamos ingresá acá',
      href: 'https://www.argentina.gob.ar/servicio/iniciar-un-reclamo-ante-defensa-del-consumidor',
    },
  ],
  cl: [{ label: 'SERNAC: reclamos y consultas', href: 'https://www.sernac.cl' }],
  co: [{ label: 'Superintendencia de Industria y Comercio: protección al consumidor', href: 'https://www.sic.gov.co' }],
}
