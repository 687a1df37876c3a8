import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor } from '#domain/platform/money.ts'

export const reportProviders = ['mercadopago', 'webpay'] as const
export type ReportProvider = (typeof reportProviders)[number]

type Column = 'name' | 'kind' | 'amount' | 'fee'
/** The titles a column has in the provider's files, as they are when case, accents and signs are left out. */
type Format = { columns: Readonly<Record<Column, readonly string[]>>; optional: readonly Column[] }

/**
 * Mercado Pago: the report of settlements (Reportes, Liquidaciones or Todas las transacciones), CSV. Transbank: the movements of
 * Webpay Plus in the portal (Transacciones, exported as CSV).
 */
const formats: Readonly<Record<ReportProvider, Format>> = {
  mercadopago: {
    columns: {
      name: ['externalreference'],
      kind: ['transactiontype'],
      amount: ['transactionamount'],
      fee: ['feeamount'],
    },
    optional: ['fee'],
  },
  webpay: {
    columns: {
      name: ['ordendecompra', 'ordencompra', 'ordendepedido', 'numerodeorden'],
      kind: ['tipomovimiento', 'tipodemovimiento', 'tipotransaccion', 'tipodetransaccion'],
      amount: ['monto', 'montotransaccion', 'montoventa', 'montoafecto'],
      fee: ['comision', 'montocomision', 'comisioneivacomision'],
    },
    optional: ['fee'],
  },
}

/** What a title is when only its letters count. */
const bare = (title: string) =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')

/** Movements that are neither a sale nor its return: withdrawals to the bank, taxes, adjustments. */
const kinds: Readonly<Record<string, 'taken' | 'returned'>> = {
  settlement: 'taken',
  payment: 'taken',
  refund: 'returned',
  chargeback: 'returned',
  dispute: 'returned',
  venta: 'taken',
  ventas: 'taken',
  cargo: 'taken',
  anulacion: 'returned',
  anulaciones: 'returned',
  reversa: 'returned',
  nulidad: 'returned',
  devolucion: 'returned',
}

/** `1.234,56`, `1,234.56`, `1234.5` or `12.990`: in a money without cents every sign only groups. */
export function amountIn(text: string, country: OpenCountry): number | undefined {
  const profile = countryProfiles[country]
  const digits = text.replaceAll(/[^\d.,-]/g, '')
  if (!/\d/.test(digits)) return undefined
  const hasCents = toMinor(1, profile) > 1
  const [, whole = '', cents = ''] = (hasCents ? /^(.*?)(?:[.,](\d{1,2}))?$/ : /^(.*?)(?:[.,](0{1,2}))?$/).exec(digits)!
  const units = Number(`${whole.replaceAll(/[.,]/g, '') || '0'}.${hasCents && cents ? cents : '0'}`)
  return Number.isFinite(units) ? toMinor(units, profile) : undefined
}

export type ReportLine = { name: string; kind: 'taken' | 'returned'; amount: number; fee: number }
export type ReportRead = { lines: ReportLine[]; skipped: number } | { missing: string[] }

/** The movements of a report; or which columns it does not have. Amounts are what moved, without a sign. */
export function readReport(
  provider: ReportProvider,
  country: OpenCountry,
  rows: readonly (readonly string[])[],
): ReportRead {
  const { columns, optional } = formats[provider]
  const [titles = [], ...data] = rows
  const bareTitles = titles.map(bare)
  const at = (column: Column) => bareTitles.findIndex((title) => columns[column].includes(title))
  const missing = (Object.keys(columns) as Column[]).filter((column) => at(column) < 0 && !optional.includes(column))
  if (missing.length > 0) return { missing: missing.map((column) => columns[column][0]!) }
  const lines: ReportLine[] = []
  for (const row of data) {
    const name = row[at('name')]?.trim() ?? ''
    const kind = kinds[bare(row[at('kind')] ?? '')]
    const amount = amountIn(row[at('amount')] ?? '', country)
    if (name === '' || kind === undefined || amount === undefined) continue
    const fee = amountIn(row[at('fee')] ?? '', country) ?? 0
    lines.push({ name, kind, amount: Math.abs(amount), fee: kind === 'taken' ? Math.abs(fee) : 0 })
  }
  return { lines, skipped: data.length - lines.length }
}
