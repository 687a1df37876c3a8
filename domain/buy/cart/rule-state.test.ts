import { expect, test } from 'vitest'
import { ruleStateOf, ruleSwitchOf } from './rule-state.ts'

const now = new Date('2026-11-15T15:00:00Z')
const rule = { active: true, startsAt: new Date(now.getTime() - 1), endsAt: new Date(now.getTime() + 1) }

test.each([
  ['in its period', {}, 'running', 'on'],
  ['from this moment on', { startsAt: now }, 'running', 'on'],
  ['before its period', { startsAt: new Date(now.getTime() + 1) }, 'coming', 'on'],
  ['at its end', { endsAt: now }, 'ended', 'on'],
  ['paused', { active: false }, 'paused', 'paused'],
  ['paused, and over meanwhile', { active: false, endsAt: now }, 'ended', 'paused'],
  ['ended by somebody', { active: false, endedAt: now }, 'ended', 'ended'],
  ['used up', { maxUses: 2, usedCount: 2 }, 'ended', 'on'],
  ['with a use left', { maxUses: 2, usedCount: 1 }, 'running', 'on'],
])('a rule %s', (_, change, state, decided) => {
  expect([ruleStateOf({ ...rule, ...change }, now), ruleSwitchOf({ ...rule, ...change })]).toEqual([state, decided])
})
