import type { BankData } from '#domain/after-sale/bank-data/bank-data.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'

/** What is paid by bank: a withdrawal from a wallet, a credit that becomes money, the refund of a return. */
export const payableKinds = ['withdrawal', 'credit', 'return'] as const
export type PayableKind = (typeof payableKinds)[number]

export type PayoutLine = { kind: PayableKind; ref: string; amount: number; account: BankData }

const prefixes = { withdrawal: 'RETIRO', credit: 'CREDITO', return: 'DEVOLUCION' } as const

/** What the bank writes into the statement, and what it names when it sends a transfer back. */
export const bankReference = ({ kind, ref }: Pick<PayoutLine, 'kind' | 'ref'>) => `${prefixes[kind]}-${ref}`

type Column = readonly [name: string, value: (line: PayoutLine) => string]

/** What the banks of each country ask for, by the names they give it. */
const columnsOf = {
  ar: [
    ['cbu_cvu_o_alias', ({ account }) => account.cbu ?? account.account_number],
    ['cuit_cuil', ({ account }) => account.cuit_cuil ?? ''],
    ['titular', ({ account }) => account.owner],
    ['email', ({ account }) => account.owner_email],
  ],
  cl: [
    ['rut', ({ account }) => account.owner_rut ?? account.owner_document],
    ['nombre', ({ account }) => account.owner],
    ['banco', ({ account }) => account.bank ?? ''],
    ['tipo_cuenta', ({ account }) => account.account_type],
    ['numero_cuenta', ({ account }) => account.account_number],
    ['email', ({ account }) => account.owner_email],
  ],
  co: [
    ['documento', ({ account }) => account.owner_document],
    ['nombre', ({ account }) => account.owner],
    ['banco', ({ account }) => account.bank ?? ''],
    ['tipo_cuenta', ({ account }) => account.account_type],
    ['numero_cuenta', ({ account }) => account.account_number],
    ['email', ({ account }) => account.owner_email],
  ],
} as const satisfies Record<OpenCountry, readonly Column[]>

/** A name that was typed is no formula in a spreadsheet, and no second cell or line in a bank's program (S41). */
const plain = (text: string) =>
  text
    .replaceAll(/[",;\s]+/g, ' ')
    .trim()
    .replace(/^[=+\-@]+\s*/, '')

export const sumOfLines = (lines: readonly Pick<PayoutLine, 'amount'>[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0)

/** The file for the banks of a country: a line for each transfer, its amount with a point and two decimals where there are any. */
export function payoutFile(country: OpenCountry, lines: readonly PayoutLine[]): string {
  const profile = countryProfiles[country]
  const columns: readonly Column[] = [
    ...columnsOf[country],
    ['importe', ({ amount }) => toUnits(amount, profile).toFixed(profile.currencyExponent)],
    ['referencia', bankReference],
  ]
  return [columns.map(([name]) => name), ...lines.map((line) => columns.map(([, value]) => plain(value(line))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
}
