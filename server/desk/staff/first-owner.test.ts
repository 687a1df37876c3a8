import { expect, test } from 'vitest'
import type { DeskSession } from '#contract/desk/staff.ts'
import { stepAt } from '#domain/desk/staff/one-time-code.ts'
import { deskBrowser, secretInApp } from '#server/desk/tests/desk.ts'
import { openShop } from '#tests/shop.ts'
import { codeAt } from './authenticator.ts'
import { firstOwnerLink, storeOfLink } from './first-owner.ts'

const noon = new Date('2026-11-15T15:00:00Z')
const shop = await openShop({ now: () => noon })
const tokenOf = (path: string | undefined) => path!.split('#')[1]!

test('OP-078 the first owner comes in by one link, of which only the last is good, and only while there is none', async () => {
  const [older, link] = [await firstOwnerLink(shop.db, noon), await firstOwnerLink(shop.db, noon)]
  const browser = deskBrowser(shop, () => noon)
  expect(await browser.post('/desk/api/link/open', { token: tokenOf(older) })).toMatchObject({ code: 'link_over' })
  const token = tokenOf(link)
  const { offer } = await browser.post<{ offer: { secret: string } }>('/desk/api/link/open', { token })
  const given = {
    token,
    browserKey: browser.browserKey,
    name: 'Ana Duarte',
    password: 'cuatro nubes en la ruta',
    code: codeAt(secretInApp(offer.secret), stepAt(noon)),
  }
  expect(await browser.post('/desk/api/link/accept', given)).toMatchObject({
    status: 422,
    errors: { email: expect.any(String) },
  })
  const owner = { ...given, email: 'primera@tienda.example' }
  const accepted = await browser.post<{ session: DeskSession; recoveryCodes: string[] }>('/desk/api/link/accept', owner)
  expect(accepted).toMatchObject({ status: 200, session: { staff: { email: owner.email, roles: ['owner'] } } })
  expect(new Set(accepted.recoveryCodes).size).toBe(10)
  expect(await browser.get('/desk/api/staff')).toMatchObject({ status: 200 })
  expect(await deskBrowser(shop, () => noon).post('/desk/api/link/accept', owner)).toMatchObject({ code: 'link_over' })
  expect(await firstOwnerLink(shop.db, noon)).toBeUndefined()
})

test.each([
  ['no store has an address: a laptop', {}, 'ar'],
  ['the default store has one', { ar: 'https://a.example', cl: 'https://c.example' }, 'ar'],
  ['another one has', { cl: 'https://c.example' }, 'cl'],
] as const)('OP-078 the first owner’s link leads somewhere: %s', (_case, originOf, store) => {
  expect(storeOfLink({ openStores: ['ar', 'cl', 'co'], defaultStore: 'ar' }, originOf)).toBe(store)
})
