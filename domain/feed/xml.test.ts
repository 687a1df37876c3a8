import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedRow } from './row.ts'
import { escapeXml, unescapeXml } from './xml-text.ts'
import { xmlReader } from './xml.ts'

function read(text: string, step = text.length) {
  const reader = xmlReader()
  const rows: FeedRow[] = []
  for (let at = 0; at < text.length; at += step) rows.push(...reader.push(text.slice(at, at + step)))
  rows.push(...reader.end())
  return { rows, broken: reader.broken()?.message }
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
  ['empty', '<g:size/><g:color></g:color>', { size: '', color: '' }],
  ['comments and instructions', '<!-- <g:id>no</g:id> --><?x y?><g:id>1</g:id>', { id: '1' }],
  ['brackets in attributes', '<g:id a="x > y" b=\'</g:id>\'>1</g:id>', { id: '1' }],
  ['spaces around', '<g:id>\n  1\n</g:id>', { id: '1' }],
])('%s', (_, inside, fields) => {
  expect(read(rss(`<item>${inside}</item>`))).toEqual({ rows: [{ line: 3, fields }], broken: undefined })
})

test('Atom: entries, and the address in an attribute', () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="x"><title>t</title>
<entry><id>tag:1</id><g:id>A-1</g:id><link href="https://a.example/?a=1&amp;b=2"/><summary>s</summary></entry></feed>`
  expect(read(feed).rows).toEqual([
    { line: 2, fields: { id: 'A-1', link: 'https://a.example/?a=1&b=2', summary: 's' } },
  ])
})

test('an entity that XML does not know spoils its row only', () => {
  const { rows } = read(
    rss('<item><g:id>1&nbsp;2</g:id></item>\n<item><g:id>3 &amp 4</g:id></item>\n<item><g:id>5</g:id></item>'),
  )
  expect(rows).toEqual([
    { line: 3, fault: '"&nbsp;" is not an entity of XML' },
    { line: 4, fault: expect.stringContaining('is not an entity') },
    { line: 5, fields: { id: '5' } },
  ])
})

test.each([
  ['<item><g:id>2</g:di></item>', /line 4: <\/g:di> closes <g:id>/],
  ['<item><g:id>2', /line 4: <.*> (is never closed|closes)/],
  ['<item><g:id>a < b</g:id></item>', /line 4: .* is not a tag/],
  ['</item>', /line 4: <\/item> closes <channel>/],
])('after %j nothing more is read, what came before is', (inside, sentence) => {
  const { rows, broken } = read(`<rss>\n<channel>\n<item><g:id>1</g:id></item>\n${inside}`)
  expect(rows).toEqual([{ line: 3, fields: { id: '1' } }])
  expect(broken).toMatch(sentence)
})

test('a document type with entities of its own is not read: nothing to expand, nothing to fetch', () => {
  const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaa">]><rss><channel><item><g:id>&a;</g:id></item></channel></rss>'
  expect(read(bomb)).toMatchObject({ rows: [], broken: expect.stringContaining('document type') })
})

test('pieces of any length give the same rows', () => {
  const text = rss('<item><g:id>1</g:id><t><![CDATA[<x>]]></t></item>\n<!-- - -- --><item><g:id>2&amp;3</g:id></item>')
  for (let step = 1; step < 40; step++) expect(read(text, step)).toEqual(read(text))
})

test('what is escaped is read again letter by letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
      expect(unescapeXml(escapeXml(text))).toBe(kept)
    }),
  )
})
