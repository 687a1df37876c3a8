import { expect, test } from 'vitest'
import type { DeskSetup } from '#contract/desk/setup.ts'
import { setupSteps } from '#domain/desk/setup/missing-steps.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { openShop } from '#tests/shop.ts'

const noon = new Date('2026-11-19T15:00:00Z')

test('OP-078 an empty shop reads what to do before it sells, each person for their stores; the demo has nothing left', async () => {
  const empty = await openShop({ now: () => noon, env: { SANDBOX_PAYMENTS: 'false' } })
  const person = { email: 'dueno@tienda.example', roles: ['owner'], stores: ['cl'] } as const
  const owner = await signedInStaff(empty, person, () => noon)
  const { stores } = await owner.get<DeskSetup>('/desk/api/setup')
  const steps = setupSteps.filter((step) => step !== 'pictures')
  expect(stores.map(({ country }) => country)).toEqual(['cl'])
  expect(steps).toEqual(expect.arrayContaining(stores[0]!.missing))
  expect(stores[0]!.missing).toEqual(expect.arrayContaining(['products', 'payment', 'texts', 'home']))

  const demo = await openDemoShop()
  const boss = await signedInStaff(demo, { email: 'duena@tienda.example', roles: ['owner'] }, () => demo.clock.now)
  expect(await boss.get<DeskSetup>('/desk/api/setup')).toMatchObject({
    stores: ['ar', 'cl', 'co'].map((country) => ({ country, missing: [] })),
  })
})
