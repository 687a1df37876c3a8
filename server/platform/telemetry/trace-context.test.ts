import { expect, test } from 'vitest'
import { isChosen, newSpanId, newTraceId, readTraceparent, writeTraceparent } from './trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

test.each([
  ['of the standard', `00-${traceId}-${spanId}-01`, { traceId, spanId, isSampled: true }],
  ['not sampled', `00-${traceId}-${spanId}-00`, { traceId, spanId, isSampled: false }],
  ['of a later version, with more behind it', `01-${traceId}-${spanId}-01-more`, { traceId, spanId, isSampled: true }],
  ['of the version that is forbidden', `ff-${traceId}-${spanId}-01`, undefined],
  ['without a trace', `00-${'0'.repeat(32)}-${spanId}-01`, undefined],
  ['without a span', `00-${traceId}-${'0'.repeat(16)}-01`, undefined],
  ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`, undefined],
  ['too short', `00-${traceId}-${spanId}`, undefined],
  ['something else', 'x'.repeat(10_000), undefined],
  ['missing', undefined, undefined],
])('a traceparent %s', (_case, header, expected) => {
  expect(readTraceparent(header)).toEqual(expected)
})

test('what is written is read again', () => {
  const context = { traceId: newTraceId(), spanId: newSpanId(), isSampled: true }
  expect(readTraceparent(writeTraceparent(context))).toEqual(context)
})

test('a share of the traces is chosen by their ids, the same at every node', () => {
  const ids = Array.from({ length: 4000 }, newTraceId)
  const chosen = ids.filter((id) => isChosen(id, 0.25))
  expect(chosen.length).toBeGreaterThan(850)
  expect(chosen.length).toBeLessThan(1150)
  expect(ids.filter((id) => isChosen(id, 1))).toHaveLength(4000)
  expect(ids.filter((id) => isChosen(id, 0))).toHaveLength(0)
})
