import { materials } from './materials.ts'
import type { Model } from './model.ts'
import type { SentenceKit } from './sentences.ts'
import type { Specification } from './specification.ts'

/** What it is like, then how it sits and what it is made of, and usually where one wears it. */
export function describe({ card, slot, material, specification, chance, isEco }: Model, kit: SentenceKit): string {
  const { fit, made, use } = kit.voices[card.voice]
  const cloth = chance.pick<string>(materials[material].phrases)
  const sentences = `${tellParts(specification, kit)} ${chance.pick(fit)} ${chance.pick(made).replace('@', cloth)}`
  if (isEco) return `${sentences} ${chance.pick(kit.aboutWaste)}`
  if (!chance.often(0.8)) return sentences
  return `${sentences} ${chance.pick(slot.gender === 'ninos' ? kit.forChildren : use)}`
}

/** One sentence on how the thing is built, from the parts that are drawn. */
export function tellParts({ silhouette, form }: Specification, kit: SentenceKit): string {
  const said: string[] = []
  for (const [part, words] of Object.entries(kit.parts[silhouette] ?? {})) {
    const word = words[form[part] ?? '']
    if (word && said.length < 3) said.push(word)
  }
  const last = said.pop()
  if (last === undefined) return ''
  const text = said.length ? `${said.join(', ')} ${/^h?i/i.test(last) ? 'e' : 'y'} ${last}` : last
  return `${text[0]!.toUpperCase()}${text.slice(1)}.`
}
