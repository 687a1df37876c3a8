import { expect, test } from 'vitest'
import { noVocabulary } from '#domain/browse/search/vocabulary/vocabulary.ts'
import { buildTextIndex } from './build-index.ts'
import { openTextIndex } from './open-index.ts'
import { generatedDocuments } from '#demo/searches/demo-documents.ts'
import { inSharedMemory } from '../../engine/build/shared-memory.ts'

const documents = [...generatedDocuments('co', 700)]
const data = buildTextIndex(documents)
const context = { vocabulary: noVocabulary, docsOf: () => null }

test('terms are sorted and different, so that they can be looked up', () => {
  const decoder = new TextDecoder()
  const terms = Array.from({ length: data.termOffsets.length - 1 }, (_, term) =>
    decoder.decode(data.terms.subarray(data.termOffsets[term], data.termOffsets[term + 1])),
  )
  expect(terms).toEqual([...new Set(terms)].sort())
  expect(data.termFlags).toHaveLength(terms.length)
  expect(data.listOffsets).toHaveLength(terms.length * 2 + 1)
})

test('every list has its documents in order, each once, all of them weighed', () => {
  for (let list = 0; list < data.listOffsets.length - 1; list++) {
    for (let at = data.listOffsets[list]! + 1; at < data.listOffsets[list + 1]!; at++) {
      expect(data.postingDocs[at]).toBeGreaterThan(data.postingDocs[at - 1]!)
    }
  }
  expect(data.postingImpacts.every((impact) => impact > 0)).toBe(true)
  expect(data.postingDocs.every((doc) => doc < documents.length)).toBe(true)
})

test('every product is found by its own name', () => {
  const { search } = openTextIndex(data)
  for (const [doc, { name }] of documents.entries()) expect(search(name, context).docs).toContain(doc)
})

test('an index in shared memory is sent to another thread without a copy and answers the same there', () => {
  const before = openTextIndex(data).search('tenis', context)
  const shared = inSharedMemory(data)
  const received = structuredClone(shared)
  expect(openTextIndex(received).search('tenis', context)).toEqual(before)
  shared.postingDocs[0] = 77
  expect(received.postingDocs[0]).toBe(77)
})

test('an empty catalogue answers, with nothing', () => {
  const { search, complete, correct } = openTextIndex(buildTextIndex([]))
  expect(search('zapatillas', context).docs).toHaveLength(0)
  expect(complete('za', 3)).toEqual([])
  expect(correct('sapatila')).toBeNull()
})

test('a product’s texts may contain anything', () => {
  const odd = ['', '😀', '\uD800', 'a'.repeat(5000), '..,,--', 'ΣΙΓΜΑ', '連衣裙', 'x y z'].map((text) => ({
    name: text,
    kinds: [text, ''],
    brand: text,
    color: text,
    colorFamily: text,
    gender: text,
    description: text.repeat(3),
    attributes: [text],
    sku: text,
  }))
  const { search } = openTextIndex(buildTextIndex(odd))
  expect([...search('連衣裙', context).docs]).toEqual([6])
  expect([...search('σιγμα', context).docs]).toEqual([5])
})
