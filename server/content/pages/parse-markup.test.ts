import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markupTags, type MarkupNode } from '#domain/content/pages/markup.ts'
import { parseMarkup } from './parse-markup.ts'

test('the text of a page keeps its paragraphs, lists, emphasis and links', () => {
  expect(
    parseMarkup('<p>Hola <b>che</b> &amp; ñandú<br/>fin</p><ul><li><a href="/mujer/?a=1&amp;b=2">ver</a></li></ul>'),
  ).toEqual([
    {
      tag: 'p',
      children: ['Hola ', { tag: 'strong', children: ['che'] }, ' & ñandú', { tag: 'br', children: [] }, 'fin'],
    },
    { tag: 'ul', children: [{ tag: 'li', children: [{ tag: 'a', href: '/mujer/?a=1&b=2', children: ['ver'] }] }] },
  ])
})

test.each([
  ['a script, with all it says', 'a<script>alert(1)</script>b', ['ab']],
  ['a script without end', 'a<script>alert(1)', ['a']],
  ['a picture with a handler', '<img src=x onerror=alert(1)>a', ['a']],
  ['an unknown element, but not its words', '<div class="x">hola</div>', ['hola']],
  ['a comment', 'a<!-- <p>b</p> -->c', ['ac']],
  ['a link that runs', '<a href="javascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['a link that runs, in disguise', '<a href="&#106;avascript:alert(1)">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['a link to another host by stealth', '<a href="//evil.example">x</a>', [{ tag: 'a', children: ['x'] }]],
  ['an end without a beginning', 'a</b>b', ['ab']],
])('S20 %s is dropped', (_, html, nodes) => {
  expect(parseMarkup(html)).toEqual(nodes)
})

test('S20 whatever is written, only allowed elements come out, and every link is ours or https', () => {
  const check = (node: MarkupNode): void => {
    if (typeof node === 'string') return
    expect(markupTags).toContain(node.tag)
    if (node.href !== undefined) expect(node.href).toMatch(/^(\/[^/\\]|\/$|https:\/\/)/)
    node.children.forEach(check)
  }
  const parts = fc.constantFrom(
    '<',
    '>',
    '/',
    'p',
    'a href=',
    '"',
    "'",
    'script',
    'javascript:',
    '&lt;',
    '<a href="',
    '//',
    '<ul>',
    '</ul>',
    ' ',
  )
  fc.assert(
    fc.property(
      fc.array(parts).map((some) => some.join('')),
      (html) => parseMarkup(html).forEach(check),
    ),
  )
})
