/** A ranking formula is used for one day after it was stored (CAT-32). */
export const sortingFormulaMs = 24 * 60 * 60 * 1000

export type StoredFormula = { id: string; expiresAt: number }

export function storeFormula(id: string, now: number): StoredFormula {
  return { id, expiresAt: now + sortingFormulaMs }
}

/** The ranking formula, or undefined once it has expired. */
export function currentFormula(stored: StoredFormula | undefined, now: number): string | undefined {
  return stored && now <= stored.expiresAt ? stored.id : undefined
}
