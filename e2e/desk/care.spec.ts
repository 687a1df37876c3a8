import { enterDesk } from '../support/desk.ts'
import { barriers, expect, test } from '../support/test.ts'

test('OP-078 CONT-01 a question of the help is answered at the desk with a template; a colleague who comes second keeps what they typed', async ({
  page,
  browser,
  complaints,
}) => {
  const message = `¿Tienen bolsas de papel? ${Date.now()}`
  await page.goto('/help')
  const form = page.locator('form').filter({ has: page.getByLabel('Tu pregunta') })
  await form.getByLabel(/mail/i).fill('ana@example.com')
  await form.getByLabel('Tu pregunta').fill(message)
  await form.getByRole('button', { name: 'Enviar' }).click()
  const code = (await page.getByText(/^Tu número: C-/).innerText()).match(/C-[A-Z0-9]{6}/)![0]

  await enterDesk(page, '/desk/questions/templates?country=ar')
  const name = `Bolsas ${Date.now()}`
  await page.getByRole('button', { name: 'Escribir un modelo' }).click()
  const writing = page.getByRole('dialog', { name: 'Modelo nuevo' })
  await writing.getByLabel('Nombre').fill(name)
  await writing.getByLabel('Texto').fill('Hola, {apellido}: sí.')
  await writing.getByRole('button', { name: 'Guardar' }).click()
  await expect(writing.getByText(/^\{apellido\} no se puede completar/).first()).toBeVisible()
  await writing.getByLabel('Texto').fill('Hola, {nombre}: sí, son de papel.')
  await writing.getByRole('button', { name: 'Guardar' }).click()
  await expect(writing).toBeHidden()

  await page.goto('/desk/questions?country=ar')
  await page.getByRole('link', { name: `Consulta ${code}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Consulta ${code}` })).toBeVisible()
  await expect(page.getByText(message)).toBeVisible()
  await expect(page.getByText('ana@example.com')).toBeHidden()
  expect(await barriers(page)).toEqual([])
  const other = await (await browser.newContext()).newPage()
  await enterDesk(other, new URL(page.url()).pathname)
  await other.getByLabel('Respuesta').fill('Sí.')

  await page.getByLabel('Empezar con un modelo').selectOption({ label: name })
  await page.getByRole('button', { name: 'Responder', exact: true }).click()
  const sending = page.getByRole('dialog', { name: 'Mandar la respuesta' })
  await expect(sending.getByText('Hola, A.: sí, son de papel.')).toBeVisible()
  await sending.getByRole('button', { name: 'Mandar por mail' }).click()
  await expect(page.getByRole('heading', { level: 1 }).getByText('Respondida')).toBeVisible()
  await expect(page.getByText('Hola, Ana: sí, son de papel.')).toBeVisible()
  await expect(page.getByLabel('Respuesta')).toHaveValue('')

  await other.getByRole('button', { name: 'Responder', exact: true }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Mandar por mail' }).click()
  await expect(other.getByText(/Lo último lo hizo duena@example.com/)).toBeVisible()
  await other.getByRole('dialog').getByRole('button', { name: 'Volver' }).click()
  await expect(other.getByLabel('Respuesta')).toHaveValue('Sí.')
  await other.context().close()

  await page.goto('/desk/customers')
  await page.getByLabel('E-mail, documento o número de pedido').fill('ana@example.com')
  await page.getByLabel('Por qué buscás').fill('Preguntó por las bolsas')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('button', { name: 'Abrir', exact: true }).first().click()
  await expect(page.getByRole('link', { name: `Consulta ${code}` })).toBeVisible()
  await expect(page.getByText('Respuesta a una consulta').first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
  expect(complaints.splice(0).filter((text) => !/422|409/.test(text))).toEqual([])
})
