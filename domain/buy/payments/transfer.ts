import { taxIdLabels } from '#domain/platform/country/legal-identity.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { TransferAccount } from '#domain/platform/country/terms.ts'

/** What the number of an account is called. */
const numberLabels = { ar: 'CBU o CVU', cl: 'Número de cuenta', co: 'Número de cuenta' } as const

export type TransferLine = { name: string; value: string }

/** What a shopper types at the bank, in the order of its forms; the reference is the order's number. */
export function transferLines(account: TransferAccount, orderNr: string, country: OpenCountry): TransferLine[] {
  const { holder, taxId, bank, accountType, number, alias, email } = account
  return [
    { name: 'Titular', value: holder },
    { name: taxIdLabels[country], value: taxId },
    { name: 'Banco', value: bank },
    ...(accountType ? [{ name: 'Tipo de cuenta', value: accountType }] : []),
    { name: numberLabels[country], value: number },
    ...(alias ? [{ name: 'Alias', value: alias }] : []),
    ...(email ? [{ name: country === 'cl' ? 'Correo' : 'E-mail', value: email }] : []),
    { name: 'Referencia', value: orderNr },
  ]
}

/** An account as an operator writes it; checked as texts, because every bank has its own numbers. */
export type TransferAccountInput = Record<
  'holder' | 'tax-id' | 'bank' | 'type' | 'number' | 'alias' | 'email',
  string | undefined
>

const isLine = (text: string) => text.length <= 80 && !/[\r\n\t<>]/.test(text)

/** Digits of a CBU, with its two check digits; other countries have no such number. */
function isCbu(digits: string): boolean {
  if (!/^\d{22}$/.test(digits)) return false
  const check = (part: string, weights: readonly number[]) => {
    const sum = weights.reduce((total, weight, at) => total + weight * Number(part[at]), 0)
    return (10 - (sum % 10)) % 10
  }
  const [bank, own] = [digits.slice(0, 8), digits.slice(8)]
  return (
    check(bank, [7, 1, 3, 9, 7, 1, 3]) === Number(bank[7]) &&
    check(own, [3, 9, 7, 1, 3, 9, 7, 1, 3, 9, 7, 1, 3]) === Number(own[13])
  )
}

export function checkTransferAccount(
  input: TransferAccountInput,
  country: OpenCountry,
): { value: TransferAccount } | { faults: string[] } {
  const faults: string[] = []
  const required = (name: 'holder' | 'tax-id' | 'bank' | 'number') => {
    const text = input[name]?.trim() ?? ''
    if (text === '') faults.push(`--${name} is missing`)
    else if (!isLine(text)) faults.push(`--${name} must be one line of up to 80 characters`)
    return text
  }
  const optional = (name: 'type' | 'alias' | 'email') => {
    const text = input[name]?.trim() || null
    if (text !== null && !isLine(text)) faults.push(`--${name} must be one line of up to 80 characters`)
    return text
  }
  const [holder, taxId, bank, typed] = [required('holder'), required('tax-id'), required('bank'), required('number')]
  const number = typed.replaceAll(/[\s.-]/g, '')
  if (typed !== '' && !/^\d{4,30}$/.test(number)) faults.push('--number must be the digits of the account')
  else if (typed !== '' && country === 'ar' && !isCbu(number))
    faults.push('--number is no CBU or CVU: its check digits differ')
  const value = {
    holder,
    taxId,
    bank,
    accountType: optional('type'),
    number,
    alias: optional('alias'),
    email: optional('email'),
  }
  return faults.length > 0 ? { faults } : { value }
}
