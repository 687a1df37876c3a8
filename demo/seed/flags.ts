import { createHash } from 'node:crypto'
import type { Handle } from '#db/connection/handle.ts'
import { flagConfig } from '#db/schema/flags.ts'
import { shopSdkKey } from '#domain/content/flags/flags.ts'
import type { Moments } from '../moments.ts'
import type { DemoCustomer } from '../people/write-people.ts'

/** Only for tests of how a flag client handles a broken configuration. */
export const brokenSdkKey = 'vereda-flags-test-0001/vereda-flags-test-0001'

// The keys of the format: t type (0 boolean, 1 text), v value, r rules, c conditions, u user, p prerequisite, a
// attribute, i variation id. Comparators: 0 is one of a list, 28 equals; of a prerequisite, 0 equals.
const text = (value: string, more: object = {}) => ({ t: 1, v: { s: value }, i: `${value}-id`, ...more })
const truth = (value: boolean, more: object = {}) => ({ t: 0, v: { b: value }, i: `${value}-id`, ...more })
const preferences = { r: 0, u: '', s: 'vereda' }

const shop = (ana: DemoCustomer) => ({
  p: preferences,
  f: {
    bff_flag: text('control'),
    // No user has this attribute: the client logs it and continues with the default.
    filters_refactor_flag: text('on', {
      r: [{ c: [{ u: { a: 'Cohort', c: 28, s: 'classic-filters' } }], s: { v: { s: 'off' }, i: 'off-id' } }],
    }),
    new_login_front_flag: truth(false, {
      r: [{ c: [{ u: { a: 'Identifier', c: 0, l: [String(ana.idCustomer)] } }], s: { v: { b: true }, i: 'true-id' } }],
    }),
  },
})

const needs = (flag: string) => [{ c: [{ p: { f: flag, c: 0, v: { b: true } } }], s: { v: { b: true }, i: 'true-id' } }]

const broken = {
  p: preferences,
  f: {
    circle_a: truth(false, { r: needs('circle_b') }),
    circle_b: truth(false, { r: needs('circle_a') }),
    // A client that expects text gets a boolean, and the other way round.
    bff_flag: truth(true),
    new_login_front_flag: text('yes'),
  },
}

export async function writeFlags(db: Handle, ana: DemoCustomer, { now }: Moments): Promise<void> {
  const rows = [
    { sdkKey: shopSdkKey, body: shop(ana) as Record<string, unknown> },
    { sdkKey: brokenSdkKey, body: broken as Record<string, unknown> },
  ]
  await db.insert(flagConfig).values(
    rows.map(({ sdkKey, body }) => {
      const etag = `"${createHash('sha1').update(JSON.stringify(body)).digest('hex')}"`
      return { sdkKey, body, etag, updatedAt: now }
    }),
  )
}
