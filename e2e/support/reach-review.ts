import type { Page } from '@playwright/test'
import { typeCapitalPostcode } from './choose-city.ts'

const main = (page: Page) => page.getByRole('main')
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

type Buyer = { 'Nombre y apellido': string; 'E-mail'?: string; DNI?: string }

/** From the first step of the Argentine checkout to its review: an address in the capital, paid by card. */
export async function reachReview(page: Page, buyer: Buyer): Promise<void> {
  const fields = {
    ...buyer,
    Calle: 'Av. Corrientes',
    Número: '1250',
    'Teléfono con código de área': '011 4567-8901',
  }
  for (const [label, value] of Object.entries(fields)) await main(page).getByLabel(label, { exact: true }).fill(value)
  await typeCapitalPostcode(page)
  await press(page, 'Continuar al envío')
  await press(page, 'Continuar al pago')
  await main(page).getByLabel('Tarjeta de crédito o débito').check()
  await press(page, 'Revisar la compra')
}
