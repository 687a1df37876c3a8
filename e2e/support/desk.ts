import type { Page } from '@playwright/test'
import { operate } from './operate.ts'

/** A link of the command line, as the path of the shop under test. */
export async function deskLink(...words: string[]): Promise<string> {
  const [path] = /\/desk\/link\S*/.exec(await operate('staff-link', ...words)) ?? []
  if (!path) throw new Error('the command line printed no link')
  return path
}

/** Signs the demo's owner in and opens a screen of the desk. */
export async function enterDesk(page: Page, path = '/desk'): Promise<void> {
  await page.goto(await deskLink('duena@example.com', '--sign-in'))
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor()
  if (path !== '/desk') await page.goto(path)
}
