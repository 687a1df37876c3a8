import { expect, type Page } from '@playwright/test'
import { reachReview } from './reach-review.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()

/** From the cart to a paid order, without an account; `first` is the name in the shop's thanks. */
export async function buyAsGuest(page: Page, { email, first }: { email: string; first: string }): Promise<void> {
  await main(page).getByRole('link', { name: 'Iniciar compra' }).click()
  await main(page).getByRole('link', { name: 'Continuar como invitado' }).click()
  // The previous page has a field of the same name.
  await expect(main(page).getByRole('region', { name: /Dirección de entrega/ })).toHaveAttribute('aria-current', 'step')
  await reachReview(page, { 'E-mail': email, 'Nombre y apellido': `${first} Medida`, DNI: '28.456.888' })
  await press(page, /^Pagar \$/)
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `¡Gracias, ${first}!` })).toBeVisible()
}
