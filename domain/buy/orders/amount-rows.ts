/** Everything an order or a checkout costs and what pays it, in minor units. */
export type Amounts = {
  /** The lines at the price in force, before coupons. */
  subTotal: number
  /** What coupons, credits and promotions took off together. */
  discount: number
  coupons: readonly { code: string; amount: number; isCredit: boolean }[]
  /** Null where nothing is sent. */
  shipping: number | null
  wallet: number
}

/** `products` to `shipping` sum to `total`; `total`, `credit` and `wallet` sum to `left`, which is paid otherwise. */
export type AmountRow = {
  kind: 'products' | 'coupon' | 'promotion' | 'shipping' | 'total' | 'credit' | 'wallet' | 'left'
  amount: number
  code?: string
}

/**
 * The rows of an amount as every screen shows them: what it costs, then what pays it. A credit is the customer's own money
 * (OP-055), so it pays like the wallet, although it is redeemed like a coupon.
 */
export function amountRows({ subTotal, discount, coupons, shipping, wallet }: Amounts): AmountRow[] {
  const used = coupons.filter(({ amount }) => amount > 0)
  const off = used.filter(({ isCredit }) => !isCredit).map(({ code, amount }) => row('coupon', -amount, code))
  const credits = used.filter(({ isCredit }) => isCredit).map(({ code, amount }) => row('credit', -amount, code))
  const promotions = discount - used.reduce((sum, { amount }) => sum + amount, 0)
  const costs = [
    row('products', subTotal),
    ...off,
    ...(promotions > 0 ? [row('promotion', -promotions)] : []),
    ...(shipping === null ? [] : [row('shipping', shipping)]),
  ]
  const total = row('total', sumOf(costs))
  const paid = [...credits, ...(wallet > 0 ? [row('wallet', -wallet)] : [])]
  return [...costs, total, ...paid, row('left', total.amount + sumOf(paid))]
}

const row = (kind: AmountRow['kind'], amount: number, code?: string): AmountRow => ({
  kind,
  amount,
  ...(code !== undefined && { code }),
})
const sumOf = (rows: readonly AmountRow[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

/** What everything costs, however it is paid: the figure of lists and of the tax. */
export const totalOf = (amounts: Amounts): number => amountRows(amounts).find(({ kind }) => kind === 'total')!.amount
