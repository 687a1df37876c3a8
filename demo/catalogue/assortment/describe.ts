import { materials } from './materials.ts'
import type { Model } from './model.ts'
import type { SentenceKit } from './sentences.ts'
import type { Specification } from './specification.ts'

/** The description: what it is like, then fit and material, and usually where to wear it. */
export function describe({ card, slot, material, specification, random, isEco }: Model, kit: SentenceKit): string {
  const { fit, made, use } = kit.voices[card.voice]
  const cloth = random.pick<string>(materials[material].phrases)
  const sentences = `${describeParts(specification, kit)} ${random.pick(fit)} ${random.pick(made).replace('@', cloth)}`
  if (isEco) return `${sentences} ${random.pick(kit.aboutWaste)}`
  if (!random.often(0.8)) return sentences
  return `${sentences} ${random.pick(slot.gender === 'ninos' ? kit.forChildren : use)}`
}

/** One sentence on how the product is built, from the parts that are drawn. */
function describeParts({ silhouette, form }: Specification, kit: SentenceKit): string {
  const mentioned: string[] = []
  for (const [part, words] of Object.entries(kit.parts[silhouette] ?? {})) {
    const word = words[form[part] ?? '']
    if (word && mentioned.length < 3) mentioned.push(word)
  }
  const last = mentioned.pop()
  if (last === undefined) return ''
  const text = mentioned.length ? `${mentioned.join(', ')} ${/^h?i/i.test(last) ? 'e' : 'y'} ${last}` : last
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
