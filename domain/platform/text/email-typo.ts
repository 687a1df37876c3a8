/** Where most shoppers have their mail, with the slips that happen often. */
const providers = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'live.com'] as const
/** Real domains that look like a slip of another. */
const real = new Set(['ymail.com', 'mail.com', 'hotmail.es', 'yahoo.es', 'outlook.es', 'hotmail.cl', 'outlook.cl'])

/** Letters to add, drop, change or swap to get from one word to the other. */
function slips(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, at) => [at, ...Array.from({ length: other.length }, () => 0)])
  rows[0] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + change)
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) least = Math.min(least, rows[i - 2]![j - 2]! + 1)
      rows[i]![j] = least
    }
  }
  return rows[one.length]![other.length]!
}

/** The address that was probably meant: 'ana@gmial.com' is asked about as 'ana@gmail.com'. Undefined when nothing is odd. */
export function likelyEmail(typed: string): string | undefined {
  const [, local, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? []
  if (!local || !domain || real.has(domain)) return undefined
  if (providers.some((one) => one === domain)) return undefined
  // yahoo.com.ar and the like are real.
  if (/^(yahoo|hotmail|outlook|live|gmail)\.com?\.(ar|cl|co|mx|br|uy|pe)$/.test(domain)) return undefined
  const meant = providers.find((one) => slips(domain, one) <= (one.length > 8 ? 2 : 1))
  return meant && `${local}@${meant}`
}
