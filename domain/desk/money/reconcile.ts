import type { ReportLine, ReportProvider } from './report-format.ts'

export const reconcileStates = ['matched', 'sum_differs', 'only_us', 'only_them'] as const
export type ReconcileState = (typeof reconcileStates)[number]

/** What we know of the money that one name at the provider stands for, in minor units. */
export type OurMoney = {
  name: string
  orderNr: string
  taken: number
  returned: number
  /** Whether it is one of the days that the report is about; others only explain what the report has. */
  isOfPeriod: boolean
}

export type Compared = {
  name: string
  orderNr: string | null
  state: ReconcileState
  taken: { us: number; them: number }
  returned: { us: number; them: number }
  fee: number
}

/** Transbank wants another name for each attempt to pay an order: `R107-2` is order R107. */
export const nameAt = (provider: ReportProvider, name: string): string =>
  provider === 'webpay' ? name.replace(/-\d+$/, '').toUpperCase() : name

function stateOf(us: OurMoney | undefined, them: { taken: number; returned: number } | undefined): ReconcileState {
  if (!them) return 'only_us'
  if (!us) return 'only_them'
  // A report of some days may have only the sale, or only what went back of it.
  const isSame = (our: number, their: number) => their === 0 || our === their
  return isSame(us.taken, them.taken) && isSame(us.returned, them.returned) ? 'matched' : 'sum_differs'
}

/** A report of a provider beside our payments, one row for each name; what needs a person first. */
export function reconcile(
  provider: ReportProvider,
  lines: readonly ReportLine[],
  ours: readonly OurMoney[],
): Compared[] {
  const theirs = new Map<string, { taken: number; returned: number; fee: number }>()
  for (const { name, kind, amount, fee } of lines) {
    const key = nameAt(provider, name)
    const sum = theirs.get(key) ?? { taken: 0, returned: 0, fee: 0 }
    sum[kind] += amount
    sum.fee += fee
    theirs.set(key, sum)
  }
  const own = new Map(ours.map((money) => [money.name, money]))
  const names = new Set([...theirs.keys(), ...ours.filter(({ isOfPeriod }) => isOfPeriod).map(({ name }) => name)])
  const order = ['only_them', 'sum_differs', 'only_us', 'matched'] as const
  return [...names]
    .map((name): Compared => {
      const [us, them] = [own.get(name), theirs.get(name)]
      return {
        name,
        orderNr: us?.orderNr ?? null,
        state: stateOf(us, them),
        taken: { us: us?.taken ?? 0, them: them?.taken ?? 0 },
        returned: { us: us?.returned ?? 0, them: them?.returned ?? 0 },
        fee: them?.fee ?? 0,
      }
    })
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state) || (one.name < other.name ? -1 : 1))
}
