import { createHmac } from 'node:crypto'
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

/** What an authenticator app shows for the key that the desk offers. */
export function codeOf(key: string): string {
  const bits = Array.from(key, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = (mac.readUInt32BE(mac.at(-1)! & 0xf) & 0x7fff_ffff) % 1_000_000
  return String(number).padStart(6, '0')
}

/** Somebody is invited, chooses a password and sets their app up. */
export async function joinDesk(page: Page, email: string, roles: string): Promise<void> {
  await page.goto(await deskLink(email, '--name', 'Bruno Paz', '--roles', roles))
  const key = await page.getByText(/^[A-Z2-7]{32}$/).innerText()
  await page.getByLabel('Contraseña nueva').fill('cuatro nubes en la ruta')
  await page.getByLabel('Código de la aplicación').fill(codeOf(key))
  await page.getByRole('button', { name: 'Guardar y entrar' }).click()
  await page.getByRole('button', { name: 'Ir al escritorio' }).click()
  await page.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor()
}
