import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { credit, creditRequest } from '#db/schema/credits.ts'
import { exchangeItem, exchangeRequest } from '#db/schema/exchange.ts'
import { orderItem, payment, salesOrder } from '#db/schema/orders.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { wallet, walletConfig, walletMovement, walletReturnRequest } from '#db/schema/wallet.ts'
import { lastReturnDay } from '#domain/after-sale/exchanges/eligibility.ts'
import type { BoundMoney } from '#domain/after-sale/wallet/spend.ts'
import { walletMoney } from '#domain/after-sale/wallet/wallet-money.ts'
import type { OrderStatus } from '#domain/buy/orders/statuses.ts'
import type { PaymentStatus } from '#domain/buy/payments/lifecycle.ts'
import type { AccountMatters } from '#domain/customers/data-rights/closing.ts'
import { dayIn } from '#domain/platform/dates.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

type Owner = { idCustomer: number; country: OpenCountry }

type OrderFacts = {
  orderNr: string
  status: OrderStatus
  deliveredAt: string | null
  hasReturnable: boolean
  payments: PaymentStatus[]
}
type MattersRow = {
  returnDays: number
  orders: OrderFacts[]
  exchanges: string[]
  requested: number
  wallet: { balance: number; bound: BoundMoney[] } | null
  minWithdrawal: number | null
  credits: { id: number; left: number; isForMoney: boolean }[]
}

/** What the customer's account still has to do with the shop, read at one moment. */
export async function readMatters(db: Handle, { idCustomer, country }: Owner, now: Date): Promise<AccountMatters> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<MattersRow>(sql`select ${countryTable.returnDays} as "returnDays",
    coalesce((select json_agg(json_build_object('orderNr', ${salesOrder.orderNr}, 'status', ${salesOrder.status},
      'deliveredAt', ${salesOrder.deliveredAt},
      'hasReturnable', exists (select from ${orderItem} where ${orderItem.orderNr} = ${salesOrder.orderNr}
        and not ${orderItem.isGiftCard} and ${orderItem.quantity} > coalesce((select sum(${exchangeItem.quantity})
          from ${exchangeItem} join ${exchangeRequest} on ${exchangeRequest.batchnumber} = ${exchangeItem.batchnumber}
          where ${exchangeItem.orderItemId} = ${orderItem.id}
            and ${exchangeRequest.status} not in ('rejected', 'annulled')), 0)),
      'payments', coalesce((select json_agg(${payment.status}) from ${payment}
        where ${payment.orderNr} = ${salesOrder.orderNr}), '[]')) order by ${salesOrder.orderNr})
      from ${salesOrder} where ${salesOrder.idCustomer} = ${idCustomer}), '[]') as orders,
    coalesce((select json_agg(${exchangeRequest.batchnumber} order by ${exchangeRequest.batchnumber}) from ${exchangeRequest}
      where ${exchangeRequest.idCustomer} = ${idCustomer}
        and ${exchangeRequest.status} in ('requested', 'approved', 'received')), '[]') as exchanges,
    (coalesce((select sum(${creditRequest.amount}) from ${creditRequest}
        join ${salesRule} on ${salesRule.idSalesRule} = ${creditRequest.idSalesRule}
        where ${salesRule.idCustomer} = ${idCustomer} and ${creditRequest.status} = 'requested'), 0)
      + coalesce((select sum(${walletReturnRequest.amount}) from ${walletReturnRequest}
        join ${wallet} on ${wallet.walletId} = ${walletReturnRequest.walletId}
        where ${wallet.idCustomer} = ${idCustomer} and ${walletReturnRequest.status} = 'requested'), 0))::float8 as requested,
    (select json_build_object('balance', ${wallet.balance}, 'bound', coalesce((select json_agg(json_build_object(
        'id', ${walletMovement.id}, 'remaining', ${walletMovement.remaining},
        'expiresAt', extract(epoch from ${walletMovement.expiresAt}) * 1000)) from ${walletMovement}
        where ${walletMovement.walletId} = ${wallet.walletId} and ${walletMovement.remaining} > 0), '[]'))
      from ${wallet} where ${wallet.idCustomer} = ${idCustomer}) as wallet,
    (select ${walletConfig.minWithdrawal} from ${walletConfig}
      where ${walletConfig.country} = ${country} and ${walletConfig.enabled})::float8 as "minWithdrawal",
    coalesce((select json_agg(json_build_object('id', ${credit.idSalesRule},
        'left', ${credit.originalAmount} - ${credit.usedAmount}, 'isForMoney', ${credit.exchangeableForMoney})
        order by ${credit.idSalesRule}) from ${credit} join ${salesRule} on ${salesRule.idSalesRule} = ${credit.idSalesRule}
      where ${salesRule.idCustomer} = ${idCustomer} and ${credit.status} in ('available', 'partly_used')
        and ${credit.expiresAt} > ${moment}), '[]') as credits
    from ${countryTable} where ${countryTable.code} = ${country}`)
  const found = rows[0]!
  const { timeZone } = countryProfiles[country]
  const money = walletMoney(found.wallet?.balance ?? 0, found.wallet?.bound ?? [], now.getTime(), timeZone)
  return {
    today: dayIn(timeZone, now),
    orders: found.orders.map(({ deliveredAt, ...order }) => ({
      ...order,
      returnUntil: deliveredAt === null ? null : lastReturnDay(timeZone, new Date(deliveredAt), found.returnDays),
    })),
    exchanges: found.exchanges,
    requested: found.requested,
    wallet: {
      spendable: money.spendable,
      withdrawable: money.withdrawable,
      minWithdrawal: found.minWithdrawal ?? 0,
      isOpen: found.minWithdrawal !== null,
    },
    credits: found.credits,
  }
}
