import type { OpenCountry } from '#domain/platform/country/country.ts'
import { dayInWords } from '#domain/platform/text/day-names.ts'

/** What is brought to a branch is collected there: Colombia says recoger where others say retirar. */
const words = {
  ar: { way: 'Retiro en sucursal', collect: 'retirar', collects: 'retira' },
  cl: { way: 'Retiro en sucursal', collect: 'retirar', collects: 'retira' },
  co: { way: 'Recoger en sucursal', collect: 'recoger', collects: 'recoge' },
} as const satisfies Record<OpenCountry, Record<string, string>>

export const pickupWords = (country: OpenCountry) => words[country]

/** 'Listo para retirar desde el viernes 20 de noviembre'. */
export const readyText = (from: string, country: OpenCountry): string =>
  `Listo para ${words[country].collect} desde el ${dayInWords(from)}`
