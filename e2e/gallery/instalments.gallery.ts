import type { Page } from '@playwright/test'
import { fillCart } from '../support/filled-cart.ts'
import { operate } from '../support/operate.ts'
import { reachReview } from '../support/reach-review.ts'
import { test, waitUntilHydrated } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test.setTimeout(240_000)

test('cuotas', async ({ page }, { project }) => {
  const shoot = async (name: string) => {
    await page.waitForTimeout(400)
    await page.screenshot({ path: `gallery/${project.name}/instalments-${name}.png`, fullPage: true })
  }
  const add = (...more: string[]) => operate('instalments', 'add', 'ar', ...more)
  await add('--count', '6', '--bank', '007', '--cards', 'visa,mastercard', '--until', '2027-12-31')
  await add('--count', '9', '--bank', 'Banco Provincia', '--days', '3,4', '--min', '80000')
  await add('--count', '12', '--surcharge', '39', '--cft', '92.7')
  await page.goto('/zapatilla-brisa-zm0001.html')
  await waitUntilHydrated(page)
  await shoot('1-product')
  await fillCart(page, { 'ZM0001-38': 1 })
  await page.goto('/cart')
  await waitUntilHydrated(page)
  await shoot('2-cart')
  await page.goto('/checkout')
  await waitUntilHydrated(page)
  await reachReview(page, {
    'E-mail': 'lucia.compra@example.com',
    'Nombre y apellido': 'Lucía Fernández',
    DNI: '28.456.999',
  })
  await main(page).getByRole('button', { name: /pago/i }).first().click()
  await shoot('3-payment')
})
