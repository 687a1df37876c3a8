import { expect, test } from 'vitest'
import type { DeskReview } from '#contract/desk/reviews.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { Role } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'
import { restoreBeforeEach } from '#tests/restore.ts'

const shop = await openDemoShop()
await restoreBeforeEach(shop.pool)
const now = () => shop.clock.now
let people = 0
const signedIn = (roles: readonly Role[] = ['content'], stores: readonly OpenCountry[] | null = null) =>
  signedInStaff(shop, { email: `persona${(people += 1)}@tienda.example`, roles, stores }, now)
type By = Awaited<ReturnType<typeof signedIn>>
type List = { reviews: DeskReview[]; next: number | null }
type One = { review: DeskReview }
const acts = async () =>
  (
    await shop.db.execute<{ action: string; subject: string; country: string }>(
      sql`select action, subject, country from audit where action like '%-review' order by id`,
    )
  ).rows
/** A review of the demo that waits again. */
async function waiting(): Promise<number> {
  const { rows } = await shop.db.execute<{ id: number }>(sql`update review set status = 'pending'
    where id = (select min(id) from review where status = 'approved' and country = 'ar') returning id`)
  return rows[0]!.id
}
const listed = async (by: By, id: number, status = 'pending') =>
  (await by.get<List>(`/desk/api/reviews?status=${status}`)).reviews.find((one) => one.id === id)!
const decide = (by: By, { id, version: seen }: DeskReview, body: object) =>
  by.post<One>(`/desk/api/reviews/${id}/decide`, { seen, ...body })
const answer = (by: By, { id, version: seen }: DeskReview, text: string | null) =>
  by.post<One>(`/desk/api/reviews/${id}/answer`, { seen, answer: text })

test('OP-078 a review is shown, answered in the name of the shop below it, and rejected with a reason', async () => {
  const by = await signedIn()
  const review = await listed(by, await waiting())
  const shown = await decide(by, review, { to: 'approved' })
  expect(shown).toMatchObject({ status: 200, review: { status: 'approved', answer: null } })
  const answered = await answer(by, shown.review, '¡Gracias por contarnos!')
  expect(answered).toMatchObject({ status: 200, review: { answer: '¡Gracias por contarnos!' } })
  const inShop = await shop.get(`/api/reviews/${review.sku}`)
  expect(inShop.json<{ reviews: { id: number; answer: string }[] }>().reviews).toContainEqual(
    expect.objectContaining({ id: review.id, answer: '¡Gracias por contarnos!' }),
  )
  expect(await decide(by, answered.review, { to: 'rejected' })).toMatchObject({
    status: 422,
    errors: { reason: expect.any(String) },
  })
  const rejected = await decide(by, answered.review, { to: 'rejected', reason: 'Tiene un teléfono.' })
  expect(rejected).toMatchObject({ review: { status: 'rejected', rejectReason: 'Tiene un teléfono.' } })
  expect(await answer(by, rejected.review, 'Hola')).toMatchObject({ status: 409, code: 'not_possible' })
  expect(await acts()).toEqual([
    { action: 'approve-review', subject: `review ${review.id}`, country: 'ar' },
    { action: 'answer-review', subject: `review ${review.id}`, country: 'ar' },
    { action: 'reject-review', subject: `review ${review.id}: Tiene un teléfono.`, country: 'ar' },
  ])
})

test('R12 of two who read one review, the second hears what became of it and by whom', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const review = await listed(one, await waiting())
  expect(await decide(one, review, { to: 'approved' })).toMatchObject({ status: 200 })
  expect(await decide(other, review, { to: 'rejected', reason: 'No va' })).toMatchObject({
    code: 'changed_meanwhile',
    data: { status: 'approved', last: { by: expect.stringContaining('@tienda.example') } },
  })
})

test('S13 reviews of another store are not there', async () => {
  const here = await signedIn()
  const review = await listed(here, await waiting())
  const elsewhere = await signedIn(['owner'], ['cl'])
  const { reviews } = await elsewhere.get<List>('/desk/api/reviews?status=approved')
  expect(reviews.filter(({ country }) => country !== 'cl')).toEqual([])
  expect(await elsewhere.get('/desk/api/reviews?country=ar')).toMatchObject({ status: 404 })
  expect(await decide(elsewhere, review, { to: 'approved' })).toMatchObject({ status: 404 })
  expect(await answer(elsewhere, review, 'Hola')).toMatchObject({ status: 404 })
  expect(await listed(here, review.id)).toMatchObject({ status: 'pending' })
})
