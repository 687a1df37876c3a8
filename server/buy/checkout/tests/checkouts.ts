import { expect } from 'vitest'
import type { Checkout, NextStep } from '#contract/buy/checkout.ts'
import type { Order } from '#contract/buy/orders.ts'
import { sql } from '#db/connection/drizzle.ts'
import { cityNamed } from '#db/places/places.ts'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { termsVersion } from '#domain/customers/data-rights/consents.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openCarts } from '#server/buy/cart/tests/carts.ts'
import { gatewaysOn } from '#server/buy/payments/gateways.ts'
import { readEnv } from '#server/platform/env.ts'
import { unsentMail } from '#server/platform/mail/tests/unsent-mail.ts'
import { noPhotos } from '#server/operations/photos/tests/no-photos.ts'
import { sealer } from '#tests/bank-data-key.ts'
import { readSecret, secretNames } from '#server/platform/secrets/secrets.ts'
import { runJobs } from '#server/jobs.ts'

export type Answer = {
  status: number
  error: boolean
  code?: string
  message: string
  errors?: Record<string, string>
  checkout?: Checkout
  changes?: string[]
  order_nr: string
  order_key: string
  next: NextStep
  outcome: string
  order: Order
  orders: Order[]
}

const rosario = cityNamed('ar', 'Rosario')

/** A guest in Rosario, as the form sends one. */
export const guest = {
  email: 'invitada@example.com',
  identification: '30.111.222',
  identification_type: 'DNI',
  first_name: 'Inés',
  last_name: 'Invitada',
  prefix: '0341',
  phone: '455-6677',
  address1: 'Av. Pellegrini',
  street_number: '1250',
  postcode: '2000',
  fk_customer_address_region: String(rosario.fkRegion),
  fk_customer_address_city: String(rosario.idCity),
}

type Fields = Record<string, string>
type Visit = { country?: OpenCountry; key?: string }

/** The demo shop spoken to about orders, the way a client does. */
export async function openCheckouts(env: NodeJS.ProcessEnv = {}) {
  const shop = await openCarts(env)
  // Nodes remember these; made now, they outlast the restoring of the database between tests.
  for (const name of secretNames) await readSecret(shop.db, name)
  const call = async (path: string, fields: Fields, { country = 'ar', key }: Visit = {}): Promise<Answer> => {
    const reply = await shop.form(path, fields, { country, headers: key ? { 'idempotency-key': key } : {} })
    return { ...reply.json<Answer>(), status: reply.statusCode }
  }
  const look = (fields: Fields, visit?: Visit) => call('/api/checkout/options', fields, visit)
  const inRosario = { region: guest.fk_customer_address_region, city: guest.fk_customer_address_city }

  /** Looks at the checkout as a guest and sends what it showed; `more` changes what is sent. */
  async function placeAsGuest(hash: string, more: Fields = {}, visit?: Visit): Promise<Answer> {
    const { shipping = 'standard', payment = 'card_test' } = more
    const seen = shippingCodes.find((code) => code === shipping) ?? 'standard'
    const { checkout } = await look({ hash, shipping: seen, ...inRosario })
    return call('/api/checkout/place', { ...sent(checkout!), ...guest, hash, shipping, payment, ...more }, visit)
  }

  const sent = (checkout: Checkout): Fields => ({
    version: String(checkout.cart.version),
    total: String(checkout.totals.total),
    terms_version: termsVersion,
  })

  /** The same as a customer, with what the checkout proposes. */
  async function placeAs(token: string, more: Fields = {}, visit?: Visit): Promise<Answer> {
    const chosen = { token, shipping: 'standard', payment: 'card_test', ...more }
    const { checkout } = await look(chosen, visit)
    return call('/api/checkout/place', { ...sent(checkout!), ...chosen, ...more }, visit)
  }

  const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await shop.db.execute<T>(query)).rows

  /** Runs a job at the shop's clock. */
  async function report(name: string) {
    const services = {
      mail: unsentMail(),
      photos: noPhotos(),
      gatewaysOn: gatewaysOn(readEnv({ NODE_ENV: 'test', ...env }), sealer),
    }
    const [result] = await runJobs(shop.db, { actor: 'test', now: shop.clock.now }, services, name)
    return result!
  }

  return Object.assign(shop, {
    call,
    look,
    sent,
    placeAsGuest,
    placeAs,
    rows,
    one: async (query: ReturnType<typeof sql>) => Object.values((await rows(query))[0] ?? {})[0],
    /** Ends a payment on the sandbox's page, as a tester taps it. */
    async pay(url: string, outcome: string, instalments = '1') {
      const payload = new URLSearchParams({ outcome, instalments }).toString()
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      return shop.app.inject({ method: 'POST', url, headers, payload })
    },
    statusOf: async (orderNr: string) =>
      (await rows<{ status: string }>(sql`select status from sales_order where order_nr = ${orderNr}`))[0]?.status,
    stockOf: async (sku: string) =>
      (await rows<{ stock: number }>(sql`select stock from simple where sku_simple = ${sku}`))[0]!.stock,
    setStock: async (sku: string, stock: number) => {
      await shop.db.execute(sql`insert into stock_movement (country, sku_simple, delta, reason, created_at)
        select country, sku_simple, ${stock} - stock, 'adjust', now() from simple where sku_simple = ${sku} and stock <> ${stock}`)
      await shop.db.execute(sql`update simple set stock = ${stock} where sku_simple = ${sku}`)
    },
    mails: async (template: string) =>
      rows<{ recipient: string; data: Record<string, unknown> }>(
        sql`select recipient, data from outbox_mail where template = ${template} order by id`,
      ),
    report,
    /** Runs a job that must not fail, and returns how much it did. */
    async job(name: string): Promise<number> {
      const { done, failures } = await report(name)
      expect(failures).toEqual([])
      return done
    },
    /** What must hold after everything: stock, wallets, orders, payments and coupon uses agree (R34). */
    async expectReconciled() {
      expect(await rows(sql`select * from stock_reconciliation`)).toEqual([])
      expect(await rows(sql`select * from wallet_reconciliation`)).toEqual([])
      const open = sql`select order_nr from sales_order where cart_hash is not null and placed_at >= '2026-11-15T15:00Z'`
      expect(
        await rows(sql`select o.order_nr from (${open}) o
          where (select sum(quantity) from order_item i where i.order_nr = o.order_nr)
            is distinct from (select -sum(delta) from stock_movement m where m.ref = o.order_nr and reason = 'order')
          or not exists (select from cart c where c.order_nr = o.order_nr)
          or not exists (select from outbox_mail where template = 'order-placed' and data->>'orderNr' = o.order_nr)`),
      ).toEqual([])
    },
  })
}
