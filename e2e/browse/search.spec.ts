import type { Page } from '@playwright/test'
import { barriers, expect, stopClock, test } from '../support/test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: '¿Qué estás buscando?' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')

async function openSearch(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Buscar productos y marcas' }).click()
  await expect(field(page)).toBeFocused()
}

test('SRCH-01 U19 the search opens with the focus in its field and shows what people look for', async ({
  page,
  visit,
}) => {
  await visit('/mujer/')
  await openSearch(page)
  await expect(options(page).first()).toBeVisible()
  await expect(page.getByRole('group', { name: 'Lo más buscado' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeHidden()
  await expect(page).toHaveURL('/mujer/')
})

test('SRCH-02 U20 suggestions are asked for after 300 ms of quiet, once', async ({ page, visit }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/bff/catalog/suggestion') requested.push(searchParams.get('q')!)
  })
  await visit('/mujer/')
  await openSearch(page)
  await expect(options(page).first()).toBeVisible()
  await stopClock(page)
  await field(page).pressSequentially('zapa')
  await page.clock.runFor(299)
  expect(requested).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => requested).toEqual(['zapa'])
})

test('U20 U21 rows are walked with the arrows, completed, and chosen with Enter', async ({ page, visit }) => {
  await visit('/mujer/')
  await openSearch(page)
  await field(page).fill('zapa')
  await expect(options(page).first()).toHaveText(/^zapa/)
  expect(await options(page).count()).toBeLessThanOrEqual(8)
  expect(await barriers(page)).toEqual([])
  await field(page).press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!)
  await field(page).press('ArrowUp')
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant', /./)
  await field(page).press('ArrowDown')
  await field(page).press('ArrowRight')
  await expect(field(page)).toHaveValue('zapatillas')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/catalog/?q=zapatillas')
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para «zapatillas»' })).toBeFocused()
  await expect(page.getByRole('main').getByRole('button', { name: 'zapatillas', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/mujer/')
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeHidden()
})

test('U19 what was searched for is offered again, and can be forgotten', async ({ page, visit }) => {
  await visit('/mujer/')
  await openSearch(page)
  await field(page).fill('botas')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/catalog/?q=botas')
  await visit('/mujer/')
  await openSearch(page)
  await expect(
    page.getByRole('group', { name: 'Buscaste hace poco' }).getByRole('option', { name: 'botas' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Borrar historial' }).click()
  await expect(page.getByRole('group', { name: 'Buscaste hace poco' })).toBeHidden()
})

test('SRCH-01 products can be gone to straight from the suggestions', async ({ page, visit }) => {
  await visit('/mujer/')
  await openSearch(page)
  await field(page).fill('zapatilla')
  const preview = page.getByRole('region', { name: 'Productos' }).getByRole('link').first()
  await preview.click()
  await expect(page).toHaveURL(/\.html$/)
})

test('SRCH-03 SRCH-04 without suggestions one can still search', async ({ page, visit, complaints }) => {
  await page.route('**/bff/catalog/suggestion?*', (route) => route.fulfill({ status: 400, json: {} }))
  await visit('/mujer/')
  await openSearch(page)
  await field(page).fill('botas')
  await expect(page.getByText('No pudimos traer sugerencias. Igual podés buscar.')).toBeVisible()
  await field(page).press('Enter')
  await expect(page).toHaveURL('/catalog/?q=botas')
  complaints.length = 0
})

test('SRCH-05 OP-014 U24 some words lead to a place of the shop, and that is said', async ({ page, visit }) => {
  await visit('/catalog/?q=Zapatillas%20de%20MUJER')
  await expect(page).toHaveURL(/^[^?]*\/zapatillas-mujer\/\?desde=/)
  await expect(page.getByText('Buscaste «Zapatillas de MUJER»: te trajimos a Zapatillas de mujer.')).toBeVisible()
})

test('U22 U23 a typing error is corrected, and words that name a colour are understood', async ({ page, visit }) => {
  await visit('/catalog/?q=sapatilas')
  await expect(page.getByText('No encontramos «sapatilas». Te mostramos «zapatillas».')).toBeVisible()
  await visit('/catalog/?q=zapatillas%20negras')
  await expect(page.getByText('Entendimos:')).toBeVisible()
  await expect(page.getByText('Color Negro')).toBeVisible()
  await visit('/catalog/?q=xqzwv')
  await expect(page.getByRole('heading', { name: 'No encontramos «xqzwv»' })).toBeVisible()
  // One field to search again, and products to go on with.
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'xqzwv' })).toHaveCount(1)
  const popular = page.getByRole('region', { name: 'Los más vendidos' })
  await expect(popular.getByRole('listitem').nth(3)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('SRCH-01 U23 what is not had or was set aside is said, and what is near stands apart', async ({ page, visit }) => {
  await visit('/catalog/?q=nike')
  await expect(page.getByText('No tenemos «nike». Mirá lo que más se le parece.')).toBeVisible()
  const nearby = page.getByRole('region', { name: 'También puede servirte' })
  await expect(nearby.getByRole('listitem').first()).toContainText('Zapatilla')
  expect(await barriers(page)).toEqual([])
  await visit('/catalog/?q=remera%20deportiva%20mujer')
  await expect(page.getByText('No hay nada con todo eso. Buscamos sin «deportiva».')).toBeVisible()
  await expect(page.getByText('Género Mujer')).toBeVisible()
  await visit('/catalog/?q=zapatilla%20brisa')
  await expect(page.getByRole('heading', { name: 'También puede servirte' })).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test('SRCH-01 U20 suggestions understand what the search understands, and Esc closes at once', async ({
  page,
  visit,
}) => {
  await visit('/mujer/')
  await openSearch(page)
  await field(page).fill('zapatillas mujer')
  await expect(options(page).first()).toHaveText(/^zapatillas mujer \d+ productos$/)
  await expect(page.getByText('Nada empieza con')).toBeHidden()
  await field(page).press('Escape')
  await expect(page.getByRole('dialog', { name: 'Buscar' })).toBeHidden()
})

test('U18 the menu has the whole tree, a way to all of each level, and keeps the level', async ({ page, visit }) => {
  await visit('/brands')
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  const menu = page.getByRole('dialog', { name: 'Menú' })
  await menu.getByRole('button', { name: 'Mujer' }).click()
  await expect(menu.getByRole('link', { name: 'Ver todo Mujer' })).toBeVisible()
  await menu.getByRole('button', { name: 'Calzado' }).click()
  expect(await barriers(page)).toEqual([])
  await menu.getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await menu.getByRole('link', { name: 'Zapatillas' }).click()
  await expect(page).toHaveURL('/zapatillas-mujer/')
})
