import { expect, test } from '../support/test.ts'

test('HOME-01 HOME-02 HOME-03 U14 home has its window, its grid and its rows in the page itself', async ({
  page,
  request,
  visit,
}) => {
  const html = await (await request.get('/')).text()
  expect(html).toMatch(/<img[^>]+zapatillas-square[^>]+fetchPriority="high"/i)
  await visit('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Vestite para la calle.')
  await expect(main.getByRole('link', { name: /^Envío gratis desde \$\s80\.000$/ })).toBeAttached()
  await expect(main.getByRole('link', { name: 'Moda sostenible: hecha para durar' })).toBeAttached()
  await expect(main.getByRole('region', { name: 'Los más vendidos' }).getByRole('article')).toHaveCount(8)
  expect(await main.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(390)
})

test('HOME-04 HOME-07 OP-035 each segment has a home of its own, which engines leave to its list', async ({
  page,
  request,
  visit,
}) => {
  expect(await (await request.get('/?key=mujer')).text()).toContain('noindex, follow')
  await visit('/')
  const tabs = page.getByRole('navigation', { name: 'Secciones' })
  await expect(tabs.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Mujer' }).click()
  await expect(page).toHaveURL('/?key=mujer')
  await expect(page.getByRole('heading', { level: 1, name: 'Mujer' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Mujer' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: 'Vestidos' }).first().click()
  await expect(page).toHaveURL('/vestidos-mujer/')
})

test('CONT-03 brands stand from A to Z, are found by text, and lead to their lists', async ({ page, visit }) => {
  await visit('/brands')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('A')
  await page.getByRole('navigation', { name: 'Ir a una letra' }).getByRole('link', { name: 'C', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'C', exact: true })).toBeInViewport()
  await page.getByRole('searchbox', { name: 'Buscar una marca' }).fill('ESQUIN')
  await expect(page.getByRole('status').filter({ hasText: '1 marca' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Esquinera/ })
    .click()
  await expect(page).toHaveURL('/esquinera/')
  await expect(page.getByRole('heading', { level: 1, name: 'Esquinera' })).toBeVisible()
  const status = await page.getByRole('main').getByRole('status').first().textContent()
  const total = Number(status!.replaceAll(/\D/g, ''))
  expect(total).toBeGreaterThan(10)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(total, 20))
})
