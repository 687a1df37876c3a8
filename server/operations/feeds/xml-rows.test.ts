import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeXml } from '#domain/operations/feeds/escape-xml.ts'
import type { BrokenFeed, FeedRow } from '#domain/operations/feeds/row.ts'
import { xmlRows } from './xml-rows.ts'

async function read(text: string, step = text.length) {
  const pieces = Array.from({ length: Math.ceil(text.length / step) }, (_, at) =>
    text.slice(at * step, (at + 1) * step),
  )
  const rows: FeedRow[] = []
  try {
    for await (const row of xmlRows(pieces)) rows.push(row)
  } catch (error) {
    return { rows, broken: (error as BrokenFeed).message }
  }
  return { rows, broken: undefined }
}

const rss = (items: string) =>
  `<?xml version="1.0"?>\n<rss xmlns:g="http://base.google.com/ns/1.0" version="2.0"><channel><title>Tienda</title>\n${items}</channel></rss>\n`

test.each([
  ['text and entities', '<g:id>A&amp;B &#233; &#xF1; &lt;&quot;&apos;&gt;</g:id>', { id: 'A&B é ñ <"\'>' }],
  ['CDATA', '<title><![CDATA[Botas <b>"altas"</b> & más]]></title>', { title: 'Botas <b>"altas"</b> & más' }],
  ['text around CDATA', '<title>a <![CDATA[<b>]]> c</title>', { title: 'a <b> c' }],
  ['prefixed wins over plain', '<title>plain</title><g:title>google</g:title>', { title: 'google' }],
  ['whichever comes first', '<g:title>google</g:title><title>plain</title>', { title: 'google' }],
  ['another prefix', '<x:id>7</x:id>', { id: '7' }],
  [
    'repeated',
    '<g:additional_image_link>a</g:additional_image_link><g:additional_image_link>b</g:additional_image_link>',
    { additional_image_link: 'a,b' },
  ],
  [
    'nested is left out',
    '<g:shipping><g:price>1 ARS</g:price></g:shipping><g:price>9 ARS</g:price>',
    { shipping: '', price: '9 ARS' },
  ],
  [
    'details of a product',
    '<g:product_detail><g:section_name>Tela</g:section_name> <g:attribute_name>Tejido</g:attribute_name><g:attribute_value>Lino</g:attribute_value></g:product_detail><g:product_detail><g:attribute_name>Cuidado</g:attribute_name><g:attribute_value>A mano</g:attribute_value></g:product_detail>',
    { product_detail: 'Tela:Tejido:Lino,:Cuidado:A mano' },
  ],
  ['empty', '<g:size/><g:color></g:color>', { size: '', color: '' }],
  ['comments and instructions', '<!-- <g:id>no</g:id> --><?x y?><g:id>1</g:id>', { id: '1' }],
  ['brackets in attributes', '<g:id a="x > y" b=\'/>\'>1</g:id>', { id: '1' }],
  ['spaces around', '<g:id>\n  1\n</g:id>', { id: '1' }],
])('%s', async (_, inside, fields) => {
  expect(await read(rss(`<item>${inside}</item>`))).toEqual({ rows: [{ line: 3, fields }], broken: undefined })
})

test('Atom: entries, and the address in an attribute', async () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x"><title>t</title>
<entry><id>tag:1</id><g:id>A-1</g:id><link href="https://a.example/?a=1&amp;b=2"/><summary>s</summary></entry></feed>`
  expect((await read(feed)).rows).toEqual([
    { line: 2, fields: { id: 'A-1', link: 'https://a.example/?a=1&b=2', summary: 's' } },
  ])
})

test('an entity that XML does not know spoils its row only', async () => {
  const { rows } = await read(
    rss('<item><g:id>1&nbsp;2</g:id></item>\n<item><g:id>3&#0;4</g:id></item>\n<item><g:id>5</g:id></item>'),
  )
  expect(rows).toEqual([
    { line: 3, fault: 'XML: undefined entity' },
    { line: 4, fault: 'XML: malformed character entity' },
    { line: 5, fields: { id: '5' } },
  ])
})

test.each([
  ['<item><g:id>2</g:di></item>', /line 4: unexpected close tag/],
  ['<item><g:id>2', /line 4: unclosed tag: g:id/],
  ['<item><g:id>a < b</g:id></item>', /line 4: disallowed character in tag name/],
  ['</item>', /line 4: unexpected close tag/],
  ['<item><g:id>Tom & Jerry</g:id></item>\n<item><g:id>&amp;</g:id></item></channel></rss>', /line 4: a bare "&"/],
  ['<item><g:id>Tom & Jerry</g:id></item></channel></rss>', /line 4: unclosed tag/],
])('after %j nothing more is read, what came before is', async (inside, sentence) => {
  const { rows, broken } = await read(`<rss>\n<channel>\n<item><g:id>1</g:id></item>\n${inside}`)
  expect(rows).toEqual([{ line: 3, fields: { id: '1' } }])
  expect(broken).toMatch(sentence)
})

test('a document type with entities of its own is not read: nothing to expand, nothing to fetch', async () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel><item><g:id>&a;</g:id></item></channel></rss>'
  expect(await read(bomb)).toMatchObject({ rows: [], broken: expect.stringContaining('document type') })
})

test('pieces of any length give the same rows', async () => {
  const text = rss('<item><g:id>1</g:id><t><![CDATA[<x>]]></t></item>\n<!-- - -- --><item><g:id>2&amp;3</g:id></item>')
  for (let step = 1; step < 40; step++) expect(await read(text, step)).toEqual(await read(text))
})

test('what is escaped is read again letter by letter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const allowed = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      const { rows } = await read(rss(`<item><g:id>${escapeXml(text)}</g:id></item>`))
      expect(rows).toMatchObject([{ fields: { id: allowed.trim() } }])
    }),
  )
})
