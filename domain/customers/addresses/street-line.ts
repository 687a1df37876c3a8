import type { OpenCountry } from '#domain/platform/country/country.ts'

/** How a house without a number is stored. */
export const noNumber = 'S/N'

/** The number of a house as stored: digits, or S/N however it is written. */
export function normaliseStreetNumber(text: string): string {
  const plain = text.replaceAll(/[\s.]/g, '')
  return /^(s\/?n|sinn[uú]mero)[º°]?$/i.test(plain) ? noNumber : plain
}

type StreetAndNumber = { address1: string; street_number: string }

/** A cross street after its sign: the number of the plate follows it with a hyphen (Calle 93 # 11-27). */
const endsInCrossStreet = /(?:#|\bn(?:o|ro|[uú]m)?[.º°]?)\s*\d+\s*\p{L}{0,3}(?:\s+(?:bis|sur|este|norte|oeste))*$/iu

/** Street and number as they are shown: in Colombia as they were typed, in one line. */
export function streetLine({ address1, street_number: number }: StreetAndNumber, country: OpenCountry): string {
  if (country !== 'co') return [address1, number].filter(Boolean).join(' ')
  if (number === '' || number === noNumber) return address1
  return endsInCrossStreet.test(address1) ? `${address1}-${number}` : `${address1} ${number}`
}

/** Kinds of streets that are numbered: an address on one has a plate. */
const numberedStreet =
  /^(calle|cll?|carrera|cra|kra?|cr|avenida|av|ac|ak|diagonal|diag?|dg|transversal|transv|tv)\.?\s*\d/i

/**
 * Colombia's address line as street and number of the plate: 'Calle 93 # 11-27' is 'Calle 93 # 11' and 27. What follows the
 * plate is for the courier. A line without a plate is a place that has none; on a numbered street it is missing, and the
 * number is empty.
 */
export function splitStreetLine(text: string): StreetAndNumber & { rest: string } {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const plate = /[-–]\s*(\d{1,9})(?!\d)/.exec(line)
  const street = line.slice(0, plate?.index ?? 0).trimEnd()
  if (plate && endsInCrossStreet.test(street)) {
    const rest = line.slice(plate.index + plate[0].length).replace(/^[\s,.]+/, '')
    return { address1: street, street_number: plate[1]!, rest }
  }
  return { address1: line, street_number: line === '' || numberedStreet.test(line) ? '' : noNumber, rest: '' }
}

const withoutHouseNumbers = [
  /^(calle|ruta|avenida|diagonal|pasaje|km|kil[oó]metro|carrera|manzana|lote|parcela)$/i,
  /\b(de|km|kil[oó]metro|ruta|calle)$/i,
]

/** A number at the end of the street belongs in its own field: 'Av. Corrientes 1250'. Names of numbers stay: 'Calle 12'. */
export function takeTrailingNumber(typed: StreetAndNumber): StreetAndNumber {
  const line = typed.address1.trim()
  const ending = /\s(?:n[º°]\s*)?(\d{1,5}|s\/n)$/iu.exec(line)
  if (typed.street_number !== '' || !ending) return typed
  const street = line.slice(0, ending.index).trimEnd().replace(/,$/, '')
  const sinceLastDigit = street.split(/\d/).at(-1)!
  if (!/\p{L}{3}/u.test(sinceLastDigit) || withoutHouseNumbers.some((name) => name.test(street))) return typed
  return { address1: street, street_number: normaliseStreetNumber(ending[1]!) }
}

const named = /^Barrio ([^,]+)(?:, (.*))?$/u

/** Colombia's barrio in front of what else the courier has to know; the API has one field for both. */
export const withBarrio = (barrio: string, info: string): string => {
  const plain = barrio
    .replaceAll(',', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^barrio /i, '')
  return [plain && `Barrio ${plain}`, info.trim()].filter(Boolean).join(', ')
}

export function splitBarrio(info: string): { barrio: string; info: string } {
  const [, barrio = '', rest = ''] = named.exec(info) ?? []
  return barrio ? { barrio, info: rest } : { barrio: '', info }
}
