import { beforeAll, expect, test } from 'vitest'
import type { ListedContent, OpenedContent } from '#contract/desk/content.ts'
import { sql } from '#db/connection/drizzle.ts'
import type { HomeBody } from '#domain/content/documents/read-document.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'
import { signedInStaff } from '#server/desk/tests/desk.ts'

const shop = await openDemoShop()
const now = () => shop.clock.now
let editor: Awaited<ReturnType<typeof signedInStaff>>
let colleague: typeof editor
let ofChile: typeof editor
beforeAll(async () => {
  editor = await signedInStaff(shop, { email: 'contenido@tienda.example', roles: ['content'] }, now)
  colleague = await signedInStaff(shop, { email: 'colega@tienda.example', roles: ['content'] }, now)
  ofChile = await signedInStaff(shop, { email: 'cl@tienda.example', roles: ['content'], stores: ['cl'] }, now)
})

const open = (document: string, country = 'ar', by = editor) =>
  by.get<OpenedContent>(`/desk/api/content/document?country=${country}&document=${encodeURIComponent(document)}`)
const home = { country: 'ar', document: 'home/home' }
const act = <T = OpenedContent>(what: string, body: unknown, by = editor) =>
  by.post<T>(`/desk/api/content/${what}`, body)
const shownTiles = async () =>
  (await shop.get('/api/home/', { country: 'ar' }))
    .json<{ home_items: { name: string }[] }>()
    .home_items.map(({ name }) => name)

test('HOME-02 OP-035 a home is drafted, tried, published with a reason and rolled back; versions say who and why', async () => {
  const before = await open('home/home')
  expect(before).toMatchObject({ isDraft: false, base: 0, status: 200 })
  const body = structuredClone(before.body) as HomeBody
  const [first] = body.tiles
  body.tiles = [{ ...first!, name: 'Novedades' }]
  const drafted = await act('draft', { ...home, base: 0, body })
  expect(drafted).toMatchObject({ isDraft: true, base: 2, body: { tiles: [{ name: 'Novedades' }] } })
  expect(await shownTiles()).not.toContain('Novedades')
  const list = await editor.get<{ documents: ListedContent[] }>('/desk/api/content?country=ar')
  expect(list.documents.find(({ document }) => document === 'home/home')).toMatchObject({
    draft: 2,
    shown: 1,
    last: { by: 'contenido@tienda.example' },
  })

  const published = await act('publish', { ...home, base: 2, reason: 'Temporada nueva' })
  expect(published).toMatchObject({ isDraft: false, base: 2, shownBody: { tiles: [{ name: 'Novedades' }] } })
  expect(published.versions[0]).toMatchObject({
    version: 2,
    publishedBy: 'contenido@tienda.example',
    reason: 'Temporada nueva',
    state: 'published',
  })
  expect(await shownTiles()).toEqual(['Novedades'])
  const back = await act('roll-back', { ...home, base: 2, reason: 'Faltaban mosaicos' })
  expect(back.shownBody).toEqual(before.body)
  const { rows } = await shop.pool.query<{ action: string; reason: string }>(
    `select action, reason, country, before, after from audit where subject like 'ar home/home%' order by id desc limit 2`,
  )
  expect(rows).toMatchObject([
    {
      action: 'content-rollback',
      reason: 'Faltaban mosaicos',
      country: 'ar',
      before: { version: 2 },
      after: { version: 1 },
    },
    { action: 'content-publish', reason: 'Temporada nueva', before: { version: 1 }, after: { version: 2 } },
  ])
})

test('R12 of two who write one document the second hears of the first, and nothing is overwritten', async () => {
  const document = { country: 'ar', document: 'text/cookies' }
  const { base } = await open(document.document)
  const body = (title: string) => ({ title, html: `<p>${title}</p>` })
  const first = await act('draft', { ...document, base, body: body('Uno') })
  for (const [what, given] of [
    ['draft', { body: body('Dos') }],
    ['discard', {}],
    ['publish', { reason: 'Ahora' }],
    ['roll-back', { reason: 'Ahora' }],
  ] as const) {
    const late = await act<{ data?: unknown }>(what, { ...document, base, ...given }, colleague)
    expect(late, what).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      data: { last: { by: 'contenido@tienda.example', version: first.base } },
    })
  }
  expect((await open(document.document)).body).toMatchObject({ title: 'Uno' })
  expect((await act('discard', { ...document, base: first.base }, colleague)).isDraft).toBe(false)
})

test('what would not show is said by its place in both languages, and nothing is written', async () => {
  const banner = { image: '', link: 'https://x.example', alt: '' }
  const refused = await act('draft', { ...home, base: 3, body: { top: [banner] } })
  expect(refused).toMatchObject({
    status: 422,
    errors: {
      'top[0].image': 'necesita una imagen: subila acá',
      'top[0].link': 'debe ser una página de la tienda, como /mujer/',
      'top[0].alt': 'necesita entre 1 y 120 caracteres en un solo renglón, sin < ni >',
    },
  })
  const check = (body: unknown, document = 'home/home') =>
    act<{ faults: { place: string; text: string }[]; text: unknown }>('check', { country: 'ar', document, body })
  expect((await check({ columns: 2 })).faults).toEqual([
    { place: 'home', text: 'no tiene ninguna imagen: una portada necesita al menos un banner o un mosaico' },
  ])
  const tile = { name: 'Nada', link: '/no-hay/', image: '/img/b/x.jpg' }
  expect((await check({ tiles: [tile] })).faults).toEqual([
    { place: 'tiles[0].link', text: '«/no-hay/» no lleva a ninguna página de esta tienda' },
  ])
  const english = await editor.post<{ faults: unknown }>(
    '/desk/api/content/check',
    { country: 'ar', document: 'home/home', body: { tiles: [tile] } },
    { headers: { 'desk-language': 'en' } },
  )
  expect(english.faults).toEqual([{ place: 'tiles[0].link', text: '"/no-hay/" leads to no page of the store ar' }])
  const { text } = await check({ title: 'T', html: '<p>Hasta <b>{{return_days}}</b> días</p>' }, 'text/terms')
  expect(text).toEqual([
    { tag: 'p', children: ['Hasta ', { tag: 'strong', children: [expect.stringMatching(/^\d+$/)] }, ' días'] },
  ])
})

test('what waits for its day is of the clocks of the store, and can be taken back', async () => {
  const document = { country: 'ar', document: 'menu/footer' }
  const { base } = await open('menu/footer')
  const body = { entries: [{ label: 'Marcas', url: '/brands', children: [] }] }
  const drafted = await act('draft', { ...document, base, body })
  const year = now().getUTCFullYear() + 1
  const waiting = await act('publish', {
    ...document,
    base: drafted.base,
    from: `${year}-12-01T10:00`,
    reason: 'Fiestas',
  })
  expect(waiting.versions[0]).toMatchObject({ state: 'published', validFrom: `${year}-12-01T13:00:00.000Z` })
  const taken = await act('cancel', { ...document, version: drafted.base, reason: 'No va' })
  expect(taken.versions[0]).toMatchObject({ state: 'rolled_back' })
})

test('where a store wants two people, nobody publishes their own draft, and what is refused changes nothing', async () => {
  const document = { country: 'co', document: 'text/cookies' }
  const body = (title: string) => ({ title, html: `<p>${title}</p>` })
  const listed = async () =>
    (await editor.get<{ documents: ListedContent[] }>('/desk/api/content?country=co')).documents.find(
      (one) => one.document === document.document,
    )
  const mails = async () =>
    (await shop.db.execute(sql`select recipient, data->>'about' as about from outbox_mail order by id`)).rows

  const owner = await signedInStaff(shop, { email: 'duena@tienda.example', roles: ['owner'] }, now)
  const writer = await signedInStaff(shop, { email: 'redaccion@tienda.example', roles: ['writer'] }, now)
  await shop.db.execute(sql`insert into staff_contact (role, email) values ('content', 'avisos@tienda.example')`)
  const rule = { country: 'co', was: false, isNeeded: true }
  expect(await act('rule', rule, editor)).toMatchObject({ status: 403 })
  expect(await act('rule', rule, owner)).toMatchObject({ status: 200, needsSecondPerson: true })
  expect(await act('rule', rule, owner)).toMatchObject({ status: 409 })

  const { base, shownBody } = await open(document.document, 'co')
  const drafted = await act('draft', { ...document, base, body: body('Uno') }, writer)
  const at = { ...document, base: drafted.base, reason: 'Listo' }
  expect(await act('publish', at, writer)).toMatchObject({ status: 403 })
  expect(await act('publish', at)).toMatchObject({ status: 409, message: expect.stringContaining('revisión') })
  expect(await act('send-back', at)).toMatchObject({ status: 409, message: 'Ya no espera revisión.' })
  expect(await act('review', { ...at, base: 0 }, writer)).toMatchObject({ status: 409, code: 'changed_meanwhile' })

  const sent = await act('review', at, writer)
  expect(sent).toMatchObject({
    review: { state: 'in_review', by: 'redaccion@tienda.example', note: 'Listo' },
    needsSecondPerson: true,
  })
  expect(await act('review', at, writer)).toMatchObject({ status: 409 })
  expect((await listed())!.review).toMatchObject({ state: 'in_review' })
  expect(await mails()).toEqual([
    { recipient: 'avisos@tienda.example', about: 'redaccion@tienda.example mandó un borrador a revisión. «Listo»' },
  ])

  expect(await act('send-back', { ...at, reason: '' })).toMatchObject({ status: 422 })
  const back = await act('send-back', { ...at, reason: 'Falta el plazo' })
  expect(back.review).toMatchObject({ state: 'sent_back', note: 'Falta el plazo', by: 'contenido@tienda.example' })
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'avisos@tienda.example',
    'avisos@tienda.example',
    'redaccion@tienda.example',
  ])
  const again = await act('draft', { ...document, base: drafted.base, body: body('Dos') }, writer)
  expect(again.review).toMatchObject({ state: 'sent_back', note: 'Falta el plazo' })
  const second = await act('review', { ...document, base: again.base }, writer)
  expect(second.review).toMatchObject({ state: 'in_review', note: null })
  expect((await open(document.document, 'co')).shownBody).toEqual(shownBody)

  const published = await act('publish', { ...document, base: again.base, reason: 'Está bien' })
  expect(published).toMatchObject({ isDraft: false, review: null, shownBody: { title: 'Dos' } })
  const acts = await shop.db.execute(
    sql`select action, actor from audit where subject like 'co text/cookies%' order by id`,
  )
  expect(acts.rows).toEqual([
    { action: 'content-draft', actor: 'redaccion@tienda.example' },
    { action: 'content-review', actor: 'redaccion@tienda.example' },
    { action: 'content-send-back', actor: 'contenido@tienda.example' },
    { action: 'content-draft', actor: 'redaccion@tienda.example' },
    { action: 'content-review', actor: 'redaccion@tienda.example' },
    { action: 'content-publish', actor: 'contenido@tienda.example' },
  ])

  // A publisher does not review what they wrote, and an edit in review has to be sent again.
  const third = await act('draft', { ...document, base: published.base, body: body('Tres') })
  await act('review', { ...document, base: third.base })
  const own = await act('publish', { ...document, base: third.base, reason: 'Lo publico yo' })
  expect(own).toMatchObject({ status: 409, message: expect.stringContaining('Lo escribiste vos') })
  const edited = await act('draft', { ...document, base: third.base, body: body('Cuatro') }, colleague)
  expect(edited.review).toBeNull()
  const unseen = await act('publish', { ...document, base: edited.base, reason: 'Ahora' })
  expect(unseen).toMatchObject({ status: 409, message: expect.stringContaining('revisión') })
  await act('review', { ...document, base: edited.base }, colleague)
  const reviewed = await act('publish', { ...document, base: edited.base, reason: 'Visto' })
  expect(reviewed.shownBody).toMatchObject({ title: 'Cuatro' })
  expect(await act('roll-back', { ...document, base: reviewed.base, reason: 'Urgente' })).toMatchObject({
    status: 200,
    shownBody: { title: 'Dos' },
  })
})

test('OP-078 content of another store is not there, and no document that is none', async () => {
  expect(await open('home/home', 'ar', ofChile)).toMatchObject({ status: 404 })
  expect(await open('home/home', 'cl', ofChile)).toMatchObject({ status: 200 })
  expect(await ofChile.get('/desk/api/content?country=ar')).toMatchObject({ status: 404 })
  expect(await act('draft', { ...home, base: 0, body: {} }, ofChile)).toMatchObject({ status: 404 })
  expect(await open('home/otra')).toMatchObject({ status: 404 })
})

test('a picture is decoded before it is stored, and what is none is refused in words', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII='
  const added = await act<{ address: string }>('pictures', { picture: pixel })
  expect(added.address).toMatch(/^\/img\/f\/[0-9a-f]{32}\.jpg$/)
  const refused = await act('pictures', { picture: Buffer.from('no es una imagen').toString('base64') })
  expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('No es una imagen') })
})
