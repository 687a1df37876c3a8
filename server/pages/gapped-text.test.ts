import zlib from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gappedText } from './gapped-text.ts'

const nonces = fc.stringMatching(/^[A-Za-z0-9+/]{22}==$/)
const html = fc.stringMatching(/^(<p>|<script nonce="|">|zapatilla |Botín ñandú |€|\d)*$/)

test('S19 whatever a page says, its gzip with a fresh nonce is the page with that nonce', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(html, { minLength: 1, maxLength: 12 }), nonces, nonces, async (parts, one, other) => {
      const text = await gappedText(parts, one.length)
      for (const nonce of [one, other]) {
        expect(text.filledWith(nonce).toString()).toBe(parts.join(nonce))
        expect(zlib.gunzipSync(text.zippedWith!(nonce)).toString()).toBe(parts.join(nonce))
      }
    }),
  )
})

test('pieces that repeat each other are written once, though a nonce stands between them', async () => {
  const shelf = Array.from({ length: 40 }, (_, at) => `<li class="card">Zapatilla ${at * 7919}</li>`).join('')
  const [one, three] = await Promise.all([gappedText([shelf], 24), gappedText([shelf, shelf, shelf], 24)])
  const size = (text: typeof one) => text.zippedWith!('n'.repeat(24)).length
  expect(size(three)).toBeLessThan(size(one) + 200)
})

test('a page of any length comes whole', async () => {
  const long = Array.from({ length: 40_000 }, (_, at) => Math.sin(at).toString(36)).join('')
  const nonce = 'n'.repeat(24)
  const text = await gappedText([long, long, 'end'], nonce.length)
  expect(zlib.gunzipSync(text.zippedWith!(nonce)).toString()).toBe([long, long, 'end'].join(nonce))
})

test('a text that holds the filling of its gaps is sent as it is', async () => {
  const text = await gappedText(['a\0', 'b'], 24)
  expect(text.zippedWith).toBeUndefined()
  expect(text.filledWith('n').toString()).toBe('a\0nb')
})

test('a filling of another length is refused', async () => {
  const { zippedWith } = await gappedText(['a', 'b'], 24)
  expect(() => zippedWith!('short')).toThrow('A gap of 24 bytes cannot hold 5.')
})
