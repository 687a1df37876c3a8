import type { Handle } from '#db/connection/handle.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { credit, creditRequest } from '#db/schema/credits.ts'
import { statusEvent } from '#db/schema/orders.ts'
import { creditLabels } from '#domain/after-sale/credits/credit-status.ts'
import type { CreditMethod, CreditStatus } from '#domain/after-sale/credits/credits.ts'
import { localAmount, localPrice } from '../catalogue/amounts.ts'
import { demoBankData } from './bank-data.ts'
import type { Moments } from '../moments.ts'
import type { DemoCustomer, People } from './write-people.ts'

/** Ids of the sales rules by code. */
export type CreditIds = Map<string, number>

type DemoCredit = {
  code: string
  method: CreditMethod
  /** Minor units. */
  original: number
  used?: number
  status: CreditStatus
  createdAt: Date
  expiresAt: Date
  isNotForMoney?: true
}

/** One of each status for ana, exactly four for dora, and the one gabi got for a return. */
export async function writeCredits(db: Handle, people: People, moments: Moments): Promise<CreditIds> {
  const { daysAgo, inDays } = moments
  const creditOf = (
    code: string,
    method: CreditMethod,
    pesos: number,
    status: CreditStatus,
    since: number,
    until: Date,
  ) => {
    return { code, method, original: localAmount('ar', pesos), status, createdAt: daysAgo(since), expiresAt: until }
  }
  const ofAna: DemoCredit[] = [
    creditOf('CRED-ANA-1', 'devolucion', 12_000, 'available', 20, inDays(160)),
    {
      ...creditOf('CRED-ANA-2', 'compensacion', 8_000, 'partly_used', 60, inDays(120)),
      used: localAmount('ar', 3_000),
    },
    { ...creditOf('CRED-ANA-3', 'promocion', 5_000, 'available', 29, inDays(1)), isNotForMoney: true },
    {
      ...creditOf('CRED-ANA-4', 'gift_card', 20_000, 'used', 50, inDays(300)),
      used: localAmount('ar', 20_000),
      isNotForMoney: true,
    },
    creditOf('CRED-ANA-5', 'devolucion', 4_000, 'expired', 200, daysAgo(20)),
    creditOf('CRED-ANA-6', 'devolucion', 6_000, 'in_process', 35, inDays(145)),
  ]
  const ofDora: DemoCredit[] = [3_000, 4_500, 2_500, 7_000].map((pesos, index) =>
    creditOf(`CRED-DORA-${index + 1}`, 'devolucion', pesos, 'available', 80 - index * 10, inDays(60 + index * 10)),
  )
  // Worth exactly the returned dress.
  const dress = localPrice('cl', 79_990)
  const ofGabi: DemoCredit[] = [
    { ...creditOf('CRED-GABI-1', 'devolucion', 0, 'available', 19, inDays(161)), original: dress },
  ]
  const ids: CreditIds = new Map()
  for (const [owner, list] of [
    [people.ana, ofAna],
    [people.dora, ofDora],
    [people.gabi, ofGabi],
  ] as const) {
    for (const one of list) ids.set(one.code, await writeCredit(db, owner, one))
  }
  await db.insert(creditRequest).values({
    idSalesRule: ids.get('CRED-ANA-6')!,
    way: 'bank',
    amount: localAmount('ar', 6_000),
    bankData: demoBankData.ana,
    status: 'requested',
    createdAt: daysAgo(3),
  })
  // A coupon for a return comes with one for free shipping (EXC-09).
  const free = {
    country: people.gabi.country,
    idCustomer: people.gabi.idCustomer,
    kind: 'free_shipping',
    amount: 0,
  } as const
  await db
    .insert(salesRule)
    .values({ ...free, code: 'ENVIO-GABI-1', maxUses: 1, startsAt: daysAgo(19), endsAt: inDays(161) })
  return ids
}

async function writeCredit(db: Handle, { country, idCustomer }: DemoCustomer, one: DemoCredit): Promise<number> {
  const { original, used = 0 } = one
  const dates = { startsAt: one.createdAt, endsAt: one.expiresAt }
  const rule = {
    country,
    idCustomer,
    code: one.code,
    kind: 'credit',
    amount: original,
    usedCount: used > 0 ? 1 : 0,
  } as const
  const [row] = await db
    .insert(salesRule)
    .values({ ...rule, ...dates })
    .returning()
  const { idSalesRule } = row!
  await db.insert(credit).values({
    idSalesRule,
    originalAmount: original,
    usedAmount: used,
    createdAt: one.createdAt,
    expiresAt: one.expiresAt,
    method: one.method,
    exchangeableForMoney: !one.isNotForMoney,
    status: one.status,
  })
  const steps: [CreditStatus, Date][] = [['available', one.createdAt]]
  if (one.status !== 'available') {
    const isOver = one.status === 'expired'
    steps.push([one.status, isOver ? one.expiresAt : new Date(one.createdAt.getTime() + 30 * 24 * 60 * 60 * 1000)])
  }
  await db.insert(statusEvent).values(
    steps.map(([status, at]) => {
      return { subject: 'credit' as const, subjectId: String(idSalesRule), status, label: creditLabels[status], at }
    }),
  )
  return idSalesRule
}
