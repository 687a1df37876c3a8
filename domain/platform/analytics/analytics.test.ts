import { describe, expect, test } from 'vitest'
import { cartChanges } from './cart-changes.ts'
import { consentSeconds, consentSignals, consentValue, readConsent } from './consent.ts'
import { ageOf, customerFacts, customerType } from './customer.ts'
import { analyticsEvents, dataLayerEntries } from './events.ts'
import { impressionBatches } from './impressions.ts'
import { cartCurrency, categoriesOf, itemOfCartLine, itemOfProduct, promotionCategories } from './items.ts'
import { pageKind, pageViewKey, reportedPath } from './page-kind.ts'
import { mayLoadTagManager, tagManagerPattern } from './tag-manager.ts'

test.each([
  ['ANA-02', '/login', 'authentication'],
  ['ANA-02', '/customer/account/login', 'authentication'],
  ['ANA-02', '/checkout/register', 'authentication'],
  ['ANA-02', '/forgotpassword', 'authentication'],
  ['ANA-03', '/account/wishlist', 'wishlist'],
  ['ANA-04', '/account/orders/AR100', 'account'],
  ['ANA-04', '/account', 'account'],
  ['ANA-05', '/ac-envios/', 'help'],
  ['ANA-05', '/help', 'help'],
  ['ANA-05 OP-099', '/atencion-al-cliente', 'help'],
  ['ANA-05 OP-099', '/preguntas-frecuentes', 'help'],
  ['ANA-06', '/precio-especial/', 'promotion_list'],
  ['ANA-06 OP-099', '/zapatillas-mujer/?discount_range=30-50&q=bota', 'promotion_list'],
  ['ANA-07', '/zapatilla-brisa-zm0001.html', 'product_detail'],
  ['ANA-08', '/cart', 'cart'],
  ['ANA-08', '/brands', 'brands'],
  ['ANA-09', '/catalog/?q=botas', 'search_results'],
  ['ANA-10', '/', 'home'],
  ['ANA-10 OP-099', '/index.html', 'home'],
  ['ANA-10', '/zapatillas-mujer/', 'category'],
])('%s %s is a page of kind %s', (_, address, kind) => {
  const { pathname, search } = new URL(address, 'https://shop.example')
  expect(pageKind({ pathname, search })).toBe(kind)
})

test('a list followed down is the same page; keys of links are not reported (S11)', () => {
  const key = (search: string) => pageViewKey({ pathname: '/mujer/', search })
  expect(key('?color=rojo&page=3')).toBe(key('?color=rojo'))
  expect(key('?color=rojo')).not.toBe(key(''))
  expect(reportedPath({ pathname: '/newsletter/unsign/key/abc/', search: '' })).toBe('/newsletter/unsign/key/-/')
  expect(reportedPath({ pathname: '/checkout/success/1', search: '?key=abc&utm_source=x' })).toBe(
    '/checkout/success/1?utm_source=x',
  )
})

const product = {
  id: 'ZM0001',
  productName: 'Zapatilla Brisa',
  brand: 'Brisa',
  color: 'Blanco',
  categories: 'Mujer|Calzado|Zapatillas|Urbanas|Blancas',
  numericOriginalPrice: 100,
  numericDiscountPrice: 79.9,
  freeShipping: true,
  available: true,
  description: 'x'.repeat(80),
}
const line = {
  id: 'ZM0001-38',
  name: 'Zapatilla Brisa',
  brand_name: 'Brisa',
  size: '38',
  categories: 'Mujer|Calzado',
  price: 100,
  special_price: null,
  quantity: 2,
  freeshipping: false,
}

describe('items', () => {
  test('ANA-17 ANA-18 ANA-20 ANA-21 ANA-22 OP-100 a product in the words of analytics', () => {
    expect(itemOfProduct(product)).toEqual({
      item_id: 'ZM0001',
      item_name: 'Zapatilla Brisa',
      item_brand: 'Brisa',
      item_variant: 'Blanco',
      item_category: 'Mujer',
      item_category2: 'Calzado',
      item_category3: 'Zapatillas',
      item_category4: 'Urbanas',
      item_description: 'x'.repeat(50),
      price: 79.9,
      discount: 20.1,
      quantity: 1,
      shipping: 'Envio gratis',
      availability: 'disponible',
      condition: 'nuevo',
    })
    const other = itemOfProduct({ ...product, freeShipping: false, available: false, numericDiscountPrice: null })
    expect(other).toMatchObject({ shipping: 'Envio pago', availability: 'agotado', price: 100 })
    expect(other).not.toHaveProperty('discount')
  })

  test('a size in a cart is counted under its product', () => {
    expect(itemOfCartLine(line)).toMatchObject({ item_id: 'ZM0001', item_variant: '38', quantity: 2, price: 100 })
  })

  test('ANA-18 no more than four levels, and none made up', () => {
    expect(Object.keys(categoriesOf('a|b|c|d|e|f'))).toHaveLength(4)
    expect(categoriesOf('')).toEqual({})
  })

  test('ANA-19 a list of promotions is reported with the first four categories', () => {
    expect(promotionCategories([product, { categories: 'Mujer|Ropa' }])).toEqual([
      'Mujer',
      'Calzado',
      'Zapatillas',
      'Urbanas',
    ])
  })

  test.each([
    ['co', 'COP'],
    ['cl', 'CLP'],
    ['ar', 'ARS'],
    ['br', 'ARS'],
  ])('ANA-23 the cart of %s counts in %s', (country, currency) => {
    expect(cartCurrency(country)).toBe(currency)
  })
})

describe('impressions', () => {
  const seen = (id: number) => ({ product: { ...product, id: `S${id}` }, index: id })
  test('ANA-14 ten at a time, each once, and the rest when the page is left', () => {
    const sent: number[][] = []
    const batches = impressionBatches(({ items }) => sent.push(items.map(({ index }) => index)))
    for (let id = 0; id < 13; id += 1) batches.see({ id: 'l', name: 'L' }, seen(id))
    batches.see({ id: 'l', name: 'L' }, seen(3))
    expect(sent).toEqual([[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]])
    batches.flush()
    batches.flush()
    expect(sent.slice(1)).toEqual([[10, 11, 12]])
    batches.begin()
    batches.see({ id: 'l', name: 'L' }, seen(3))
    batches.flush()
    expect(sent.at(-1)).toEqual([3])
  })
})

describe('the cart', () => {
  const cart = (...items: { id: string; quantity: number }[]) => ({
    items: items.map((held) => ({ ...line, ...held })),
  })
  test('only what the shopper changed is reported, and by how much', () => {
    const before = cart({ id: 'A-1', quantity: 1 }, { id: 'B-1', quantity: 3 })
    const after = cart({ id: 'A-1', quantity: 3 })
    expect(cartChanges(before, after, ['A-1'])).toMatchObject({ added: [{ quantity: 2 }], removed: [] })
    expect(cartChanges(before, after, ['B-1'])).toMatchObject({ added: [], removed: [{ quantity: 3 }] })
    expect(cartChanges(null, after, ['A-1'])).toMatchObject({ added: [{ quantity: 3 }] })
    expect(cartChanges(before, before, ['A-1'])).toEqual({ added: [], removed: [] })
  })
})

describe('the customer', () => {
  test.each([
    ['unregistered', undefined],
    ['logged_out', { loggedIn: false }],
    ['new_customer', { loggedIn: true, buyerType: 'new' }],
    ['existing_customer', { loggedIn: true, buyerType: 'returning' }],
  ])('ANA-11 OP-098 %s', (type, known) => expect(customerType(known)).toBe(type))

  test.each([
    ['1990-11-18', '2026-11-17', 35],
    ['1990-11-17', '2026-11-17', 36],
    [null, '2026-11-17', undefined],
  ])('ANA-12 born %s, on %s, is %s', (birthday, today, age) => expect(ageOf(birthday, today)).toBe(age))

  test('ANA-12 OP-098 id, gender, age, and a digest of the trimmed lower-case id and e-mail', async () => {
    const digest = async (text: string) => `sha256 of ${text}`
    const account = { id_customer: 7, email: ' Ana@Example.com ', gender: 'female', birthday: '1990-01-02' }
    expect(await customerFacts(account, { today: '2026-11-17', digest })).toEqual({
      customer_id: '7',
      customer_gender: 'female',
      customer_age: 36,
      hashed_id: await digest('7'),
      hashed_email: await digest('ana@example.com'),
    })
  })
})

describe('what is pushed', () => {
  test('ANA-01 e-commerce is emptied first; value is price by quantity, with its currency', () => {
    expect(dataLayerEntries({ name: 'add_to_cart', facts: { line, quantity: 3 } }, 'CLP')).toMatchObject([
      { ecommerce: null },
      { event: 'add_to_cart', ecommerce: { currency: 'CLP', value: 300, items: [{ item_id: 'ZM0001', quantity: 3 }] } },
    ])
  })

  test('a purchase has GA4’s fields: what was paid, its coupons, shipping and tax', () => {
    const order = {
      order_nr: 'AR1',
      items: [{ sku: 'ZM0001-38', name: 'n', brand: 'b', size: '38', quantity: 2, unit_price: 100, paid_price: 180 }],
      coupons: [{ code: 'HOLA10' }],
      shipping: 50,
      tax_included: 31.2,
    }
    expect(dataLayerEntries({ name: 'purchase', facts: order }, 'ARS')[1]).toEqual({
      event: 'purchase',
      ecommerce: {
        transaction_id: 'AR1',
        currency: 'ARS',
        value: 180,
        items: [
          {
            item_id: 'ZM0001',
            item_name: 'n',
            item_brand: 'b',
            item_variant: '38',
            price: 90,
            discount: 10,
            quantity: 2,
            condition: 'nuevo',
          },
        ],
        coupon: 'HOLA10',
        shipping: 50,
        tax: 31.2,
      },
    })
  })

  test('ANA-13 what was not found says how it was looked for', () => {
    const facts = { kind: 'Navegación' as const, path: '/no-hay/' }
    expect(dataLayerEntries({ name: 'empty_results', facts }, 'ARS')).toEqual([
      { event: 'empty_results', empty_results_kind: 'Navegación', page_path: '/no-hay/' },
    ])
  })

  test('an error is reported without its data', () => {
    const text = 'TypeError: ana@example.com at https://shop.example/a?key=1 for 12345'
    expect(dataLayerEntries({ name: 'exception', facts: { text, isFatal: true } }, 'ARS')).toEqual([
      { event: 'exception', description: 'TypeError: @ at url for #', fatal: true },
    ])
  })

  test('ANA-01 every event says when it is fired', () => {
    for (const { when } of Object.values(analyticsEvents)) expect(when.length).toBeGreaterThan(10)
  })
})

describe('consent', () => {
  test('OP-098 only a yes that was said grants; it holds 180 days', () => {
    expect(readConsent(undefined)).toBeUndefined()
    expect(readConsent('0.granted')).toBeUndefined()
    expect(readConsent(consentValue('granted'))).toBe('granted')
    expect(consentSeconds).toBe(15_552_000)
    expect(consentSignals('denied')).toMatchObject({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    })
  })

  test('C12 P19 the tag manager is not loaded where people type what is theirs', () => {
    expect(['/', '/mujer/', '/cart', '/checkout/success/AR1'].every(mayLoadTagManager)).toBe(true)
    expect(['/checkout', '/account', '/login', '/newsletter/unsign/key/a/'].some(mayLoadTagManager)).toBe(false)
    expect(tagManagerPattern.test('GTM-AB12CD')).toBe(true)
    expect(tagManagerPattern.test("GTM-1');alert(1)//")).toBe(false)
  })
})
