import type { Page } from '@playwright/test'
import { fillCart } from '../support/filled-cart.ts'
import { operate } from '../support/operate.ts'
import { reachReview } from '../support/reach-review.ts'
import { test, waitUntilHydrated } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')
const buyer = { 'E-mail': 'lucia.compra@example.com', 'Nombre y apellido': 'Lucía Fernández', DNI: '28.456.999' }

test.setTimeout(240_000)

test('cash at the door', async ({ page }, { project }) => {
  const shoot = async (name: string) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `gallery/${project.name}/cash-${name}.png`, fullPage: true })
  }
  await operate('payment', 'cash', 'ar', '--max', '150000')
  await fillCart(page, { 'ZM0001-38': 1 })
  await page.goto('/checkout')
  await waitUntilHydrated(page)
  await reachReview(page, buyer)
  await main(page)
    .getByRole('button', { name: 'Cambiar el pago' })
    .or(main(page).getByRole('button', { name: /pago/i }))
    .first()
    .click()
  const cash = main(page).getByRole('radio', { name: 'Efectivo al recibir' })
  await cash.check()
  await shoot('1-payment')
  await main(page).getByRole('button', { name: 'Revisar la compra' }).click()
  await shoot('2-review')
  await main(page)
    .getByRole('button', { name: /al recibir$/ })
    .click()
  await page.getByRole('heading', { level: 1, name: /^¡Gracias/ }).waitFor()
  await shoot('3-order')
  await operate('payment', 'cash', 'ar', '--max', '1000')
  await fillCart(page, { 'ZM0001-38': 1 })
  await page.goto('/checkout')
  await waitUntilHydrated(page)
  await reachReview(page, buyer)
  await main(page).getByRole('button', { name: /pago/i }).first().click()
  await shoot('4-refused')
})
