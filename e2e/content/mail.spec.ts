import { linkIn, mailTo } from '../support/signed-in.ts'
import { barriers, expect, test } from '../support/test.ts'

test('double opt-in: from the form over the mail to the list, and out again with one button (S33, APP-28)', async ({
  page,
  request,
}) => {
  const address = `opt-in-${Date.now()}@example.com`
  await page.goto('/newsletter?country=cl')
  const form = page.getByRole('main').getByRole('form', { name: 'Primero en la vereda' })
  await form.getByLabel('Correo').fill(address)
  await form.getByRole('button', { name: 'Suscribirme' }).click()
  await expect(page.getByRole('main').getByText('¡Casi listo!')).toBeVisible()

  const mail = await mailTo(request, address)
  expect(mail.subject).toBe('Confirma tu suscripción a Vereda')
  await page.goto(linkIn(mail, '/newsletter/confirm/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmar suscripción')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('¡Listo! Ya estás en nuestra lista.')).toBeVisible()

  // Topics and frequency.
  await page.getByRole('link', { name: 'Elige qué recibir y cada cuánto' }).click()
  await page.getByRole('checkbox', { name: 'Mujer' }).uncheck()
  await page.getByRole('radio', { name: 'Una vez por mes' }).check()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Listo: guardamos lo que querías recibir.')).toBeVisible()

  await page.goto(linkIn(mail, '/newsletter/unsign/'))
  await page.getByRole('link', { name: 'Prefiero recibir menos' }).click()
  await expect(page.getByRole('checkbox', { name: 'Mujer' })).not.toBeChecked()
  await expect(page.getByRole('radio', { name: 'Una vez por mes' })).toBeChecked()
  await page.getByRole('link', { name: 'No quiero recibir nada' }).click()
  await page.getByRole('radio', { name: 'Me llegan demasiados' }).check()
  await page.getByRole('button', { name: 'Sí, cancelar' }).click()
  await expect(page.getByText('Listo: ya no recibirás nuestras novedades.')).toBeVisible()
  await page.goto(linkIn(mail, '/newsletter/confirm/'))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Este enlace ya no sirve.')).toBeVisible()
})

test('S33 a mail program posts to the link by itself, without cookies, and is understood', async ({
  playwright,
  baseURL,
}) => {
  const program = await playwright.request.newContext(baseURL ? { baseURL } : {})
  const reply = await program.post('/newsletter/unsign/key/nobody-has-this/?country=ar', {
    form: { 'List-Unsubscribe': 'One-Click' },
  })
  expect(reply.status()).toBe(200)
  expect(await reply.text()).toContain('Listo: no vas a recibir más nuestras novedades.')
  expect(reply.headers()['cache-control']).toContain('no-store')
  await program.dispose()
})
