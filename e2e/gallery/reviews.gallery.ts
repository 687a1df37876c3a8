import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { reviewLinkOf } from '../support/review-link.ts'
import { test } from '../support/test.ts'

const run = promisify(execFile)

for (const [name, person, order] of [
  ['review-choice-ar', 'dora', 'R303'],
  ['review-choice-cl', 'gabi', 'R205'],
] as const) {
  test(name, async ({ page, context }, { project }) => {
    const shoot = (as: string) => page.screenshot({ path: `gallery/${project.name}/${as}.png`, fullPage: true })
    await page.goto(await reviewLinkOf(context, person, order), { waitUntil: 'networkidle' })
    await shoot(name)
    await page.getByRole('main').getByRole('link', { name: 'Opinar' }).first().click()
    await page.getByRole('main').getByRole('button', { name: 'Enviar opinión' }).click()
    await page.getByRole('alert').first().waitFor()
    await page.getByRole('radio', { name: '4 estrellas' }).check({ force: true })
    await shoot(name.replace('choice', 'form'))
  })
}

test('reviews-with-photos', async ({ page, context, baseURL }, { project }) => {
  const shoot = (as: string) => page.screenshot({ path: `gallery/${project.name}/${as}.png`, fullPage: true })
  const link = new URL(await reviewLinkOf(context, 'dora', 'R303'), baseURL)
  await page.goto(link.href)
  await page.getByRole('main').getByRole('link', { name: 'Opinar' }).first().click()
  await page.getByRole('radio', { name: '5 estrellas' }).check({ force: true })
  const photo = async (at: number) => {
    const reply = await context.request.get(`/img/p/ZM0001-${at}.jpg?width=720`, { headers: { accept: 'image/jpeg' } })
    return { name: `${at}.jpg`, mimeType: 'image/jpeg', buffer: await reply.body() }
  }
  await page.getByLabel(/^¿Qué le contarías/).fill('Llegaron perfectas. Van las fotos, con luz de día.')
  await page.getByLabel('Fotos (opcional)').setInputFiles([await photo(1), await photo(2), await photo(3)])
  await shoot('review-form-photos')
  await page.getByRole('button', { name: 'Enviar opinión' }).click()
  await page.getByRole('heading', { level: 1, name: '¡Gracias!' }).waitFor()
  await page.goto(link.href)
  await page.getByRole('main').getByRole('link', { name: 'Cambiar mi opinión' }).first().click()
  await page.getByText(/^Ya enviaste/).waitFor()
  await shoot('review-form-change')
  const env = { ...process.env, DATA_HOME: process.env.SHOP_HOME }
  const shop = async (...words: string[]) => (await run('node', ['scripts/shop.mjs', ...words], { env })).stdout
  const [, id, sku] = /^(\d+) {2}ar {2}(\w+) .*(?=\n.*van las fotos)/im.exec(await shop('reviews'))!
  await shop('approve-review', id!)
  await page.goto(`/opiniones/${sku}/?country=ar`, { waitUntil: 'networkidle' })
  await shoot('reviews-with-photos')
})
