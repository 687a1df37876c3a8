import { expect, type Page } from '@playwright/test'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click()

/** From the cart to a paid order, without an account; `first` is the name in the shop's thanks. */
export async function buyAsGuest(page: Page, { email, first }: { email: string; first: string }): Promise<void> {
  await main(page).getByRole('link', { name: 'Iniciar compra' }).click()
  await main(page).getByRole('link', { name: 'Continuar como invitado' }).click()
  // The previous page has a field of the same name.
  await expect(main(page).getByRole('region', { name: /Dirección de entrega/ })).toHaveAttribute('aria-current', 'step')
  const fields = {
    'E-mail': email,
    'Nombre y apellido': `${first} Medida`,
    DNI: '28.456.888',
    Calle: 'Av. Corrientes',
    Número: '1250',
    'Código postal': 'C1043AAZ',
    'Teléfono con código de área': '011 4567-8901',
  }
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(value)
  await main(page).getByLabel('Ciudad').selectOption({ label: 'Ciudad Autónoma de Buenos Aires' })
  await press(page, 'Continuar al envío')
  await press(page, 'Continuar al pago')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  await press(page, 'Revisar la compra')
  await press(page, /^Pagar \$/)
  await page.getByRole('button', { name: 'Aprobar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `¡Gracias, ${first}!` })).toBeVisible()
}
