import { expect, test } from 'vitest'
import type { AccountAction } from '#contract/customers/account-home.ts'
import { openCustomers } from './tests/customers.ts'

type Home = {
  next: AccountAction[]
  wallet: { balance: number; ending: object | null } | null
  credits: { available: number; ending: { amount: number; until: string } | null }
}

const shop = await openCustomers()

async function homeOf(name: string, country?: 'cl') {
  const phone = shop.browser(country ? { country } : {})
  const { token } = (await phone.login(name)).customer!
  return (await phone.post('home', { token })) as unknown as Home
}

test('U71 ACC-01 the account’s home names what to do next, the most urgent first, and the money there is', async () => {
  const { next, wallet, credits } = await homeOf('ana')
  expect(next.map(({ kind, ref }) => `${kind} ${ref}`)).toEqual([
    'pay R107',
    expect.stringMatching(/^drop_off \w+/),
    expect.stringMatching(/^credit_ends \d+/),
  ])
  const [pay, dropOff, credit] = next as [AccountAction, AccountAction, AccountAction]
  expect(pay).toMatchObject({ amount: 98_990, until: expect.stringMatching(/^2026-/) })
  expect(dropOff).toMatchObject({ place: 'Vereda Palermo', until_day: expect.stringMatching(/^2026-11-/) })
  expect(credit).toMatchObject({ amount: credits.ending!.amount, until: credits.ending!.until })
  expect(wallet).toMatchObject({ balance: 31_000 })
  expect(credits.available).toBe(22_000)
})

test('U71 a new customer has nothing to do and no money', async () => {
  expect(await homeOf('beto')).toMatchObject({
    next: [],
    wallet: { balance: 0, ending: null },
    credits: { available: 0, ending: null },
  })
})
