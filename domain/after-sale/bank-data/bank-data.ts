import { isCbu, isCuit, isRut } from '#domain/platform/country/check-digits.ts'
import { fieldSentences, type CheckResult } from '#domain/customers/account/account-fields.ts'
import { normaliseIdentification } from '#domain/customers/account/identification.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { formFormats } from '#domain/platform/country/form-formats.ts'
import { isEmail, normaliseEmail } from '#domain/platform/text/email.ts'
import { isName, tidyText } from '#domain/platform/text/names.ts'

/**
 * The account that receives the money, copied into each request so that later edits do not redirect it. The store
 * decides which fields are filled (ACC-20, ACC-21, OP-091).
 */
export type BankData = {
  owner: string
  owner_document: string
  /** Argentina: 22 digits, or the alias that stands for them. */
  cbu: string | null
  /** Digits only (EXC-14); empty when only an alias identifies the account. */
  account_number: string
  cuit_cuil: string | null
  account_type: string
  owner_email: string
  owner_rut: string | null
  bank: string | null
}

export const bankFieldNames = [
  'owner',
  'owner_document',
  'cbu',
  'account_number',
  'cuit_cuil',
  'account_type',
  'owner_email',
  'owner_rut',
  'bank',
] as const
export type BankFieldName = (typeof bankFieldNames)[number]
/** Raw form values; a store's form sends only its own fields. */
export type BankFields = Partial<Record<BankFieldName, string | undefined>>

export const bankSentences = {
  document: fieldSentences.identification,
  cbu: 'El CBU o CVU no es válido: tiene 22 números y el último no coincide con los demás.',
  alias: 'Un alias tiene entre 6 y 20 letras, números, puntos o guiones.',
  cuit: 'El CUIT o CUIL no es válido: son 11 números.',
  rut: 'El RUT no es válido: el dígito verificador no coincide.',
  account: 'Solo números.',
  accountLength: 'El número de cuenta tiene entre 4 y 20 números.',
  accountType: 'Falta elegir el tipo de cuenta.',
  bank: 'Falta elegir el banco.',
} as const

/** Removes the dots, spaces and hyphens people type in numbers (U62). */
const plain = (text: string | undefined) => (text ?? '').replaceAll(/[\s.\-–/]/g, '')
const aliasPattern = /^[a-z0-9.-]{6,20}$/i

/** An alias has letters; a value with only digits is treated as a CBU. */
function cbuOrAlias(text: string | undefined): { cbu: string } | { fault: string } {
  const input = (text ?? '').trim()
  if (input === '') return { fault: fieldSentences.required }
  if (!/[a-z]/i.test(input)) return isCbu(plain(input)) ? { cbu: plain(input) } : { fault: bankSentences.cbu }
  return aliasPattern.test(input) ? { cbu: input.toLowerCase() } : { fault: bankSentences.alias }
}

/** The account number within the bank, which is part of the CBU. */
const accountInCbu = (cbu: string) => (/^\d{22}$/.test(cbu) ? cbu.slice(8, 21) : '')
/** The number of a Cuenta RUT is its owner's RUT without the check digit. */
const accountOfRut = (rut: string) => rut.slice(0, -1).replace(/^0+/, '')

/** Returns the normalised bank data of the store's form, or an error per field. `banks` are the store's banks. */
export function checkBankData(
  fields: BankFields,
  { country, banks }: { country: OpenCountry; banks: readonly string[] },
): CheckResult<BankData> {
  const errors: Partial<Record<BankFieldName, string>> = {}
  const refuse = (field: BankFieldName, sentence: string) => void (errors[field] ??= sentence)
  const { accountTypes, bankFields, idTypes } = formFormats[country]

  const owner = tidyText(fields.owner ?? '')
  if (owner === '') refuse('owner', fieldSentences.required)
  else if (!isName(owner)) refuse('owner', fieldSentences.name)

  const ownerEmail = normaliseEmail(fields.owner_email ?? '')
  if (ownerEmail === '') refuse('owner_email', fieldSentences.required)
  else if (!isEmail(ownerEmail)) refuse('owner_email', fieldSentences.email)

  const accountType = fields.account_type ?? ''
  if (!accountTypes.some(({ code }) => code === accountType)) refuse('account_type', bankSentences.accountType)

  const hasRut = bankFields.includes('rut')
  const rut = hasRut ? normaliseIdentification(fields.owner_rut ?? '', 'RUT') : null
  if (rut === '') refuse('owner_rut', fieldSentences.required)
  else if (rut !== null && !isRut(rut)) refuse('owner_rut', bankSentences.rut)

  const document = rut ?? plain(fields.owner_document)
  if (!hasRut && document === '') refuse('owner_document', fieldSentences.required)
  else if (!hasRut && !idTypes.some(({ pattern }) => new RegExp(pattern).test(document))) {
    refuse('owner_document', bankSentences.document)
  }

  let cbu: string | null = null
  let cuit: string | null = null
  if (bankFields.includes('cbu')) {
    const found = cbuOrAlias(fields.cbu)
    if ('fault' in found) refuse('cbu', found.fault)
    else cbu = found.cbu
    cuit = plain(fields.cuit_cuil)
    if (cuit === '') refuse('cuit_cuil', fieldSentences.required)
    else if (!isCuit(cuit)) refuse('cuit_cuil', bankSentences.cuit)
  }

  const bank = bankFields.includes('bank') ? (fields.bank ?? '') : null
  if (bank !== null && !banks.includes(bank)) refuse('bank', bankSentences.bank)

  // An account number that follows from another field is optional: a Cuenta RUT, or an account contained in its CBU.
  const isOfRut = accountType === 'rut'
  const typed = isOfRut && rut ? accountOfRut(rut) : plain(fields.account_number)
  const account = typed === '' && cbu !== null ? accountInCbu(cbu) : typed
  const isKnownOtherwise = isOfRut || bankFields.includes('cbu')
  if (typed === '' && !isKnownOtherwise) refuse('account_number', fieldSentences.required)
  else if (!/^\d*$/.test(typed)) refuse('account_number', bankSentences.account)
  else if (typed !== '' && (typed.length < 4 || typed.length > 20)) {
    refuse('account_number', bankSentences.accountLength)
  }

  if (Object.keys(errors).length > 0) return { errors }
  return {
    value: {
      owner,
      owner_document: document,
      cbu,
      account_number: account,
      cuit_cuil: cuit,
      account_type: accountType,
      owner_email: ownerEmail,
      owner_rut: rut,
      bank,
    },
  }
}

/** The part of an account that may be shown afterwards: enough to recognise it, not enough to use it (U75, S42). */
export const lastFour = ({ cbu, account_number: account }: Pick<BankData, 'cbu' | 'account_number'>) =>
  (cbu ?? account).slice(-4)
