import type { OpenCountry } from '#domain/platform/country/country.ts'

/** Where a code for cash is paid. */
export const cashPlaces: Readonly<Record<OpenCountry, string>> = {
  ar: 'Rapipago o Pago Fácil',
  cl: 'Servipag o Caja Vecina',
  co: 'Efecty o Baloto',
}
