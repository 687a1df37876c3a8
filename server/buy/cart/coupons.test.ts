import { afterEach, expect, test } from 'vitest'
import { couponSentence } from '#contract/platform/cart-messages.ts'
import { sql } from '#db/connection/drizzle.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { noon } from '#server/browse/product/tests/demo-shop.ts'
import { expectSums, openCarts } from './tests/carts.ts'

const shop = await openCarts()
const tokens = { ana: await shop.signIn('ana'), beto: await shop.signIn('beto') }
afterEach(() => {
  shop.clock.now = noon
})

type Case = {
  cart?: [string, number][]
  who?: 'ana' | 'beto'
  first?: string[]
  code: string
  key?: string
  note?: string
}

/** The table of server.md §9, row by row. */
test.each<Case>([
  { code: 'BIENVENIDA10' },
  { code: ' bienvenida10 ' },
  { first: ['BIENVENIDA10'], code: 'ENVIOGRATIS' },
  { first: ['BIENVENIDA10', 'ENVIOGRATIS'], code: 'TRES5', key: 'coupon.max_quantity' },
  { code: 'NOEXISTE', key: 'coupon.invalid' },
  { code: 'VENCIDO10', key: 'coupon.invalid' },
  { code: 'AGOTADO', key: 'coupon.invalid' },
  { code: 'PRONTO', key: 'coupon.invalid' },
  { code: '', key: 'coupon.empty' },
  { code: '   ', key: 'coupon.empty' },
  { code: 'SOLOZAPAS', key: 'coupon.not_in_benefit' },
  { cart: [['ZM0001-38', 1]], code: 'SOLOZAPAS' },
  { code: 'SETENTA' },
  { first: ['SETENTA'], code: 'BIENVENIDA10', key: 'coupon.max_discount' },
  { cart: [['RT0001-M', 5]], code: 'TOPE50', note: 'coupon.max_discount' },
  { first: ['BIENVENIDA10'], code: 'NOCOMBINA', key: 'coupon.not_combinable' },
  { first: ['NOCOMBINA'], code: 'BIENVENIDA10', key: 'coupon.not_combinable' },
  { cart: [['RT0002-M', 1]], code: 'SINOFERTA', key: 'coupon.not_on_discounted' },
  { code: 'SINOFERTA' },
  { cart: [['GC0001-U', 1]], code: 'NOGIFT', key: 'coupon.not_on_gift_card' },
  { code: 'NOGIFT' },
  { code: 'VUELVE15', key: 'coupon.needs_recent_purchase' },
  { who: 'beto', code: 'VUELVE15', key: 'coupon.needs_recent_purchase' },
  { who: 'ana', code: 'VUELVE15' },
  { who: 'ana', code: 'CRED-ANA-1' },
  { who: 'ana', first: ['CRED-ANA-1'], code: 'CRED-ANA-2', key: 'coupon.credit_limit' },
  { who: 'beto', code: 'CRED-ANA-1', key: 'coupon.invalid' },
  { code: 'CRED-ANA-1', key: 'coupon.invalid' },
  { who: 'ana', code: 'CRED-ANA-4', key: 'coupon.invalid' },
  { who: 'ana', code: 'CRED-ANA-5', key: 'coupon.invalid' },
  { who: 'ana', code: 'CRED-ANA-6', key: 'coupon.invalid' },
  { code: 'ENVIO-GABI-1', key: 'coupon.invalid' },
  { code: 'BANNER20' },
  { code: "' or 1=1 --", key: 'coupon.invalid' },
])(
  'CPN-07…17 API-35 $who with $cart and $first adds $code: $key',
  async ({ cart = [['RT0001-M', 1]], who, first = [], code, key, note }) => {
    const query: Record<string, string> = who ? { token: tokens[who] } : {}
    if (who) {
      await shop.db.execute(
        sql`delete from cart where order_nr is null and hash <> 'demo-guest' and id_customer is not null`,
      )
    }
    const items = cart.map(([item, quantity]) => ({ item, quantity }))
    const { hash } = (await shop.setAll(items, query)).cart
    for (const one of first)
      expect(await shop.add(hash, one, { query })).toMatchObject({ error: false, message: 'Cupón agregado.' })
    const before = (await shop.read({ hash, ...query })).cart
    const reply = await shop.add(hash, code, { query })
    expectSums(reply.cart)
    const kept = code.trim().toUpperCase()
    if (key) {
      expect(reply).toMatchObject({
        status: 200,
        error: true,
        code: 'coupon_refused',
        message: 'Error al agregar el cupón.',
        errors: { [kept]: key },
      })
      expect(reply.cart).toEqual(before)
      expect(couponSentence(reply.errors[kept])).not.toBe(couponSentence(undefined))
    } else {
      expect(reply).toMatchObject({ error: false, message: 'Cupón agregado.', errors: {} })
      expect(reply.cart.coupon.coupons[kept]).toMatchObject({ note: note ?? null })
      expect(reply.cart.version).toBe(before.version + 1)
      expect((await shop.read({ hash, ...query })).cart).toEqual(reply.cart)
    }
  },
)

test('CPN-01 CPN-03 CPN-05 API-36 a coupon is taken off once; a second time fails in words, with the cart', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const { cart } = await shop.add(hash, 'BIENVENIDA10')
  expect(cart.coupon.coupons).toEqual({ BIENVENIDA10: { kind: 'percent', discount: cart.discount, note: null } })
  expect(cart.discount).toBeGreaterThan(0)
  expect(await shop.takeOff(hash, 'bienvenida10')).toMatchObject({
    error: false,
    message: 'Cupón removido.',
    cart: { discount: 0, version: 3 },
  })
  expect(await shop.takeOff(hash, 'BIENVENIDA10')).toMatchObject({
    error: true,
    code: 'coupon_not_removed',
    message: 'Error al remover el cupón.',
    errors: { BIENVENIDA10: 'coupon.remove_failed' },
    cart: { hash, version: 3 },
  })
})

test('INV-31 a coupon for free shipping sends free and takes nothing off', async () => {
  const hash = await shop.cartWith(['MD0001-U', 1])
  expect((await shop.add(hash, 'ENVIOGRATIS')).cart).toMatchObject({
    shippingAmountTotal: 0,
    discount: 0,
    free_shipping_missing: null,
  })
})

test('INV-11 a coupon that no longer fits is dropped with the change that made it so, and named once', async () => {
  const hash = await shop.cartWith(['ZM0001-38', 1], ['RT0001-M', 1])
  await shop.add(hash, 'SOLOZAPAS')
  const without = await shop.remove({ hash, item: 'ZM0001-38' })
  expect(without).toMatchObject({
    error: false,
    errors: { SOLOZAPAS: 'coupon.not_in_benefit' },
    cart: { coupon: { coupons: {} }, discount: 0, version: 3 },
  })
  expect((await shop.read({ hash })).cart).toEqual({ ...without.cart, errors: {} })
})

test('INV-11 a coupon that ends is dropped when the cart is looked at', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  await shop.add(hash, 'TRES5')
  await shop.db.execute(sql`update sales_rule set active = false where code = 'TRES5'`)
  expect(await shop.read({ hash })).toMatchObject({
    error: false,
    errors: { TRES5: 'coupon.invalid' },
    cart: { discount: 0 },
  })
  expect((await shop.read({ hash })).errors).toEqual({})
  await shop.db.execute(sql`update sales_rule set active = true where code = 'TRES5'`)
})

test('a coupon survives an empty cart: what was taken out may come back', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  await shop.add(hash, 'BIENVENIDA10')
  const { cart } = await shop.set({ hash, item: 'RT0001-M', quantity: '0' })
  expect(cart).toMatchObject({
    items: [],
    discount: 0,
    total_value: 0,
    coupon: { coupons: { BIENVENIDA10: { discount: 0 } } },
  })
  const back = (await shop.set({ hash, item: 'RT0001-M', quantity: '2' })).cart
  expect(back.discount).toBeGreaterThan(0)
  expectSums(back)
})

test('decision 014 a promotion is taken off by itself and named', async () => {
  // The day after: at noon every other test of this file buys the same T-shirt.
  const [from, to] = [1, 2].map((days) => new Date(noon.getTime() + days * 24 * 60 * 60 * 1000))
  await shop.db.execute(sql`insert into catalog_promotion (country, name, scope, percent, starts_at, ends_at)
    values ('ar', 'Semana de la remera', '{"skus":["RT0001"]}', 20, ${from}, ${to})`)
  shop.clock.now = from!
  const { cart } = await shop.setAll([
    { item: 'RT0001-M', quantity: 1 },
    { item: 'ZM0001-38', quantity: 1 },
  ])
  const off = cart.items[0]!.price * 0.2
  expect(cart).toMatchObject({ discount: off, promotions: [{ name: 'Semana de la remera', discount: off }] })
  expectSums(cart)
  expect((await shop.add(cart.hash, 'NOCOMBINA')).errors).toEqual({ NOCOMBINA: 'coupon.not_combinable' })
  shop.clock.now = to!
  expect((await shop.read({ hash: cart.hash })).cart).toMatchObject({ discount: 0, promotions: [] })
})

test('server.md §1.7 too many codes have to wait, and the answer says how long', async () => {
  const { openShop } = await import('#tests/shop.ts')
  const strict = await openShop({ now: () => shop.clock.now, env: { RATE_LIMIT_PER_MINUTE: '100' } })
  let carts = 0
  const attempt = () => {
    const url = `/api/cart/addvoucher?api_version=3&hash=demo-gone-${carts++}&couponcode=A`
    return strict.app.inject({ method: 'POST', url, headers: { 'x-store': 'vereda-ar' } })
  }
  for (let tries = 0; tries < 3; tries++) expect((await attempt()).statusCode).toBe(200)
  shop.clock.now = new Date(noon.getTime() + 20_500)
  const refused = await attempt()
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    429,
    '40',
    { error: true, code: 'too_many_requests', message: 'Demasiados intentos. Probá de nuevo más tarde.' },
  ])
  shop.clock.now = new Date(noon.getTime() + 60_000)
  expect((await attempt()).statusCode).toBe(200)
})

test('S31 who tries too many codes on one cart waits, from however many addresses', async () => {
  const { openShop } = await import('#tests/shop.ts')
  const strict = await openShop({ now: () => shop.clock.now, env: { RATE_LIMIT_PER_MINUTE: '1200' } })
  const attempt = (hash: string, at: number) =>
    strict.app.inject({
      method: 'POST',
      url: `/api/cart/addvoucher?api_version=3&hash=${hash}&couponcode=CODE${at}`,
      headers: { 'x-store': 'vereda-ar' },
      remoteAddress: `10.0.0.${at + 1}`,
    })
  for (let tries = 0; tries < 10; tries++) expect((await attempt('demo-gone', tries)).statusCode).toBe(200)
  const refused = await attempt('demo-gone', 10)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600'])
  expect((await attempt('demo-other', 10)).statusCode).toBe(200)
})

test('OP-055 a minimum that is not reached says how much is missing', async () => {
  await shop.db.execute(sql`insert into sales_rule (country, code, kind, amount, min_subtotal, starts_at, ends_at)
    values ('ar', 'MINIMO', 'percent', 10, 100000000, '2026-01-01', '2027-01-01')`)
  const hash = await shop.cartWith(['RT0001-M', 1])
  const { cart } = await shop.read({ hash })
  const { errors } = await shop.add(hash, 'MINIMO')
  const missing = formatPrice(1_000_000 - cart.sub_total_value, countryProfiles.ar)
  expect(couponSentence(errors.MINIMO)).toBe(`Faltan ${missing} para usar este cupón.`)
})

test('INV-10 OP-055 the same code again is accepted and changes nothing', async () => {
  const hash = await shop.cartWith(['RT0001-M', 1])
  const first = await shop.add(hash, 'BIENVENIDA10')
  const second = await shop.add(hash, 'bienvenida10')
  expect(second).toMatchObject({ error: false, message: 'Cupón agregado.', cart: first.cart })
})
