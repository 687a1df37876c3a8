import { expect, test } from 'vitest'
import { DatabaseUnavailable, isDatabaseUnavailable } from './unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  [coded('ECONNREFUSED'), true],
  [Object.assign(new AggregateError([], 'x'), { code: 'ECONNREFUSED' }), true],
  [coded('57P01'), true],
  [coded('57P02'), true],
  [coded('57P03'), true],
  [coded('08006'), true],
  [coded('53300'), true],
  [coded('57014'), true],
  [coded('53100'), true],
  [coded('53200'), true],
  [coded('58030'), true],
  [coded('25006'), true],
  [new Error('Failed query: insert', { cause: coded('53100') }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Connection terminated due to connection timeout'), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('Failed query: select 1', { cause: coded('57P01') }), true],
  [new DatabaseUnavailable(), true],
  [coded('23505'), false],
  [coded('42P01'), false],
  [new Error('the cart says Connection terminated'), false],
  [new Error('x'), false],
  [undefined, false],
])('%o is the absence of the database: %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected)
})
