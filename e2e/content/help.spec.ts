import type { Page } from '@playwright/test'
import { mailTo } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

const main = (page: Page) => page.getByRole('main')

test('CONT-01 CONT-02 ANA-05 help: sections, a question that opens, a search, FAQPage for machines', async ({
  page,
  visit,
}) => {
  await visit('/atencion-al-cliente')
  await expect(main(page).getByRole('heading', { level: 2, name: 'Cambios y devoluciones' })).toBeVisible()
  const question = main(page).getByText('Cómo comprar', { exact: true })
  await question.click()
  await expect(main(page).getByText(/Elegí el producto, marcá tu talle/)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  const faq = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(faq!).mainEntity).toHaveLength(18)

  await main(page).getByLabel('Buscar en la ayuda').fill('devolver')
  await main(page).getByRole('button', { name: 'Buscar' }).click()
  await expect(main(page).getByText(/respuestas? para «devolver»/)).toBeVisible()
  await main(page).getByLabel('Buscar en la ayuda').fill('xqzwv')
  await main(page).getByRole('button', { name: 'Buscar' }).click()
  await expect(main(page).getByText('No encontramos respuestas para «xqzwv».')).toBeVisible()
  await main(page).getByRole('link', { name: 'Ver todos los temas' }).click()

  await main(page).getByRole('link', { name: 'Términos y condiciones' }).click()
  await expect(page).toHaveURL(/\/ac-terminos-y-condiciones\/$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible()
})

test('CONT-01 a question with an order number: refused in place, sent once, answered with a number and a mail', async ({
  page,
  visit,
  request,
}) => {
  await visit('/help?country=co')
  await main(page).getByRole('button', { name: 'Enviar' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('Revisa estos datos')
  await main(page).getByLabel('E-mail').fill('pregunta.ayuda@example.com')
  await main(page).getByLabel('Número de pedido (opcional)').fill('R101')
  await main(page).getByLabel('Tu pregunta').fill('¿Puedo cambiar la dirección?')
  await main(page).getByRole('button', { name: 'Enviar' }).click()
  const number = main(page).getByText(/^Tu número: C-/)
  await expect(number).toBeVisible()
  const code = (await number.innerText()).replace('Tu número: ', '')
  await mailTo(request, 'pregunta.ayuda@example.com', new RegExp(`Recibimos tu consulta ${code}`))
})

test('OP-095 the survey: a number is needed, it is answered once, and it leads on', async ({ page, visit }) => {
  await visit('/customer/nps/')
  await main(page).getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('Elegí un número del 0 al 10.')
  await main(page).getByText('9', { exact: true }).click()
  await main(page).getByLabel('¿Por qué? (opcional)').fill('Llegó rápido')
  expect(await barriers(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Enviar respuesta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '¡Gracias!' })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ver novedades' })).toBeVisible()
  await visit('/customer/nps/?key=NPS-0002')
  await expect(main(page).getByText(/Ya respondiste esta encuesta/)).toBeVisible()
})
