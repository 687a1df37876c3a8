/** Where a coupon or a promotion stands at a moment. */
export const ruleStates = ['running', 'coming', 'paused', 'ended'] as const
export type RuleState = (typeof ruleStates)[number]

type RuleFacts = {
  active: boolean
  startsAt: Date
  endsAt: Date
  /** Ended for good, before its day. */
  endedAt?: Date | null
  maxUses?: number | null
  usedCount?: number
}

export function ruleStateOf(rule: RuleFacts, now: Date): RuleState {
  const { active, startsAt, endsAt, endedAt = null, maxUses = null, usedCount = 0 } = rule
  if (endedAt !== null || endsAt <= now || (maxUses !== null && usedCount >= maxUses)) return 'ended'
  if (!active) return 'paused'
  return startsAt > now ? 'coming' : 'running'
}

/** What somebody decided about it, whatever the time: what a later decision is based on. */
export const ruleSwitches = ['on', 'paused', 'ended'] as const
export type RuleSwitch = (typeof ruleSwitches)[number]

export const ruleSwitchOf = ({ active, endedAt = null }: Pick<RuleFacts, 'active' | 'endedAt'>): RuleSwitch =>
  endedAt !== null ? 'ended' : active ? 'on' : 'paused'
