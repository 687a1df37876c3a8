import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { readPidFile } from '#db/embedded/pid-file.ts'
import { launch, makeHome } from '#tests/launch-shop.ts'
import { expect, test } from '../support/test.ts'

/** The server of a private PostgreSQL with its connections: /proc says whose child each process is. */
function processesOf(home: string): number[] {
  const { pid } = readPidFile(path.join(home, 'data'))!
  const isChild = (entry: string) => {
    try {
      return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))![1]) === pid
    } catch {
      // It ended while it was being read.
      return false
    }
  }
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && isChild(entry))
  return [pid, ...children.map(Number)]
}

const awayMs = 10_000
const away = 'La base de datos no responde. Lo que escribiste sigue acá: probá de nuevo en un momento.'

test('R31 OP-078 the database is gone for ten seconds and mail is refused: every screen says so, keeps what was typed, and goes on', async ({
  page,
  complaints,
}) => {
  // A shop of its own, because all others would lose their database too.
  test.slow()
  const home = makeHome()
  // Nobody listens there: every mail is refused.
  const shop = launch({ DATA_HOME: home, RATE_LIMIT_PER_MINUTE: '1000000', SMTP_URL: 'smtp://127.0.0.1:9' })
  try {
    const origin = await shop.opened
    await page.goto(`${origin}/desk`)
    await page.getByRole('button', { name: 'Entrar como la dueña' }).click()
    await page.getByRole('heading', { level: 1, name: 'Hoy' }).waitFor()
    const open = async (at: string, title: string): Promise<Page> => {
      const tab = await page.context().newPage()
      await tab.goto(`${origin}/desk/${at}`)
      await tab.getByRole('heading', { level: 1, name: title }).waitFor()
      return tab
    }

    // The answer of the desk stands, whether the mail could leave or not.
    const mails = await page.context().newPage()
    await mails.goto(`${origin}/desk/mails/welcome?country=ar`)
    await mails.getByRole('button', { name: 'Mandarme una prueba' }).click()
    await expect(mails.getByText('La prueba va en camino a duena@example.com.')).toBeVisible()

    const promotions = await open('promotions/new?country=ar', 'Nueva promoción')
    await promotions.getByLabel('Porcentaje').fill('15')
    await promotions.getByLabel('Código').fill('CORTE15')
    const tomorrow = new Date(Date.now() + 26 * 60 * 60_000)
    const day = tomorrow.toLocaleDateString('en-CA', { timeZone: 'America/Argentina/Buenos_Aires' })
    await promotions.getByLabel('Hasta, ese día incluido').fill(day)
    const terms = await open('terms', 'Condiciones')
    await terms.getByLabel('Cupones por compra').fill('3')
    const templates = await open('questions/templates?country=ar', 'Modelos de respuesta')
    await templates.getByRole('button', { name: 'Escribir un modelo' }).click()
    await templates.getByLabel('Nombre').fill('Corte')
    await templates.getByLabel('Texto').fill('Hola, {nombre}: ya volvimos.')
    const imports = await open('import?store=ar', 'Importar y exportar')
    await imports.getByRole('button', { name: 'Importar un archivo' }).click()
    const csv = 'id,title,price\nG1,Gorra,9900 ARS\n'
    const file = { name: 'gorras.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
    await imports.getByLabel('El archivo').setInputFiles(file)

    const frozen = processesOf(home)
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const since = Date.now()
    const acts = [
      [promotions, 'Crear'],
      [terms, 'Guardar plazos y límites'],
      [templates, 'Guardar'],
      [imports, 'Probar, sin cambiar nada'],
    ] as const
    try {
      for (const [tab, act] of acts) await tab.getByRole('button', { name: act, exact: true }).click()
      for (const [tab] of acts) await expect(tab.getByRole('alert').filter({ hasText: away })).toBeVisible()
      await expect(promotions.getByLabel('Código')).toHaveValue('CORTE15')
      await expect(terms.getByLabel('Cupones por compra')).toHaveValue('3')
      await expect(templates.getByLabel('Texto')).toHaveValue('Hola, {nombre}: ya volvimos.')
      await expect(imports.getByLabel('El archivo')).toHaveValue(/gorras\.csv$/)
      await expect.poll(() => Date.now() - since).toBeGreaterThan(awayMs)
    } finally {
      for (const pid of frozen) process.kill(pid, 'SIGCONT')
    }
    await expect.poll(async () => (await fetch(`${origin}/ready`)).status).toBe(200)
    // The desk has connections of its own, which it opens again by itself.
    await expect.poll(async () => (await page.request.get(`${origin}/desk/api/session`)).status()).toBe(200)

    for (const [tab, act] of acts) await tab.getByRole('button', { name: act, exact: true }).click()
    await expect(promotions.getByRole('heading', { level: 1, name: 'Promociones' })).toBeVisible()
    await expect(promotions.getByRole('listitem').filter({ hasText: 'CORTE15' })).toBeVisible()
    await expect(terms.getByText('Guardado. La tienda lo muestra en un momento.')).toBeVisible()
    await expect(templates.getByRole('dialog')).toBeHidden()
    await expect(templates.getByText('Hola, {nombre}: ya volvimos.')).toHaveCount(1)
    await expect(imports.getByRole('dialog')).toBeHidden()
    expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([])
  } finally {
    // What is open asks for figures on and on.
    await page.goto('about:blank')
    shop.process.kill('SIGTERM')
    await shop.ended
    rmSync(home, { recursive: true, force: true })
  }
})
