import type { TakenWords } from '../filter-bits.ts'
import type { Part } from './phrases.ts'
import { worthOf } from './query-term.ts'

/** What is asked for, less what was given up. */
export type Wanted = { taken: readonly TakenWords[]; parts: readonly Part[]; dropped: readonly string[] }

/** What it costs a shopper to give something up. What a thing is for whom is given up last, and never without a word. */
const costOfFilter: Readonly<Record<string, number>> = {
  size: 2,
  color: 2.5,
  color_family: 2.5,
  brand: 6,
  special_price: 7,
  price: 8,
  gender: 20,
}
const costOfThing = 6
const costOfTrait = 3
/** So many ways of asking for less are tried before only the thing and the person are left. */
const most = 12

type Droppable = { cost: number; taken?: TakenWords; part?: Part; text: string }

export const textOf = ({ words, told }: TakenWords): string => told ?? words.map(({ typed }) => typed).join(' ')

/** Ways of asking for less, the cheapest first. The head, the thing itself, stays. */
export function relaxations(taken: readonly TakenWords[], parts: readonly Part[], head: Part | undefined): Wanted[] {
  const droppable: Droppable[] = [
    ...taken.map((each) => ({ cost: costOfFilter[each.filter.key] ?? 5, taken: each, text: textOf(each) })),
    ...parts
      .filter((part) => part !== head)
      .map((part) => {
        const cost =
          (part.isProductConcept ? costOfThing : costOfTrait) + (part.queryTerm ? worthOf(part.queryTerm) : 0)
        return { cost, part, text: part.text }
      }),
  ].sort((one, other) => one.cost - other.cost)
  const without = (dropped: readonly Droppable[]): Wanted => ({
    taken: taken.filter((each) => dropped.every((drop) => drop.taken !== each)),
    parts: parts.filter((each) => dropped.every((drop) => drop.part !== each)),
    dropped: dropped.map(({ text }) => text).filter((text) => text !== ''),
  })
  const isSomething = ({ taken: left, parts: kept }: Wanted) => left.length + kept.length > 0
  const sets = [
    ...droppable.map((each) => [each]),
    ...droppable.flatMap((each, at) => droppable.slice(at + 1).map((other) => [each, other])),
  ]
    .map((set) => ({ set, cost: set.reduce((sum, { cost }) => sum + cost, 0) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, most)
  const personal = droppable.filter((each) => each.taken?.filter.key !== 'gender')
  const last = [personal, droppable].map(without)
  return [...sets.map(({ set }) => without(set)), ...last].filter(isSomething)
}
