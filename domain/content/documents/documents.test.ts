import { expect, test } from 'vitest'
import { faultText } from './fault.ts'
import { readDocumentName, writeDocumentName } from './document-name.ts'
import { readDocument } from './read-document.ts'
import { versionAt, type VersionState } from './version-now.ts'

test.each([
  'menu/tree',
  'menu/footer',
  'home/mujer',
  'text/terms',
  'help',
  'page/verano',
  'page/mujer/verano',
  'banners/mujer/botas',
])('the document %s is written as it is read', (text) => expect(writeDocumentName(readDocumentName(text)!)).toBe(text))

test.each(['', 'menu', 'menu/nada', 'home/x', 'text/x', 'help/3', 'page', 'page/Ñandú', 'page/../x', 'banners//x'])(
  'there is no document %j',
  (text) => expect(readDocumentName(text)).toBeUndefined(),
)

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const version = (number: number, from?: number, until?: number, state: VersionState = 'published') => ({
  version: number,
  state,
  validFrom: from === undefined ? null : day(from),
  validUntil: until === undefined ? null : day(until),
  publishedAt: new Date(Date.UTC(2026, 9, number)),
})

test.each([
  ['nothing was published', [version(1, undefined, undefined, 'draft')], 5, undefined],
  ['the last published', [version(1), version(2)], 5, 2],
  ['a draft is not shown', [version(1), version(2, undefined, undefined, 'draft')], 5, 1],
  ['what was rolled back is not', [version(1), version(2, undefined, undefined, 'rolled_back')], 5, 1],
  ['one that begins later', [version(1), version(2, 6)], 5, 1],
  ['from its first moment', [version(1), version(2, 5)], 5, 2],
  ['until, not including, its last', [version(1), version(2, 1, 5)], 5, 1],
  ['for a while, over one that stays', [version(1), version(2, 4, 6)], 5, 2],
  ['an end and nothing before', [version(1, 1, 4)], 5, undefined],
  ['one that waited, over one published meanwhile', [version(1), version(2, 4), version(3)], 5, 2],
  ['until its day, the one published meanwhile', [version(1), version(2, 6), version(3)], 5, 3],
  ['a later one that ended', [version(1), version(2), version(3, 1, 2)], 5, 2],
])('%s', (_, versions, at, shown) => expect(versionAt(versions, day(at))?.version).toBe(shown))

const banner = { image: '/img/b/verano-wide.jpg', link: '/mujer/', alt: 'Verano' }

test('a home page is read with its links, and what it leaves out', () => {
  const { body, faults, links } = readDocument(
    { kind: 'home', key: 'home' },
    { tiles: [{ name: 'Botas', link: '/botas/', image: '/img/b/botas.jpg' }], top: [{ ...banner, focus: [20, 80] }] },
  )
  expect(faults).toEqual([])
  expect(body).toEqual({
    columns: 2,
    tiles: [{ name: 'Botas', link: '/botas/', image: '/img/b/botas.jpg' }],
    top: [{ ...banner, focus: [20, 80] }],
    central: [],
    bottom: [],
  })
  expect(links).toEqual([
    { place: 'tiles[0].link', link: '/botas/' },
    { place: 'top[0].link', link: '/mujer/' },
  ])
})

test.each<[string, unknown, string]>([
  ['home/home', { carousel: [] }, 'home has an unknown field "carousel"'],
  ['home/home', [], 'home must have the fields title'],
  ['home/home', { columns: 9 }, 'columns must be a whole number from 1 to 4'],
  [
    'home/home',
    { tiles: [{ name: '<b>', link: '/x/', image: '/img/x.jpg' }] },
    'tiles[0].name must be 1 to 60 characters',
  ],
  ['home/home', { top: [{ ...banner, link: '//evil.example' }] }, 'top[0].link must be a page of the shop'],
  [
    'home/home',
    { top: [{ ...banner, image: 'https://evil.example/x.jpg' }] },
    'top[0].image must be a picture of the shop',
  ],
  ['home/home', { top: [{ ...banner, focus: [50] }] }, 'top[0].focus must be two percentages'],
  ['home/home', { top: [{ ...banner, focus: [50, 101] }] }, 'top[0].focus[1] must be a whole number from 0 to 100'],
  ['home/home', { top: [{ ...banner, from: 'mañana' }] }, 'top[0].from must be a moment with its zone'],
  [
    'banners/mujer',
    { banners: [{ ...banner, from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' }] },
    'banners[0].until must be after its from',
  ],
  ['banners/mujer', { banners: [{ ...banner, coupon: 'no code!' }] }, 'banners[0].coupon is no code'],
  ['text/terms', { title: 'Términos' }, 'html must be 1 to 200000 characters'],
  ['help', { articles: [{ section: 'Envíos', title: 'Cuánto', text: '' }] }, 'articles[0].text must be 1 to 20000'],
  ['menu/footer', { entries: [{ label: 'Locales', url: 'javascript:x' }] }, 'footer[0].url must be a page of the shop'],
])('%s of %j is refused: %s', (name, value, fault) => {
  const document = readDocumentName(name)!
  if (document.kind === 'page') throw new Error('read by the server')
  expect(readDocument(document, value).faults.map(faultText).join('; ')).toContain(fault)
})
