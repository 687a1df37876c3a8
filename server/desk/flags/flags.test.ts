import { expect, test } from 'vitest'
import type { DeskFlags } from '#contract/desk/flags.ts'
import { sql } from '#db/connection/drizzle.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { openShop } from '#tests/shop.ts'

const noon = new Date('2026-11-19T15:00:00Z')
const shop = await openShop({ now: () => noon })
const person = await signedInStaff(shop, { email: 'contenido@tienda.example', roles: ['content'] }, () => noon)
const path = '/desk/api/flags'
const flagOf = ({ flags }: DeskFlags, key: string) => flags.find((flag) => flag.key === key)!
const acts = async () =>
  Number((await shop.db.execute(sql`select count(*)::int as n from audit where action = 'set-flag'`)).rows[0]!.n)

test('FLAG-02 OP-078 R12 a flag is set for a share and for everybody, with one row of audit; the second of two hears it', async () => {
  const seen = await person.get<DeskFlags>(path)
  expect(flagOf(seen, 'new_login_front_flag')).toMatchObject({ everybody: 'false', shares: [], variants: [] })
  const before = await acts()
  const half = { version: seen.version, value: 'true', audience: { of: 'percent', percent: 30 } }
  const split = await person.post<DeskFlags>(`${path}/new_login_front_flag`, half)
  expect(flagOf(split, 'new_login_front_flag').shares).toEqual([
    { value: 'true', percent: 30 },
    { value: 'false', percent: 70 },
  ])
  expect(await person.post(`${path}/bff_flag`, { ...half, value: 'off' })).toMatchObject({
    status: 409,
    code: 'changed_meanwhile',
    data: { last: { by: 'contenido@tienda.example' } },
  })
  const inChile = { version: split.version, value: 'off', audience: { of: 'country', country: 'cl' } }
  const ruled = await person.post<DeskFlags>(`${path}/bff_flag`, inChile)
  expect(flagOf(ruled, 'bff_flag').rules).toEqual([{ value: 'off', country: 'cl', customers: 0 }])
  const all = { version: ruled.version, value: 'true', audience: { of: 'everybody' } }
  const done = await person.post<DeskFlags>(`${path}/new_login_front_flag`, all)
  expect(flagOf(done, 'new_login_front_flag')).toMatchObject({ everybody: 'true', shares: [] })
  expect(await acts()).toBe(before + 3)
})

test('OP-078 a value that a flag cannot have is refused; who works for one store decides nothing for all', async () => {
  const { version } = await person.get<DeskFlags>(path)
  const audience = { of: 'everybody' }
  expect(await person.post(`${path}/bff_flag`, { version, value: 'turbo', audience })).toMatchObject({ status: 422 })
  const wrong = { version, value: 'on', audience: { of: 'percent', percent: 101 } }
  expect(await person.post(`${path}/bff_flag`, wrong)).toMatchObject({ status: 422 })
  const one = { email: 'una@tienda.example', roles: ['content'], stores: ['cl'] } as const
  const local = await signedInStaff(shop, one, () => noon)
  expect(await local.get(path)).toMatchObject({ status: 403 })
})
