import { isGroupKey } from '#domain/browse/search/thesaurus/thesaurus.ts'
import type { FilterWords } from '../filter-bits.ts'
import type { Part } from './phrases.ts'
import { worthOf } from './query-term.ts'

/** The criteria of a search, and what has been dropped from them. */
export type SearchCriteria = { taken: readonly FilterWords[]; parts: readonly Part[]; dropped: readonly string[] }

/** What dropping a criterion costs a shopper. The gender is dropped last, and never without saying so. */
const costOfFilter: Readonly<Record<string, number>> = {
  size: 2,
  color: 2.5,
  color_family: 2.5,
  brand: 6,
  special_price: 7,
  price: 8,
  gender: 20,
}
const costOfGroup = 1.5
/** In a long search the size is meant, and things are mentioned beside the one that is looked for. */
const manyCriteria = 4
const costsOfMany = { size: 5, thing: 1 } as const
const costOfThing = 6
const costOfTrait = 3
/** The number of relaxations tried before only the product and the gender are left. */
const maxRelaxations = 12

type Droppable = { cost: number; taken?: FilterWords; part?: Part; text: string }

export const textOf = ({ words, label }: FilterWords): string => label ?? words.map(({ typed }) => typed).join(' ')

/** Relaxed criteria, the cheapest first. The head, which is the product itself, stays. */
export function relaxations(
  taken: readonly FilterWords[],
  parts: readonly Part[],
  head: Part | undefined,
): SearchCriteria[] {
  const isLong = taken.length + parts.length > manyCriteria + 1
  const costOf = (key: string) => (isLong && key === 'size' ? costsOfMany.size : (costOfFilter[key] ?? 5))
  const costOfOther = isLong ? costsOfMany.thing : costOfThing
  const droppable: Droppable[] = [
    // The person stays as long as there is a thing: another person's is no answer.
    ...(head ? taken.filter(({ filter }) => filter.key !== 'gender') : taken).map((each) => ({
      cost: costOf(each.filter.key),
      taken: each,
      text: textOf(each),
    })),
    // Ropa says the least of all that somebody asks for.
    ...parts
      .filter((part) => part === head && taken.length > 1 && isGroupKey(part.key))
      .map((part) => ({ cost: costOfGroup, part, text: '' })),
    ...parts
      .filter((part) => part !== head)
      .map((part) => {
        const cost =
          (part.isProductConcept ? costOfOther : costOfTrait) + (part.queryTerm ? worthOf(part.queryTerm) : 0)
        return { cost, part, text: part.text }
      }),
  ].sort((one, other) => one.cost - other.cost)
  const without = (dropped: readonly Droppable[]): SearchCriteria => ({
    taken: taken.filter((each) => dropped.every((drop) => drop.taken !== each)),
    parts: parts.filter((each) => dropped.every((drop) => drop.part !== each)),
    dropped: dropped.map(({ text }) => text).filter((text) => text !== ''),
  })
  const isSomething = ({ taken: left, parts: kept }: SearchCriteria) => left.length + kept.length > 0
  const sets = [
    ...droppable.map((each) => [each]),
    ...droppable.flatMap((each, at) => droppable.slice(at + 1).map((other) => [each, other])),
  ]
    .map((set) => ({ set, cost: set.reduce((sum, { cost }) => sum + cost, 0) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, maxRelaxations)
  const personal = droppable.filter((each) => each.taken?.filter.key !== 'gender')
  // Of many, one more at a time, the least missed first.
  const inSteps = droppable.slice(2, -1).map((_, at) => without(droppable.slice(0, at + 3)))
  const last = [personal, droppable].map(without)
  return [...sets.map(({ set }) => without(set)), ...inSteps, ...last].filter(isSomething)
}
