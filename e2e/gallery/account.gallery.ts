import type { Page } from '@playwright/test'
import type { PersonName } from '#demo/people/people.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { signInAs, signInAsNew } from '../support/signed-in.ts'
import { expect, test } from '../support/test.ts'

/** `who`: one of the demo's people, or the country of a new customer. */
type View = { name: string; who: PersonName | OpenCountry; path: string; act?: (page: Page) => Promise<unknown> }

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click()

/** A screen after a failed call. */
const withoutAnswer = (calls: string) => async (page: Page) => {
  await page.route(calls, (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload({ waitUntil: 'networkidle' })
}

/** Opens a row of a list that loads four at a time, however far down it is. */
const openLink = (name: RegExp) => async (page: Page) => {
  const main = page.getByRole('main')
  const rows = main.getByRole('listitem')
  const row = main.getByRole('link', { name })
  await rows.first().waitFor()
  while (!(await row.isVisible())) {
    const shown = await rows.count()
    await main.getByRole('button', { name: 'Ver más' }).click()
    await expect(rows).not.toHaveCount(shown)
  }
  await row.click()
  await page.getByRole('heading', { level: 1, name: /^Detalle/ }).waitFor()
}

/** The form to exchange a credit for money; with its errors, for a bank. */
const openMoney = (name: RegExp, state?: 'faults') => async (page: Page) => {
  await openLink(name)(page)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Pasarlo a dinero' }).click()
  await page.getByRole('heading', { level: 1, name: 'Pasar el crédito a dinero' }).waitFor()
  if (!state) return
  await main.getByLabel('A una cuenta bancaria').check()
  const other = main.getByLabel('Otra cuenta')
  if (await other.isVisible()) await other.check()
  await press('Pedir el dinero')(page)
  await main.getByRole('alert').waitFor()
}

const openTerms = async (page: Page) => {
  await page.getByText('Condiciones de la billetera').click()
  await page.getByText(/El saldo de tu billetera es tuyo/).waitFor()
}

const typeSize = async (page: Page) => {
  const form = page.getByRole('form', { name: /^Agregar/ })
  await form.getByRole('textbox').fill('38')
  await form.getByRole('button').click()
  await page.getByText('Calzado de mujer: 38').waitFor()
}

const views: View[] = [
  { name: 'account', who: 'ana', path: '/account' },
  { name: 'account-new-cl', who: 'cl', path: '/account?country=cl' },
  { name: 'account-failed', who: 'ar', path: '/account', act: withoutAnswer('**/api/customer/info?*') },
  { name: 'account-edit', who: 'ana', path: '/account/editaccount' },
  {
    name: 'account-edit-errors-co',
    who: 'co',
    path: '/account/editaccount?country=co#password-change',
    act: async (page) => {
      await page.getByLabel('E-mail').first().fill('ana@')
      await page.getByLabel('Contraseña nueva', { exact: true }).fill('corta')
      await press('Guardar cambios')(page)
    },
  },
  { name: 'account-security', who: 'ana', path: '/account/security' },
  { name: 'account-two-step', who: 'ar', path: '/account/enableauth' },
  {
    name: 'account-two-step-code-cl',
    who: 'cl',
    path: '/account/enableauth?country=cl',
    act: async (page) => {
      await press(/^Activar/)(page)
      await page.getByLabel('Código de verificación').fill('12')
      await press('Verificar y activar')(page)
    },
  },
  {
    name: 'account-data',
    who: 'ana',
    path: '/account/data',
    act: async (page) => {
      await press('Leer mis datos')(page)
      await page.getByRole('region', { name: 'Cuenta', exact: true }).waitFor()
    },
  },
  {
    name: 'account-close',
    who: 'ar',
    path: '/account/data',
    act: async (page) => {
      await press('Cerrar la cuenta')(page)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /para siempre/ })
        .click()
    },
  },
  { name: 'account-close-open', who: 'ana', path: '/account/data', act: press('Cerrar la cuenta') },
  { name: 'my-sizes', who: 'ana', path: '/account/sizes' },
  { name: 'my-sizes-none-co', who: 'co', path: '/account/sizes?country=co' },
  {
    name: 'my-sizes-product',
    who: 'ar',
    path: '/account/sizes',
    act: async (page) => {
      await typeSize(page)
      await page.goto('/zapatilla-brisa-zm0001.html', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Elegimos tu talle' }).waitFor()
    },
  },
  {
    name: 'my-sizes-sheet',
    who: 'ar',
    path: '/account/sizes',
    act: async (page) => {
      await typeSize(page)
      await page.goto('/zapatilla-brisa-zm0001.html', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Elegimos tu talle' }).click()
    },
  },
  {
    name: 'my-sizes-list-cl',
    who: 'cl',
    path: '/account/sizes?country=cl',
    act: async (page) => {
      await typeSize(page)
      await page.goto('/zapatillas-mujer/?country=cl', { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: 'Tu talla: 38' }).first().waitFor({ state: 'attached' })
    },
  },
  { name: 'credits', who: 'ana', path: '/account/credits', act: press('Ver más') },
  { name: 'credits-none-cl', who: 'cl', path: '/account/credits?country=cl' },
  { name: 'credits-failed', who: 'ar', path: '/account/credits', act: withoutAnswer('**/api/customer/credit?*') },
  { name: 'credit-usable', who: 'ana', path: '/account/credits', act: openLink(/CRED-ANA-2$/) },
  { name: 'credit-not-for-money', who: 'ana', path: '/account/credits', act: openLink(/CRED-ANA-3$/) },
  { name: 'credit-in-process', who: 'ana', path: '/account/credits', act: openLink(/CRED-ANA-6$/) },
  { name: 'credit-expired', who: 'ana', path: '/account/credits', act: openLink(/CRED-ANA-5$/) },
  { name: 'credit-cl', who: 'gabi', path: '/account/credits?country=cl', act: openLink(/CRED-GABI-1$/) },
  { name: 'credit-gone', who: 'ana', path: '/account/credits/99999999' },
  { name: 'credit-money', who: 'ana', path: '/account/credits', act: openMoney(/CRED-ANA-2$/) },
  { name: 'credit-money-bank', who: 'dora', path: '/account/credits', act: openMoney(/CRED-DORA-4$/, 'faults') },
  {
    name: 'credit-money-bank-cl',
    who: 'gabi',
    path: '/account/credits?country=cl',
    act: openMoney(/CRED-GABI-1$/, 'faults'),
  },
  { name: 'withdrawal', who: 'ana', path: '/account/wallet/withdraw' },
  {
    name: 'withdrawal-errors-co',
    who: 'hernan',
    path: '/account/wallet/withdraw?country=co',
    act: press('Pedir el retiro'),
  },
  { name: 'withdrawal-nothing-cl', who: 'cl', path: '/account/wallet/withdraw?country=cl' },
  { name: 'redeem', who: 'ar', path: '/account/wallet/redeem' },
  {
    name: 'redeem-errors-cl',
    who: 'cl',
    path: '/account/wallet/redeem?country=cl',
    act: press('Sumar a mi billetera'),
  },
  { name: 'wallet', who: 'ana', path: '/account/wallet', act: press('Ver más') },
  { name: 'wallet-expiring', who: 'dora', path: '/account/wallet', act: openTerms },
  { name: 'wallet-none-co', who: 'co', path: '/account/wallet?country=co' },
  { name: 'wallet-co', who: 'hernan', path: '/account/wallet?country=co' },
  { name: 'movement-order', who: 'ana', path: '/account/wallet', act: openLink(/Pago del pedido R104/) },
  { name: 'movement-withdrawal', who: 'ana', path: '/account/wallet', act: openLink(/Retiro a tu cuenta/) },
  { name: 'movement-gift-card-co', who: 'hernan', path: '/account/wallet?country=co', act: openLink(/Gift Card/) },
  {
    name: 'memberships',
    who: 'ana',
    path: '/account/memberships',
    act: async (page) => {
      await press('Ver más')(page)
      await page.getByText('Qué trae Club Envíos').click()
    },
  },
  { name: 'memberships-none-cl', who: 'cl', path: '/account/memberships?country=cl' },
  { name: 'addresses', who: 'ana', path: '/account/addresses' },
  { name: 'addresses-none-co', who: 'co', path: '/account/addresses?country=co' },
  { name: 'addresses-failed', who: 'ar', path: '/account/addresses', act: withoutAnswer('**/api/customer/address?*') },
  { name: 'address-add-ar', who: 'ana', path: '/account/addaddress' },
  { name: 'address-add-cl', who: 'gabi', path: '/account/addaddress?country=cl' },
  { name: 'address-errors-co', who: 'hernan', path: '/account/addaddress?country=co', act: press('Guardar dirección') },
  { name: 'address-remove', who: 'ana', path: '/account/addresses', act: press(/^Eliminar/) },
  { name: 'wishlist', who: 'ana', path: '/account/wishlist' },
  { name: 'wishlist-none-cl', who: 'cl', path: '/account/wishlist?country=cl' },
  { name: 'wishlist-failed', who: 'ar', path: '/account/wishlist', act: withoutAnswer('**/api/wishlist/products?*') },
]
const inView = new Set(['address-remove', 'account-close', 'my-sizes-product', 'my-sizes-sheet', 'my-sizes-list-cl'])
const isCountry = (who: string): who is OpenCountry => who.length === 2

for (const { name, who, path, act } of views) {
  test(name, async ({ page, context, complaints }, { project }) => {
    await (isCountry(who) ? signInAsNew(context, 'Guadalupe', { country: who }) : signInAs(context, who))
    await page.goto(path, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `gallery/${project.name}/${name}.png`, fullPage: !inView.has(name) })
    // Deliberate failures are logged there.
    complaints.length = 0
  })
}
