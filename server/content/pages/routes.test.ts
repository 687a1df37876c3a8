import { expect, test } from 'vitest'
import { readContent, readHelp } from '#contract/content/pages.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { openDemoShop } from '#server/browse/product/tests/demo-shop.ts'

const shop = await openDemoShop()
async function help(page: number, country: OpenCountry = 'ar') {
  return readHelp.reply.parse((await shop.get('/api/cms/help', { country, query: { page: String(page) } })).json())
}

test.each(openCountries)(
  'CONT-02 the help of %s is three pages of six, appended without repeats or gaps',
  async (country) => {
    const pages = [await help(1, country), await help(2, country), await help(3, country)]
    expect(pages.map(({ helpPage, hasMore, total }) => [helpPage.length, hasMore, total])).toEqual([
      [6, true, 18],
      [6, true, 18],
      [6, false, 18],
    ])
    expect(new Set(pages.flatMap(({ helpPage }) => helpPage.map(({ id }) => id))).size).toBe(18)
  },
)

test('CONT-02 past the last page there is nothing, and it says how much there was', async () => {
  expect(await help(4)).toEqual({ helpPage: [], page: 4, total: 18, hasMore: false })
  expect((await shop.get('/api/cms/help')).json()).toEqual(await help(1))
})

test.each(['0', '-1', '1.5', 'dos', '', '1e9', '99999999999999999999'])(
  'CONT-02 page %j is a wrong call',
  async (page) => {
    const reply = await shop.get('/api/cms/help', { query: { page } })
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { code: 'invalid_input', errors: { page: expect.any(String) } },
    ])
  },
)

test('CONT-04 a text by its key, in the country’s words', async () => {
  const terms = async (country: OpenCountry) =>
    readContent.reply.parse((await shop.get('/api/cms/key/terms', { country })).json())
  expect(await terms('ar')).toMatchObject({ key: 'terms', title: 'Términos y condiciones' })
  expect(JSON.stringify((await terms('ar')).content)).toContain('aceptás')
  expect(JSON.stringify((await terms('cl')).content)).toContain('aceptas')
})

test.each(['nada', 'TERMS', "a'b", 'x'.repeat(450)])('CONT-04 the key %s is refused in words', async (key) => {
  const reply = await shop.get(`/api/cms/key/${key}`)
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { error: true, code: 'content_not_found', message: 'La página no existe.' },
  ])
})
