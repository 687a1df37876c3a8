import type { RuleFault } from '#domain/buy/cart/new-rule.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** Refuses a rule that cannot be written, with all its faults in one sentence. */
export function refuseFaults(faults: readonly RuleFault[]): void {
  if (faults.length === 0) return
  const sentence = (language: 'en' | 'es') =>
    `${faults.map(({ field, reason }) => `${field} ${reason[language]}`).join('; ')}.`
  throw new OperatorRefusal(sentence('en'), sentence('es'))
}
