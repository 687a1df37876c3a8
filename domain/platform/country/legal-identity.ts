import type { OpenCountry } from './country.ts'

/** Who sells in a country: stands under every page, on receipts and in the legal texts. */
export type LegalIdentity = {
  company: string
  taxId: { label: 'CUIT' | 'RUT' | 'NIT'; number: string }
  address: string
  /** When a person answers. */
  hours: string
  /** Where consumers turn to when the shop does not solve it. */
  authorities: readonly { label: string; href: string }[]
}

/** The invented companies of the demo shop; their numbers have valid check digits and belong to no one. */
export const legalIdentities: Readonly<Record<OpenCountry, LegalIdentity>> = {
  ar: {
    company: 'Vereda Comercio S.A.',
    taxId: { label: 'CUIT', number: '30-71999000-9' },
    address: 'Honduras 4820, C1414 Ciudad Autónoma de Buenos Aires',
    hours: 'Lunes a viernes de 9 a 18 h',
    authorities: [
      {
        label: 'Defensa de las y los consumidores: para reclamos ingresá acá',
        href: 'https://www.argentina.gob.ar/servicio/iniciar-un-reclamo-ante-defensa-del-consumidor',
      },
    ],
  },
  cl: {
    company: 'Vereda Comercio SpA',
    taxId: { label: 'RUT', number: '76.999.100-K' },
    address: 'Av. Providencia 2124, Providencia, Región Metropolitana',
    hours: 'Lunes a viernes de 9 a 18 h',
    authorities: [{ label: 'SERNAC: reclamos y consultas', href: 'https://www.sernac.cl' }],
  },
  co: {
    company: 'Vereda Comercio S.A.S.',
    taxId: { label: 'NIT', number: '901.999.200-2' },
    address: 'Calle 93 # 11-27, Bogotá D.C.',
    hours: 'Lunes a viernes de 8 a 17 h',
    authorities: [
      { label: 'Superintendencia de Industria y Comercio: protección al consumidor', href: 'https://www.sic.gov.co' },
    ],
  },
}
