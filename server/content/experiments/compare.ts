import type { Handle } from '#db/connection/handle.ts'
import { compareVariants, type Comparison, type Variant } from '#domain/content/experiments/two-proportions.ts'
import { initialFlags, type FlagKey } from '#domain/content/flags/flags.ts'
import { experimentsRepository } from './repository.ts'

export type Experiment = { variants: Variant[]; base: string; comparisons: (Comparison & { name: string })[] }

/** How each variant of a flag sells against the usual one; undefined while nobody has met any. */
export async function readExperiment(db: Handle, flag: FlagKey): Promise<Experiment | undefined> {
  const variants = await experimentsRepository(db).variantsOf(flag)
  const base = variants.find(({ name }) => name === String(initialFlags[flag])) ?? variants[0]
  if (!base) return undefined
  const others = variants.filter((variant) => variant !== base)
  return {
    variants,
    base: base.name,
    comparisons: others.map((other) => ({ name: other.name, ...compareVariants(base, other) })),
  }
}
