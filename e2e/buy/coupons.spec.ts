import type { Page } from '@playwright/test'
import { fillCart } from '../support/filled-cart.ts'
import { barriers, expect, test } from '../support/test.ts'

const box = (page: Page) => page.getByRole('region', { name: 'Cupones' })
const field = (page: Page) => box(page).getByLabel('Código del cupón')
const chip = (page: Page, code: string) => box(page).getByRole('button', { name: `Quitar el cupón ${code}` })

async function apply(page: Page, code: string) {
  const question = box(page).getByText('¿Tenés un cupón?')
  if (await field(page).isHidden()) await question.click()
  await field(page).fill(code)
  await box(page).getByRole('button', { name: 'Aplicar' }).click()
}

test('CPN-01 CPN-02 CPN-03 U53 a coupon is asked for, added with its amount, and taken off again', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'RT0001-M': 1 })
  await visit('/cart')
  await expect(field(page)).toBeHidden()
  await apply(page, 'bienvenida10 ')
  await expect(box(page).getByText('Cupón agregado.')).toBeVisible()
  await expect(chip(page, 'BIENVENIDA10')).toHaveText(/BIENVENIDA10 · − \$\s1\.899/)
  const figures = [/\$\s18\.990/, /− \$\s1\.899/, /\$\s5\.990/, /^Llega /, /\$\s23\.081/]
  await expect(page.getByRole('definition')).toHaveText(figures)
  await expect(chip(page, 'BIENVENIDA10')).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await chip(page, 'BIENVENIDA10').click()
  await expect(box(page).getByText('Cupón removido.')).toBeVisible()
  await expect(chip(page, 'BIENVENIDA10')).toHaveCount(0)
  await expect(box(page).locator('summary')).toBeFocused()
})

const refusals: [id: string, line: string, added: string[], code: string, sentence: string][] = [
  ['CPN-08', 'RT0001-M', [], ' ', 'Ingrese un cupón válido.'],
  ['CPN-07', 'RT0001-M', [], 'NOEXISTE', 'Cupón inválido, intente nuevamente.'],
  ['CPN-07 (ended)', 'RT0001-M', [], 'VENCIDO10', 'Cupón inválido, intente nuevamente.'],
  ['CPN-07 (used up)', 'RT0001-M', [], 'AGOTADO', 'Cupón inválido, intente nuevamente.'],
  ['CPN-07 (tomorrow)', 'RT0001-M', [], 'PRONTO', 'Cupón inválido, intente nuevamente.'],
  ['CPN-07 (another’s)', 'RT0001-M', [], 'CRED-ANA-1', 'Cupón inválido, intente nuevamente.'],
  ['CPN-09', 'RT0001-M', [], 'SOLOZAPAS', 'El producto no forma parte del beneficio.'],
  ['CPN-11', 'RT0001-M', ['SETENTA'], 'BIENVENIDA10', 'Se alcanzó el descuento máximo.'],
  ['CPN-12', 'RT0001-M', ['BIENVENIDA10', 'ENVIOGRATIS'], 'TRES5', 'Se alcanzó la cantidad máxima de cupones.'],
  ['CPN-13', 'RT0001-M', ['BIENVENIDA10'], 'NOCOMBINA', 'El cupón no es acumulable con otras promociones.'],
  ['CPN-14', 'RT0002-M', [], 'SINOFERTA', 'El cupón no aplica a productos con descuento.'],
  ['CPN-15', 'GC0001-U', [], 'NOGIFT', 'El cupón no aplica a gift cards.'],
  ['CPN-16', 'RT0001-M', [], 'VUELVE15', 'El cupón aplica solo con 1 o más compras recientes.'],
]

// One visit for all messages of one cart, so that a message costs a tap and not a page load.
const carts = Map.groupBy(refusals, ([, line, added]) => `${line} ${added.join(' ')}`)
for (const [name, group] of carts) {
  test(`CPN-06 ${group.map(([id]) => id).join(' ')}: each no has its own sentence beside the field (${name.trim()})`, async ({
    page,
    visit,
  }) => {
    const [, line, added] = group[0]!
    await fillCart(page, { [line]: 1 }, added)
    await visit('/cart')
    for (const [, , , code, sentence] of group) {
      await apply(page, code)
      await expect(field(page)).toHaveAccessibleDescription(sentence)
      await expect(field(page)).toBeFocused()
    }
    expect(await barriers(page)).toEqual([])
  })
}

test('CPN-11 a coupon whose cap cuts its amount is accepted, and says so', async ({ page, visit }) => {
  await fillCart(page, { 'ZM0001-38': 1 })
  await visit('/cart')
  await apply(page, 'TOPE50')
  await expect(chip(page, 'TOPE50')).toHaveText(/− \$\s10\.000/)
  await expect(box(page).getByText('Se alcanzó el descuento máximo.')).toBeVisible()
})

test('CPN-04 CPN-05 CPN-10 CPN-17 OP-054 what fails, what only customers meet, and what nobody wrote a sentence for', async ({
  page,
  visit,
  complaints,
}) => {
  await fillCart(page, { 'RT0001-M': 1 }, ['ENVIOGRATIS'])
  await visit('/cart')
  await expect(chip(page, 'ENVIOGRATIS')).toHaveText(/envío gratis/)
  const answers = [
    { status: 400, json: {} },
    { json: { error: true, code: 'coupon_refused', message: 'x', errors: { A: 'coupon.credit_limit' } } },
    { json: { error: true, code: 'coupon_refused', message: 'x', errors: { A: 'coupon.unheard_of' } } },
  ]
  await page.route('**/api/cart/addvoucher?**', (route) => route.fulfill(answers.shift()))
  for (const sentence of [
    'Error al agregar el cupón.',
    'Se alcanzó el límite de cupones de crédito.',
    'Error al agregar el cupón.',
  ]) {
    await apply(page, 'CRED-ANA-2')
    await expect(field(page)).toHaveAccessibleDescription(sentence)
  }
  await page.route('**/api/cart/removevoucher?**', (route) => route.fulfill({ status: 400, json: {} }))
  await chip(page, 'ENVIOGRATIS').click()
  await expect(box(page).getByText('Error al remover el cupón.')).toBeVisible()
  await expect(chip(page, 'ENVIOGRATIS')).toBeVisible()
  complaints.length = 0
})

test('INV-11 a coupon that no longer holds is taken off, and the shopper reads why', async ({ page, visit }) => {
  await fillCart(page, { 'ZM0001-38': 1, 'RT0001-M': 1 }, ['SOLOZAPAS'])
  await visit('/cart')
  await page.getByRole('button', { name: 'Eliminar Zapatilla Brisa' }).click()
  await expect(box(page).getByText('Quitamos SOLOZAPAS. El producto no forma parte del beneficio.')).toBeVisible()
  await expect(chip(page, 'SOLOZAPAS')).toHaveCount(0)
})

test('OP-056 a code copied from a banner waits in the open field, and is not applied by itself', async ({
  page,
  visit,
}) => {
  await fillCart(page, { 'RT0001-M': 1 })
  await visit('/moda-sostenible/')
  await page.getByRole('button', { name: /BANNER20/ }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito/ })
    .click()
  await expect(field(page)).toHaveValue('BANNER20')
  await expect(chip(page, 'BANNER20')).toHaveCount(0)
  await box(page).getByRole('button', { name: 'Aplicar' }).click()
  await expect(chip(page, 'BANNER20')).toBeVisible()
})

test('OP-056 a copied code outlives a reload of the page, in its own store only', async ({ page, visit }) => {
  await fillCart(page, { 'RT0001-M': 1 })
  await visit('/moda-sostenible/')
  const code = page.getByRole('button', { name: /BANNER20/ })
  await code.click()
  await expect(code).toHaveText(/Copiado/)
  await page.reload()
  await expect(code).toHaveText(/Copiado/)
  await visit('/cart')
  await expect(field(page)).toHaveValue('BANNER20')
  await visit('/?country=cl')
  await fillCart(page, { 'ZM0001CL-38': 1 }, [], 'cl')
  await visit('/cart')
  await expect(box(page).getByText('¿Tienes un cupón?')).toBeVisible()
  await expect(field(page)).toBeHidden()
})

test('U79 a tap on a button that waits for the scripts shows so, and is made as soon as they run', async ({ page }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/static/js/**', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/moda-sostenible/', { waitUntil: 'commit' })
  const code = page.getByRole('button', { name: /BANNER20/ })
  await code.click()
  await expect(code).toHaveAttribute('aria-busy', 'true')
  await expect(code).not.toHaveText(/Copiado/)
  scripts.resolve()
  await expect(code).toHaveText(/Copiado/)
  await expect(code).not.toHaveAttribute('aria-busy')
  await expect(page.getByText('Cupón BANNER20 copiado. Pegalo en el carrito.')).toHaveCount(1)
})
