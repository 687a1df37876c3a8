import { amountRows, type AmountRow, type Amounts } from './amount-rows.ts'

/** What an order keeps of its amounts, in minor units. `subTotal` is the lines before any coupon. */
export type OrderAmounts = Omit<Amounts, 'wallet'> & {
  walletUsed: number
  /** What was left to pay besides credits and wallet. */
  total: number
}

type Row = { kind: 'products' | 'coupon' | 'discount' | 'shipping'; code?: string; amount: number }
type Tender = { kind: 'credit' | 'wallet' | 'rest'; code?: string; amount: number }

/** Rows whose amounts add up to the total, and what paid that total. */
export type ShownTotals = { rows: readonly Row[]; total: number; paidBy: readonly Tender[] }

const kindOnPaper = {
  products: 'products',
  coupon: 'coupon',
  promotion: 'discount',
  shipping: 'shipping',
} as const

const isCost = (row: AmountRow): row is AmountRow & { kind: keyof typeof kindOnPaper } => row.kind in kindOnPaper

/** The rows of an amount (amount-rows.ts) for mails and paper: costs, total, and what paid it as amounts of their own. */
export function shownTotals({ walletUsed, total, ...amounts }: OrderAmounts): ShownTotals {
  const rows = amountRows({ ...amounts, wallet: walletUsed })
  const paidBy = rows.flatMap(({ kind, code, amount }) =>
    kind === 'credit' || kind === 'wallet' ? [{ kind, ...(code !== undefined && { code }), amount: -amount }] : [],
  )
  return {
    rows: rows.filter(isCost).map(({ kind, ...row }) => ({ kind: kindOnPaper[kind], ...row })),
    total: rows.find(({ kind }) => kind === 'total')!.amount,
    paidBy: [...paidBy, ...(total > 0 ? [{ kind: 'rest' as const, amount: total }] : [])],
  }
}
