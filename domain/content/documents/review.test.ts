import { expect, test } from 'vitest'
import { publicationRefusal, reviewState } from './review.ts'

const at = new Date('2026-05-04T12:00:00Z')

test.each([
  ['nobody was asked', null, null, null],
  ['it waits', at, null, 'in_review'],
  ['it was sent back', at, at, 'sent_back'],
  ['it was sent back and written again', null, at, 'sent_back'],
] as const)('a draft of which %s', (_title, sentAt, returnedAt, state) => {
  expect(reviewState({ sentAt, returnedAt })).toBe(state)
})

test.each([
  ['sent for review, by another person', at, null, 'otra@x.example', null],
  ['sent for review, by who wrote it', at, null, 'una@x.example', 'own'],
  ['not sent, by another person', null, null, 'otra@x.example', 'not_sent'],
  ['not sent, by who wrote it', null, null, 'una@x.example', 'own'],
  ['sent back, by another person', at, at, 'otra@x.example', 'not_sent'],
] as const)('where two people decide, a draft that was %s', (_title, sentAt, returnedAt, by, refusal) => {
  expect(publicationRefusal({ writtenBy: 'una@x.example', sentAt, returnedAt }, by)).toBe(refusal)
})
