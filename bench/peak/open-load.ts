import { setTimeout as wait } from 'node:timers/promises'
import { doAct, mix, type Act, type Origins, type Outcome } from './acts.ts'

export type Step = {
  /** Acts of visitors that were begun in a second, whether or not earlier ones were answered. */
  perSecond: number
  p99: Readonly<Record<Act, number | undefined>>
  outcomes: Readonly<Record<Act, Readonly<Record<Outcome, number>>>>
  /** What began later than planned, because the generator itself had no time: its figures are not to be trusted. */
  lateMs: number
}

export type Load = {
  origins: Origins
  perSecond: number
  seconds: number
  /** Requests of bots for each act of a visitor. */
  bots: number
  pathOf: () => string
}

const acts: readonly Act[] = ['page', 'search', 'cart', 'order', 'bot']
const noOutcomes = (): Record<Outcome, number> => ({ done: 0, refused: 0, failed: 0, throttled: 0 })
const perAct = <T>(make: () => T) => Object.fromEntries(acts.map((act) => [act, make()])) as Record<Act, T>

function drawAct(): Act {
  let left = Math.random()
  return (mix.find(([, share]) => (left -= share) < 0) ?? mix[0]!)[0]
}

const p99Of = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]

let visitors = 0

/**
 * Visitors arrive by chance (Poisson) at a rate, and do not wait for each other: where the shop is slow, they pile up as people
 * do. Times count from the planned arrival.
 */
export async function openLoad({ origins, perSecond, seconds, bots, pathOf }: Load): Promise<Step> {
  const times = perAct<number[]>(() => [])
  const outcomes = perAct(noOutcomes)
  const underWay = new Set<Promise<void>>()
  let lateMs = 0

  function begin(act: Act, planned: number): void {
    lateMs = Math.max(lateMs, performance.now() - planned)
    const work: Promise<void> = doAct(act, visitors++, origins, pathOf).then((outcome) => {
      times[act].push(performance.now() - planned)
      outcomes[act][outcome] += 1
      underWay.delete(work)
    })
    underWay.add(work)
  }

  async function arrivals(rate: number, actOf: () => Act): Promise<void> {
    if (rate === 0) return
    const end = performance.now() + seconds * 1000
    for (let planned = performance.now(); planned < end; planned += (-Math.log(1 - Math.random()) / rate) * 1000) {
      const early = planned - performance.now()
      if (early > 1) await wait(early)
      begin(actOf(), planned)
    }
  }

  await Promise.all([arrivals(perSecond, drawAct), arrivals(perSecond * bots, () => 'bot')])
  await Promise.all(underWay)
  const p99 = Object.fromEntries(acts.map((act) => [act, p99Of(times[act])])) as Step['p99']
  return { perSecond, p99, outcomes, lateMs }
}

export const limits = { page: 300, order: 1000 } as const

/** Why a step is beyond what the shop can do; undefined while all goals are met. */
export function brokenGoal({ p99, outcomes }: Step): string | undefined {
  const failed = acts.filter((act) => outcomes[act].failed > 0)
  if (failed.length > 0) return `${failed.map((act) => `${outcomes[act].failed} of ${act}`).join(', ')} failed`
  for (const act of ['page', 'order'] as const) {
    const time = p99[act]
    if (time !== undefined && time > limits[act]) return `${act}: p99 ${Math.round(time)} ms, ${limits[act]} allowed`
  }
  const throttled = acts.filter((act) => act !== 'bot' && outcomes[act].throttled > 0)
  return throttled.length > 0 ? `people were throttled: ${throttled.join(', ')}` : undefined
}
