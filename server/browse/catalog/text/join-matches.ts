import type { TextMatches } from './types.ts'

/** Like a synonym of the dictionary: what is called so stands before what is also meant. */
const worthOfMeant = 0.8

const isWhole = ({ docs, isLoose, isCorrected, notHad, setAside }: TextMatches) =>
  docs.length > 0 && !isLoose && !isCorrected && notHad.length === 0 && setAside.length === 0

/** The less a reading had to give up, the better it is. */
const givenUp = ({ docs, isLoose, isCorrected, notHad, setAside }: TextMatches) =>
  (docs.length === 0 ? 8 : 0) + notHad.length * 2 + setAside.length + Number(isLoose) + Number(isCorrected)

/** The result of a search that has several readings: everything that matches one of them wholly, or else the best of them. */
export function joinMatches(typed: TextMatches | null, meant: readonly TextMatches[]): TextMatches {
  const readings = [
    ...(typed ? [{ matches: typed, worth: 1 }] : []),
    ...meant.map((matches) => ({ matches, worth: typed ? worthOfMeant : 1 })),
  ]
  const whole = readings.filter(({ matches }) => isWhole(matches))
  const [first, ...others] = whole.length > 0 ? whole.map(({ matches }) => matches) : [mildest(readings)]
  if (others.length === 0) return first!
  const scores = new Map<number, number>()
  for (const { matches, worth } of whole) {
    for (const [at, doc] of matches.docs.entries()) {
      scores.set(doc, Math.max(scores.get(doc) ?? 0, matches.scores[at]! * worth))
    }
  }
  const docs = Uint32Array.from(scores.keys()).sort()
  const isSaidByAll = ({ key, label }: TextMatches['understood'][number]) =>
    others.every(({ understood }) => understood.some((each) => each.key === key && each.label === label))
  return {
    ...first!,
    docs,
    scores: Float32Array.from(docs, (doc) => scores.get(doc)!),
    understood: first!.understood.filter(isSaidByAll),
    nearby: [...new Set([first!, ...others].flatMap(({ nearby }) => nearby))].filter((doc) => !scores.has(doc)),
  }
}

function mildest(readings: readonly { matches: TextMatches }[]): TextMatches {
  return readings.map(({ matches }) => matches).reduce((best, each) => (givenUp(each) < givenUp(best) ? each : best))
}
