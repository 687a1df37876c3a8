import type { exchangeRequest } from '#db/schema/exchange.ts'
import type { ReturnWay } from '#domain/after-sale/exchanges/choices.ts'
import type { ExchangeStatus } from '#domain/after-sale/exchanges/states.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { demoBankData } from '../people/bank-data.ts'
import type { Moments } from '../moments.ts'
import type { People } from '../people/write-people.ts'

export type ExchangeStory = Omit<typeof exchangeRequest.$inferInsert, 'country' | 'idCustomer' | 'status'> & {
  who: 'ana' | 'gabi'
  /** The order line that is returned. */
  line: number
  status: ExchangeStatus
  way: ReturnWay
  reason: string
  details: string
  replacement?: string
  resultRef?: string
}

/** What the stories refer to: two branch offices, and the outcomes of the finished ones. */
export type ExchangeContext = {
  palermo: number
  providencia: number
  refundedPayment: number
  creditOfGabi: number
  returnToWallet: number
}

/** One of each status, and one of each outcome of a return. */
export function exchangeStories(people: People, context: ExchangeContext, moments: Moments): ExchangeStory[] {
  const { daysAgo, inDays } = moments
  const [home, , cordoba] = people.ana.addresses
  const [homeOfGabi] = people.gabi.addresses
  const dayOf = (moment: Date, country: OpenCountry) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: countryProfiles[country].timeZone }).format(moment)
  const pickup = { method: 'home_pickup', pickupAddress: home!, pickupSlot: '8-17', collector: 'own_fleet' } as const
  const dropoff = { method: 'branch_dropoff', branchId: context.palermo } as const
  const dropoffChile = { method: 'branch_dropoff', branchId: context.providencia } as const
  const about = (orderNr: string, line: number, status: ExchangeStatus, days: number) => {
    const who = orderNr.startsWith('R1') ? ('ana' as const) : ('gabi' as const)
    return { who, orderNr, line, status, createdAt: daysAgo(days) }
  }
  return [
    {
      batchnumber: 'C1001',
      ...about('R110', 1, 'requested', 1),
      way: 'exchange',
      replacement: 'ZH0002-43',
      reason: 'too_small',
      details: 'Me aprieta en la punta.',
      ...pickup,
      pickupAddress: cordoba!,
      collector: 'carrier',
      shippingAddress: home!,
    },
    {
      batchnumber: 'C1002',
      ...about('R110', 2, 'approved', 4),
      way: 'credit_wallet',
      reason: 'not_liked',
      details: 'No me convenció el color.',
      ...dropoff,
      maxDate: dayOf(inDays(6), 'ar'),
    },
    // Overdue: the daily job annuls it.
    {
      batchnumber: 'C1003',
      ...about('R201', 0, 'approved', 11),
      way: 'refund',
      reason: 'too_big',
      details: 'Me quedan grandes.',
      ...dropoffChile,
      maxDate: dayOf(daysAgo(1), 'cl'),
      bankData: demoBankData.gabi,
    },
    {
      batchnumber: 'C1004',
      ...about('R104', 0, 'rejected', 40),
      way: 'refund',
      reason: 'defect',
      details: 'Se descosió.',
      ...pickup,
      bankData: demoBankData.ana,
      rejectReason: 'La prenda tiene señales de uso y le falta la etiqueta.',
      closedAt: daysAgo(39),
    },
    {
      batchnumber: 'C1005',
      ...about('R104', 1, 'annulled', 38),
      way: 'credit_coupon',
      reason: 'too_small',
      details: 'Me queda chico.',
      ...pickup,
      closedAt: daysAgo(37),
    },
    {
      batchnumber: 'C1006',
      ...about('R111', 0, 'finished', 38),
      way: 'refund',
      reason: 'too_small',
      details: 'Un número menos del que uso.',
      ...pickup,
      bankData: demoBankData.ana,
      closedAt: daysAgo(31),
      resultRef: String(context.refundedPayment),
    },
    {
      batchnumber: 'C1007',
      ...about('R202', 0, 'finished', 24),
      way: 'exchange',
      replacement: 'ZM0006-38',
      reason: 'too_small',
      details: 'Necesito una talla más.',
      ...pickup,
      pickupAddress: homeOfGabi!,
      shippingAddress: homeOfGabi!,
      closedAt: daysAgo(16),
      resultRef: 'R204',
    },
    {
      batchnumber: 'C1008',
      ...about('R203', 0, 'finished', 26),
      way: 'credit_coupon',
      reason: 'not_liked',
      details: 'No era para mí.',
      ...dropoffChile,
      closedAt: daysAgo(19),
      resultRef: String(context.creditOfGabi),
    },
    {
      batchnumber: 'C1009',
      ...about('R111', 1, 'finished', 38),
      way: 'credit_wallet',
      reason: 'not_liked',
      details: 'Me la regalaron repetida.',
      ...dropoff,
      closedAt: daysAgo(31),
      resultRef: String(context.returnToWallet),
    },
  ]
}
