import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Finds a city in the search behind its field. */
export async function chooseCity(page: Page, name: string, label: 'Ciudad' | 'Comuna' = 'Ciudad'): Promise<void> {
  const field = page.getByRole('main').getByRole('button', { name: new RegExp(`^${label}`) })
  await field.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('searchbox').fill(name)
  await sheet
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()
  await expect(field).toContainText(name)
}

/** The postcode of the capital, which names its city. */
export async function typeCapitalPostcode(page: Page, code = 'C1043AAZ'): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Código postal', { exact: true }).fill(code)
  await expect(main.getByRole('button', { name: /^Ciudad/ })).toContainText('Ciudad Autónoma de Buenos Aires')
}
