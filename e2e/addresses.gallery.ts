import type { Page } from '@playwright/test'
import type { PersonName } from '#db/seed/demo/people.ts'
import { signInAs } from './signed-in.ts'
import { test } from './test.ts'

type View = { name: string; who: PersonName; path: string; act?: (page: Page) => Promise<unknown> }

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Guardar dirección' }).click()

const views: View[] = [
  { name: 'addresses', who: 'ana', path: '/account/addresses' },
  { name: 'address-add-ar', who: 'ana', path: '/account/addaddress' },
  { name: 'address-add-cl', who: 'gabi', path: '/account/addaddress?country=cl' },
  { name: 'address-errors-co', who: 'hernan', path: '/account/addaddress?country=co', act: save },
  {
    name: 'address-remove',
    who: 'ana',
    path: '/account/addresses',
    act: (page) =>
      page
        .getByRole('button', { name: /^Eliminar/ })
        .first()
        .click(),
  },
  { name: 'wishlist', who: 'ana', path: '/account/wishlist' },
  { name: 'wishlist-empty-cl', who: 'kike', path: '/account/wishlist?country=cl' },
]
const inView = new Set(['address-remove'])

for (const { name, who, path, act } of views) {
  test(name, async ({ page, context }, { project }) => {
    await signInAs(context, who)
    await page.goto(path, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `gallery/${project.name}/${name}.png`, fullPage: !inView.has(name) })
  })
}
