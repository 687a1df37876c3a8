import type { OpenCountry } from '#domain/platform/country/country.ts'
import { fold } from '#domain/platform/text/fold.ts'

/** A parcel's code, who carries it, and the carrier's page about it where there is one. */
export type Tracking = { carrier: string; code: string; url: string | null }

/** Carriers whose pages open with a code, by the beginning of their names. */
const pages: Readonly<Record<OpenCountry, readonly { name: string; page: string }[]>> = {
  ar: [{ name: 'andreani', page: 'https://www.andreani.com/envio/' }],
  cl: [
    { name: 'chilexpress', page: 'https://centrodeayuda.chilexpress.cl/seguimiento/' },
    { name: 'starken', page: 'https://www.starken.cl/seguimiento?codigo=' },
    { name: 'blue', page: 'https://www.blue.cl/enviar/seguimiento?n_seguimiento=' },
  ],
  co: [
    {
      name: 'coordinadora',
      page: 'https://coordinadora.com/rastreo/rastreo-de-guia/detalle-de-rastreo-de-guia/?guia=',
    },
    { name: 'servientrega', page: 'https://mobile.servientrega.com/WebSitePortal/RastreoEnvioDetalle.html?Guia=' },
  ],
}

/**
 * What the operator noted when the parcel left, `Andreani 360000123`: the last word with a digit is the code, what stands
 * before it the carrier. Null for a note that holds no code.
 */
export function readTracking(country: OpenCountry, note: string | null): Tracking | null {
  const words = (note ?? '').trim().split(/\s+/)
  const at = words.findLastIndex((word) => /^(?=.*\d)[\w-]+$/.test(word))
  if (at < 0) return null
  const carrier = words.slice(0, at).join(' ').replace(/:$/, '')
  const code = words[at]!
  const known = pages[country].find(({ name }) => fold(carrier).startsWith(name))
  return { carrier, code, url: known ? known.page + encodeURIComponent(code) : null }
}
