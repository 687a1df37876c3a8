import { signInAs } from '../support/signed-in.ts'
import { expect, test } from '../support/test.ts'

test.use({ hasServiceWorker: true })

test('PWA-04 APP-44 U82 losing the connection is said at once, and its return too', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await expect(page.getByText('No hay conexión disponible.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Conexión restablecida.')).toBeVisible()
  await expect(page.getByText('No hay conexión disponible.')).toBeHidden()
  // A picture may have been loading when the connection broke; nothing else may have.
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/\/img\//.test(complaint)))
})

test('PWA-01 P5 the service worker brings visited pages back without a connection, and says so for the others', async ({
  page,
  visit,
  complaints,
}) => {
  await visit('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit('/brands')
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Marcas' })).toBeVisible()
  await page.goto('/mujer/')
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible()
  // It includes its style and its logo.
  expect(await page.evaluate(() => [document.styleSheets.length, document.images[0]!.naturalWidth > 0])).toEqual([
    1,
    true,
  ])
  complaints.length = 0
})

test('P6 nothing of an account page is ever put into the service worker’s caches', async ({ page, visit, context }) => {
  await signInAs(context, 'ana')
  await visit('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await visit('/account')
  await visit('/brands')
  await expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname)),
    )
    .toContain('/brands')
  const kept = await page.evaluate(async () =>
    (await (await caches.open('pages-1')).keys()).map(({ url }) => new URL(url).pathname),
  )
  expect(kept.filter((path) => path.startsWith('/account'))).toEqual([])
})
