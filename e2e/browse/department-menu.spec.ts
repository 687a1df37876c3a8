import type { Page } from '@playwright/test'
import { desktop } from '../support/browser.ts'
import { barriers, expect, test } from '../support/test.ts'

test.use(desktop)

const bar = (page: Page) => page.getByRole('navigation', { name: 'Comprar' })
const department = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true })
const opener = (page: Page, name: string) => bar(page).getByRole('button', { name: `Categorías de ${name}` })
const all = (page: Page, name: string) => bar(page).getByRole('link', { name: `Ver todo ${name}` })

test('U18 the places of a department open where the mouse rests, one department at a time', async ({ page, visit }) => {
  await visit('/')
  await department(page, 'Mujer').hover()
  await expect(all(page, 'Mujer')).toBeVisible()
  await expect(opener(page, 'Mujer')).toHaveAttribute('aria-expanded', 'true')
  expect(await barriers(page)).toEqual([])
  await department(page, 'Hombre').hover()
  await expect(all(page, 'Hombre')).toBeVisible()
  await expect(all(page, 'Mujer')).toBeHidden()
  await page.getByRole('contentinfo').hover()
  await expect(all(page, 'Hombre')).toBeHidden()
})

test('U18 a mouse that only crosses a department opens nothing', async ({ page, visit }) => {
  await visit('/')
  await expect(opener(page, 'Mujer')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await department(page, 'Hombre').hover()
  await page.clock.runFor(100)
  await page.mouse.move(640, 600)
  await page.clock.runFor(5000)
  await expect(opener(page, 'Hombre')).toHaveAttribute('aria-expanded', 'false')
  await department(page, 'Hombre').hover()
  await page.clock.runFor(150)
  await expect(opener(page, 'Hombre')).toHaveAttribute('aria-expanded', 'true')
})

test('A2 by keyboard: the link, its button, the places in order; Esc closes and gives the focus back', async ({
  page,
  visit,
}) => {
  await visit('/')
  await department(page, 'Mujer').focus()
  await expect(opener(page, 'Mujer')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(opener(page, 'Mujer')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(all(page, 'Mujer')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(bar(page).getByRole('link', { name: 'Calzado', exact: true })).toBeFocused()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(opener(page, 'Mujer')).toBeFocused()
  await expect(all(page, 'Mujer')).toBeHidden()
  // Past the last of them it closes by itself.
  await page.keyboard.press('Enter')
  await all(page, 'Mujer').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(all(page, 'Mujer')).toBeHidden()
})

test('U18 a place opens as any link and closes the menu; a click on the department too', async ({ page, visit }) => {
  await visit('/')
  await department(page, 'Mujer').hover()
  await bar(page).getByRole('link', { name: 'Botas', exact: true }).click()
  await expect(page).toHaveURL('/botas-mujer/')
  await expect(all(page, 'Mujer')).toBeHidden()
  await department(page, 'Hombre').click()
  await expect(page).toHaveURL('/hombre/')
  await expect(all(page, 'Hombre')).toBeHidden()
})

test('U18 opened by its button it stays when the mouse leaves, until the next click beside it', async ({
  page,
  visit,
}) => {
  await visit('/')
  await opener(page, 'Mujer').click()
  await expect(all(page, 'Mujer')).toBeVisible()
  await page.mouse.move(640, 780)
  await department(page, 'Ofertas').hover()
  await expect(all(page, 'Mujer')).toBeVisible()
  await page.mouse.click(640, 780)
  await expect(all(page, 'Mujer')).toBeHidden()
})

test('P2 a phone loads nothing of it, a wide window its data once', async ({ page, visit }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('/')
  await page.waitForFunction(() => performance.now() > 6000)
  expect(requests.filter((path) => /department-menu|cms\/menu/.test(path))).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const name of ['Mujer', 'Hombre', 'Mujer']) {
    await department(page, name).hover()
    await expect(all(page, name)).toBeVisible()
  }
  expect(requests.filter((path) => path.includes('cms/menu'))).toHaveLength(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('U18 departments are plain links', async ({ page }) => {
    await page.goto('/')
    await expect(bar(page).getByRole('button')).toHaveCount(0)
    await department(page, 'Mujer').click()
    await expect(page).toHaveURL('/mujer/')
  })
})
