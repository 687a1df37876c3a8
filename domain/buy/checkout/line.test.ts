import { expect, test } from 'vitest'
import { freePlaces, minutesToWait } from './line.ts'

const minute = 60_000

test.each([
  ['nobody was let in yet', { ahead: 10, letIn: 0, sinceMs: minute }, null],
  ['the line has just begun', { ahead: 10, letIn: 3, sinceMs: 0 }, null],
  ['one a minute, next', { ahead: 0, letIn: 2, sinceMs: 2 * minute }, 1],
  ['one a minute, ten before', { ahead: 10, letIn: 2, sinceMs: 2 * minute }, 11],
  ['a hundred a minute', { ahead: 399, letIn: 200, sinceMs: 2 * minute }, 4],
  ['never less than a minute', { ahead: 0, letIn: 500, sinceMs: 2 * minute }, 1],
  ['only the last minutes count', { ahead: 9, letIn: 2, sinceMs: 60 * minute }, 10],
])('R32 the wait is estimated by the pace of the last minutes: %s', (_case, progress, minutes) => {
  expect(minutesToWait(progress)).toBe(minutes)
})

test.each([
  [100, 0, 100],
  [100, 99, 1],
  [100, 100, 0],
  // The limit was lowered meanwhile: nobody is sent away.
  [50, 80, 0],
])('R32 of %i places with %i inside, %i are free', (places, inside, free) => {
  expect(freePlaces(places, inside)).toBe(free)
})
