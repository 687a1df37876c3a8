import { openProviderDouble, type ProviderRequest, type DoubleAnswer } from './provider-double.ts'

/** What the shopper did on Webpay's form; Webpay's status shows nothing of it before the shop confirms. */
type Doing = 'typing' | 'paid' | 'declined' | 'aborted'
type Transaction = {
  status: string
  amount: number
  buy_order: string
  session_id: string
  transaction_date: string
  doing: Doing
  paidAmount?: number
  /** What is left after parts were given back. */
  balance?: number
}

const commerceCode = '597055555532'
const apiKey = 'webpay-api-key'
const base = '/rswebpaytransaction/api/webpay/v1.2/transactions'

const refusal = (message: string): DoubleAnswer => ({ status: 422, body: { error_message: message } })
const wire = ({ status, amount, buy_order, session_id, transaction_date, balance }: Transaction): DoubleAnswer => ({
  body: {
    status,
    amount,
    buy_order,
    session_id,
    transaction_date,
    ...(balance !== undefined && { balance }),
    ...(status === 'AUTHORIZED' && {
      vci: 'TSY',
      response_code: 0,
      card_detail: { card_number: '6623' },
      payment_type_code: 'VC',
      installments_number: 3,
      installments_amount: 9000,
    }),
  },
})

/** Webpay Plus' API as far as the shop uses it. Every transaction is started at one moment. */
export async function openWebpayDouble(startedAt: Date) {
  const transactions = new Map<string, Transaction>()
  let refunds = 0
  const parts: number[] = []

  function confirm(found: Transaction): DoubleAnswer {
    if (found.status !== 'INITIALIZED') return refusal('Transaction already locked by another process')
    if (found.doing === 'aborted') return refusal('Transaction has an invalid finished state: aborted')
    if (found.doing === 'typing') return refusal("Invalid status '0' for transaction while authorizing")
    found.status = found.doing === 'paid' ? 'AUTHORIZED' : 'FAILED'
    found.amount = found.paidAmount ?? found.amount
    return wire(found)
  }

  function answer({ method, path, headers, body }: ProviderRequest): DoubleAnswer {
    if (headers['tbk-api-key-id'] !== commerceCode || headers['tbk-api-key-secret'] !== apiKey)
      return { status: 401, body: { error_message: 'Not Authorized' } }
    if (method === 'POST' && path === base) {
      const token = String(transactions.size + 1).padStart(64, '0')
      const { amount, buy_order, session_id } = body as Pick<Transaction, 'amount' | 'buy_order' | 'session_id'>
      transactions.set(token, {
        status: 'INITIALIZED',
        amount,
        buy_order,
        session_id,
        transaction_date: startedAt.toISOString(),
        doing: 'typing',
      })
      return { body: { token, url: 'https://webpay.example/webpayserver/initTransaction' } }
    }
    const [, token, isRefund] = /\/transactions\/(\w+)(\/refunds)?$/.exec(path) ?? []
    const found = transactions.get(token!)
    if (!found) return { status: 404, body: { error_message: 'Invalid value for parameter: token' } }
    if (method === 'PUT') return confirm(found)
    if (!isRefund) return wire(found)
    const balance = found.balance ?? found.amount
    const asked = Number(body.amount)
    if (!/^(AUTHORIZED|PARTIALLY_NULLIFIED)$/.test(found.status) || asked > balance)
      return refusal('Amount to refund is bigger than authorized')
    if (asked < found.amount) {
      found.balance = balance - asked
      found.status = found.balance === 0 ? 'NULLIFIED' : 'PARTIALLY_NULLIFIED'
      parts.push(asked)
      return { body: { type: 'NULLIFIED', response_code: 0, nullified_amount: asked, balance: found.balance } }
    }
    found.status = 'REVERSED'
    refunds++
    return { body: { type: 'REVERSED' } }
  }

  const double = await openProviderDouble(answer)
  return Object.assign(double, {
    transactions,
    parts,
    refunded: () => refunds,
    env: {
      WEBPAY_COMMERCE_CODE: commerceCode,
      WEBPAY_API_KEY: apiKey,
      WEBPAY_URL: double.origin,
      PAYMENT_TIMEOUT_MS: '500',
    },
    /** The shopper does something on the form that `payUrl` leads to. */
    act(payUrl: string, doing: Doing, paidAmount?: number) {
      const found = transactions.get(new URL(payUrl).searchParams.get('token_ws')!)!
      Object.assign(found, { doing, paidAmount })
    },
  })
}
