import { createHmac } from 'node:crypto'
import { openProviderDouble, type ProviderRequest, type DoubleAnswer } from './provider-double.ts'

type Attempt = Record<string, unknown> & { id: number; external_reference: string; status: string }
type Preference = Record<string, unknown> & { external_reference: string; items: { unit_price: number }[] }

const accessToken = 'TEST-access-token'
const webhookSecret = 'webhook-secret'

/** Mercado Pago's API as far as the shop uses it. */
export async function openMercadoPagoDouble() {
  const preferences = new Map<string, Preference>()
  const attempts = new Map<number, Attempt>()
  const refunds = new Map<string, number>()
  const parts = new Map<string, { id: number; amount: number }>()
  const given = (id: number) => [...parts.values()].reduce((sum, part) => sum + (part.id === id ? part.amount : 0), 0)
  let lastId = 9_000_000_000
  const search = { searchLags: false }

  function answer({ method, path, query, headers, body }: ProviderRequest): DoubleAnswer {
    if (headers.authorization !== `Bearer ${accessToken}`) return { status: 401, body: { message: 'unauthorized' } }
    const key = String(headers['x-idempotency-key'])
    if (path === '/checkout/preferences/') {
      preferences.set(key, body as Preference)
      return { status: 201, body: { id: key, init_point: `https://pay.example/checkout?pref_id=${key}` } }
    }
    const [, preferenceId] = /^\/checkout\/preferences\/([\w-]+)$/.exec(path) ?? []
    if (preferenceId) {
      const known = preferences.get(preferenceId)
      if (!known || method !== 'PUT') return { status: 404, body: { message: 'not_found', status: 404 } }
      preferences.set(preferenceId, { ...known, ...body })
      return { body: { id: preferenceId } }
    }
    if (path === '/v1/payments/search') {
      const results = (double.searchLags ? [] : [...attempts.values()]).filter(
        (one) => one.external_reference === query.get('external_reference'),
      )
      return { body: { results, paging: { total: results.length } } }
    }
    const [, id, isRefund] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(path) ?? []
    const attempt = attempts.get(Number(id))
    if (!attempt) return { status: 404, body: { message: 'Payment not found', status: 404 } }
    if (!isRefund || method !== 'POST') return { body: attempt }
    const part = (body as { amount?: number }).amount
    if (part !== undefined) {
      const total = Number(attempt.transaction_amount)
      if (!parts.has(key) && given(attempt.id) + part > total)
        return { status: 400, body: { message: 'Amount higher than allowed', error: 'bad_request', status: 400 } }
      parts.set(key, { id: attempt.id, amount: part })
      if (given(attempt.id) === total) attempt.status = 'refunded'
      return { status: 201, body: { id: 2, payment_id: attempt.id, amount: part, status: 'approved' } }
    }
    refunds.set(key, attempt.id)
    attempt.status = 'refunded'
    return { status: 201, body: { id: 1, payment_id: attempt.id, status: 'approved' } }
  }

  const double = Object.assign(await openProviderDouble(answer), search)
  return Object.assign(double, {
    preferences,
    attempts,
    refunds,
    parts,
    env: {
      MERCADOPAGO_ACCESS_TOKEN: accessToken,
      MERCADOPAGO_WEBHOOK_SECRET: webhookSecret,
      MERCADOPAGO_URL: double.origin,
      PAYMENT_TIMEOUT_MS: '500',
    },
    /** As before the first question. */
    reset() {
      Object.assign(double, { mood: 'well', searchLags: false })
      for (const books of [attempts, refunds, parts, preferences]) books.clear()
      double.asked.length = 0
    },
    /** A shopper tries to pay on the page that `payUrl` leads to. */
    attempt(payUrl: string, status: string, more: Record<string, unknown> = {}): number {
      const { external_reference, items } = preferences.get(new URL(payUrl).searchParams.get('pref_id')!)!
      const id = ++lastId
      const paid = { transaction_amount: items[0]!.unit_price, currency_id: 'ARS' }
      attempts.set(id, { id, external_reference, status, ...paid, ...more })
      return id
    },
    /** Query and headers of a message about an attempt, signed as Mercado Pago documents it. */
    message(id: number | string, secret = webhookSecret, type = 'payment') {
      const [requestId, ts] = ['bb56a2f1-6aae-46ac-982e-9dcd3581d08e', '1742505638683']
      const v1 = createHmac('sha256', secret).update(`id:${id};request-id:${requestId};ts:${ts};`).digest('hex')
      return {
        query: { 'data.id': String(id), type, source_news: 'webhooks' },
        headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
      }
    },
  })
}
