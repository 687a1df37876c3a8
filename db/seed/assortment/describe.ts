import { materials } from './materials.ts'
import type { Model } from './model.ts'
import type { SentenceKit } from './sentences.ts'

/** Two or three sentences: how it sits, what it is made of, and usually where one wears it. */
export function describe({ card, slot, material, chance, isEco }: Model, kit: SentenceKit): string {
  const { fit, made, use } = kit.voices[card.voice]
  const cloth = chance.pick<string>(materials[material].phrases)
  const sentences = `${chance.pick(fit)} ${chance.pick(made).replace('@', cloth)}`
  if (isEco) return `${sentences} ${chance.pick(kit.aboutWaste)}`
  if (!chance.often(0.8)) return sentences
  return `${sentences} ${chance.pick(slot.gender === 'ninos' ? kit.forChildren : use)}`
}
