import { skuOf } from '#demo/catalogue/sku.ts'
import type { CatalogPage } from '#contract/browse/catalog.ts'
import { enterDesk } from '../support/desk.ts'
import { expect, test } from '../support/test.ts'

const headers = { 'x-store': 'vereda-ar' }

test('OP-078 CPN-06 a coupon is written as a sentence, tried, and used in a cart of the shop', async ({
  page,
  request,
}) => {
  const code = `FIN${Date.now() % 1_000_000}`
  await enterDesk(page, '/desk/promotions/new?country=ar')
  await page.getByLabel('Porcentaje').fill('100')
  await page.getByLabel('Código').fill(code.toLowerCase())
  await page.getByLabel('Para quién').selectOption('new')
  const day = new Date(Date.now() + 26 * 60 * 60_000).toLocaleDateString('en-CA', {
    timeZone: 'America/Argentina/Buenos_Aires',
  })
  await page.getByLabel('Hasta, ese día incluido').fill(day)
  const sentence = /^100 % en toda la tienda, para clientes nuevos, hasta \S.*, una vez por cliente$/
  await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  await page.getByRole('button', { name: 'Crear' }).click()
  // What looks like a mistake is asked about, and can be corrected.
  const question = page.getByRole('dialog', { name: '¿Está bien así?' })
  await expect(question.getByText('Da 60 % o más, sin tope.')).toBeVisible()
  await question.getByRole('button', { name: 'Corregir' }).click()
  await page.getByLabel('Porcentaje').fill('20')
  await page.getByRole('button', { name: 'Crear' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Promociones' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('en curso')

  await page.getByRole('link', { name: 'Probar un carrito' }).click()
  await page.getByLabel('Talles en el carrito').fill(skuOf('ar', 'RT0001-M'))
  await page.getByLabel('Cupones, en orden').fill(`${code} AGOTADO`)
  await page.getByRole('button', { name: 'Probar', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: code })).toContainText('se aplica')
  await expect(page.getByRole('listitem').filter({ hasText: 'AGOTADO' })).toContainText(
    'Ya se usó todas las veces que podía.',
  )

  const post = async <T>(path: string, form: Record<string, string>) =>
    (await (await request.post(`${path}?api_version=3`, { headers, form })).json()) as T
  const { cart } = await post<{ cart: { hash: string } }>('/api/cart/', {
    item: skuOf('ar', 'RT0001-M'),
    quantity: '1',
  })
  const voucher = new URLSearchParams({ hash: cart.hash, couponcode: code, api_version: '3' })
  const answer = await request.post(`/api/cart/addvoucher?${voucher.toString()}`, { headers })
  const used = (await answer.json()) as { error: boolean; cart: { discount: number } }
  expect(used).toMatchObject({ error: false })
  expect(used.cart.discount).toBeGreaterThan(0)
})

test('OP-078 SRCH-05 a product is pinned on the list as it would be, and stands first in the shop', async ({
  page,
  request,
}) => {
  await enterDesk(page, '/desk/searches/try?country=ar&where=camisas')
  const now = page.getByRole('region', { name: /^Ahora/ })
  const third = now.getByRole('listitem').nth(2)
  const pin = third.getByRole('button', { name: /^Fijar/ })
  const name = (await pin.getAttribute('aria-label'))!.replace('Fijar ', '')
  await pin.click()
  const after = page.getByRole('region', { name: /^Con la regla/ })
  await expect(after.getByRole('listitem').first()).toContainText(name)
  await expect(after.getByRole('listitem').first()).toContainText('sube')
  await page.getByRole('button', { name: 'Guardar la regla' }).click()
  await expect(page.getByText('Guardada. La tienda la usa en un segundo.')).toBeVisible()
  const first = async () => {
    const data = { path: '/catalog/', q: 'camisas', pageInfo: { page: 1, itemsPerPage: 12 } }
    const answer = await request.post('/bff/catalog/search', { headers: { ...headers, 'x-os': 'pwa' }, data })
    return ((await answer.json()) as CatalogPage).products[0]?.productName
  }
  await expect.poll(first).toBe(name)
  await page.getByRole('link', { name: 'Reglas', exact: true }).click()
  await page.getByRole('button', { name: `Quitar ${name}, camisas` }).click()
  await expect(page.getByText('Ninguna lista está ordenada a mano.')).toBeVisible()
})
