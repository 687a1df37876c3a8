import { checkBranch, type BranchInput } from '#domain/buy/shipping/branch.ts'
import {
  checkMethod,
  checkRate,
  checkWorkingDays,
  isDay,
  type MethodInput,
  type RateInput,
} from '#domain/buy/shipping/shipping-terms.ts'
import type { ShippingCode } from '#domain/buy/shipping/shipping-methods.ts'
import { checkTransferAccount, type TransferAccountInput } from '#domain/buy/payments/transfer.ts'
import type { DeskSentence } from '#domain/desk/words.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { rangeOfTerm, readTerms, termFieldNames, type TermField } from '#domain/platform/country/term-fields.ts'

/** Sentences by the field they stand beside. */
export type Faults = Record<string, DeskSentence>

const belowLaw: DeskSentence = {
  es: 'La ley del país da más que eso.',
  en: 'The law of the country gives more than that.',
}

function termSentence(field: TermField, country: OpenCountry): DeskSentence {
  const range = rangeOfTerm(field)
  if (range.kind === 'yesno') return { es: 'Es sí o no.', en: 'It is yes or no.' }
  if (range.kind === 'number')
    return {
      es: `Es un número entero de ${range.min} a ${range.max}.`,
      en: `It is a whole number from ${range.min} to ${range.max}.`,
    }
  const { currency } = countryProfiles[country]
  return { es: `Es un monto en ${currency}, como 39990.`, en: `It is an amount of ${currency} like 39990.` }
}

/** What is wrong with terms as they were typed; empty where they can be kept. */
export function termFaults(country: OpenCountry, changes: Readonly<Record<string, string>>): Faults {
  const faults: Faults = {}
  for (const [field, text] of Object.entries(changes)) {
    const read = readTerms(country, [[field, text]])
    if (!('faults' in read)) continue
    const known = termFieldNames.find((name) => name === field)
    if (!known) faults[field] = { es: 'No es una condición de la tienda.', en: 'It is no term of the store.' }
    else faults[field] = read.faults[0]!.includes('law') ? belowLaw : termSentence(known, country)
  }
  return faults
}

const methodSentences: Readonly<Record<keyof Omit<MethodInput, 'enabled'>, DeskSentence>> = {
  label: {
    es: 'Va de 1 a 120 letras, en una línea, sin < ni >.',
    en: 'It has 1 to 120 characters in one line, without < and >.',
  },
  text: {
    es: 'Va de 1 a 120 letras, en una línea, sin < ni >.',
    en: 'It has 1 to 120 characters in one line, without < and >.',
  },
  price: { es: 'Es un monto de cero o más.', en: 'It is an amount of nothing or more.' },
  days: {
    es: 'Son dos números de 0 a 90, el primero no mayor que el segundo.',
    en: 'They are two numbers from 0 to 90, the first not above the second.',
  },
  free_from: {
    es: 'Es un monto. El del envío a domicilio no puede faltar: se promete en toda la tienda.',
    en: 'It is an amount. That of delivery to the door cannot be missing: the whole shop promises it.',
  },
  cut_off: { es: 'Es una hora, como 14:30.', en: 'It is a time like 14:30.' },
}

/** What is wrong with a method of shipping as it was typed. */
export function methodFaults(code: ShippingCode, input: MethodInput, country: OpenCountry): Faults {
  const faults: Faults = {}
  for (const field of Object.keys(methodSentences) as (keyof typeof methodSentences)[]) {
    if (input[field] === undefined) continue
    if ('faults' in checkMethod(code, { [field]: input[field] }, country)) faults[field] = methodSentences[field]
  }
  return faults
}

const anAmount: DeskSentence = { es: 'Es un monto de cero o más.', en: 'It is an amount of nothing or more.' }
const rateSentences: readonly (readonly [begins: RegExp, field: string, sentence: DeskSentence])[] = [
  [/^there is no region/, 'region', { es: 'No es una región de la tienda.', en: 'It is no region of the store.' }],
  [
    /^addresses of/,
    'postcode',
    { es: 'Las direcciones de este país no llevan código postal.', en: 'Addresses of this country have no postcode.' },
  ],
  [
    /^postcode must/,
    'postcode',
    { es: 'Es el comienzo de un código: hasta 8 letras y números.', en: 'It is how one begins: up to 8 characters.' },
  ],
  [
    /^a rate has/,
    'postcode',
    { es: 'Una región o un código postal, no los dos.', en: 'A region or a postcode, not both.' },
  ],
  [
    /^a method that is offered/,
    'price',
    {
      es: 'Sin precio no se ofrece en ninguna parte: para eso, apagá la forma de envío.',
      en: 'Without a price it is offered nowhere: switch the method off for that.',
    },
  ],
  [
    /^up-to-grams/,
    'upToGrams',
    { es: 'Son gramos enteros, de 1 a 1.000.000.', en: 'It is whole grams from 1 to 1,000,000.' },
  ],
  [/^from-amount/, 'fromAmount', anAmount],
  [/^price/, 'price', anAmount],
  [
    /^days/,
    'days',
    {
      es: 'Son dos números de 0 a 90, el primero no mayor que el segundo.',
      en: 'They are two numbers from 0 to 90, the first not above the second.',
    },
  ],
]

type Regions = Parameters<typeof checkRate>[1]['regions']

/** What is wrong with a rate as it was typed. */
export function rateFaults(input: RateInput, country: OpenCountry, regions: Regions): Faults {
  const checked = checkRate(input, { country, regions })
  if (!('faults' in checked)) return {}
  const faults: Faults = {}
  for (const reason of checked.faults) {
    const [, field, sentence] = rateSentences.find(([begins]) => begins.test(reason)) ?? []
    if (field && sentence) faults[field] ??= sentence
  }
  return faults
}

type Holiday = { day: string; name: string }

/** What is wrong with the days on which parcels travel. */
export function calendarFaults(workingDays: readonly number[], holidays: readonly Holiday[]): Faults {
  const faults: Faults = {}
  if ('faults' in checkWorkingDays(workingDays)) {
    faults.workingDays = { es: 'Tiene que haber al menos un día.', en: 'There has to be one day at least.' }
  }
  const wrong = holidays.find(({ day, name }) => !isDay(day) || name.trim() === '')
  if (wrong) {
    faults.holidays = {
      es: `«${`${wrong.day} ${wrong.name}`.trim()}» no es una fecha y un nombre, como 2026-12-25 Navidad.`,
      en: `“${`${wrong.day} ${wrong.name}`.trim()}” is no day and name like 2026-12-25 Navidad.`,
    }
  }
  return faults
}

/** What is wrong with a branch as it was typed, all of whose fields are. */
export function branchFaults(name: string, input: BranchInput): Faults {
  const checked = checkBranch({ ...input, name }, { isNew: true })
  if (!('faults' in checked)) return {}
  const faults: Faults = {}
  for (const reason of checked.faults) {
    const field = /^(?:address|hours|postcode)/.exec(reason)?.[0] ?? 'name'
    const isMissing = reason.endsWith('missing') || (field === 'name' && name === '')
    faults[field] = isMissing ? missing : field === 'postcode' ? noPostcode : aLongLine
  }
  return faults
}

const noPostcode: DeskSentence = { es: 'Son letras y números.', en: 'It is letters and figures.' }
const aLongLine: DeskSentence = {
  es: 'Va en una línea de hasta 120 letras; el nombre, de hasta 60.',
  en: 'It is one line of up to 120 characters; a name, of up to 60.',
}
const missing: DeskSentence = { es: 'Falta.', en: 'It is missing.' }
const aLine: DeskSentence = { es: 'Va en una línea de hasta 80 letras.', en: 'It is one line of up to 80 characters.' }
const noNumber: Readonly<Record<OpenCountry, DeskSentence>> = {
  ar: { es: 'No es un CBU ni un CVU: revisá los dígitos.', en: 'It is no CBU or CVU: check its digits.' },
  cl: { es: 'Son los dígitos de la cuenta.', en: 'It is the digits of the account.' },
  co: { es: 'Son los dígitos de la cuenta.', en: 'It is the digits of the account.' },
}

/** What is wrong with the account that shoppers transfer to. */
export function accountFaults(input: TransferAccountInput, country: OpenCountry): Faults {
  const checked = checkTransferAccount(input, country)
  if (!('faults' in checked)) return {}
  const faults: Faults = {}
  for (const reason of checked.faults) {
    const [, field = ''] = /^--([a-z-]+) /.exec(reason) ?? []
    const isNumber = field === 'number' && !reason.includes('missing')
    faults[field] ??= isNumber ? noNumber[country] : reason.includes('missing') ? missing : aLine
  }
  return faults
}
