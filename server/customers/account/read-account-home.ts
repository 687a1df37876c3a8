import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { credit } from '#db/schema/credits.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { giftCard } from '#db/schema/gift-cards.ts'
import { payment, salesOrder } from '#db/schema/orders.ts'
import { branchOffice } from '#db/schema/shipping.ts'
import { wallet, walletConfig, walletMovement } from '#db/schema/wallet.ts'
import { walletMoney } from '#domain/after-sale/wallet/wallet-money.ts'
import type { BoundMoney } from '#domain/after-sale/wallet/spend.ts'
import { nextActions, type NextAction, type Waiting } from '#domain/customers/account/next-actions.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'

type Ending = { amount: number; expiresAt: number } | null
type AccountHome = {
  next: NextAction[]
  wallet: { balance: number; ending: Ending } | null
  credits: { available: number; ending: Ending }
}

type Row = Pick<Waiting, 'unpaidOrders' | 'pickups' | 'dropoffs' | 'giftCards'> & {
  credits: { ref: string; amount: number; expiresAt: number }[]
  wallet: { balance: number; bound: BoundMoney[] } | null
  hasWallet: boolean
}

/** What the account's home shows besides the latest order, read in one statement. */
export async function readAccountHome(
  db: Handle,
  { idCustomer, country }: { idCustomer: number; country: OpenCountry },
  now: Date,
): Promise<AccountHome> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Row>(sql`select
    coalesce((select json_agg(json_build_object('orderNr', ${salesOrder.orderNr}, 'amount', ${salesOrder.total},
      'reservedUntil', (select extract(epoch from max(${payment.expiresAt})) * 1000 from ${payment}
        where ${payment.orderNr} = ${salesOrder.orderNr}))) from ${salesOrder}
      where ${salesOrder.idCustomer} = ${idCustomer} and ${salesOrder.status} = 'payment_pending'), '[]') as "unpaidOrders",
    coalesce((select json_agg(json_build_object('orderNr', ${salesOrder.orderNr}) order by ${salesOrder.placedAt})
      from ${salesOrder} where ${salesOrder.idCustomer} = ${idCustomer} and ${salesOrder.status} in ('partly_shipped', 'shipped')
        and ${salesOrder.shippingMethod} = 'pickup'), '[]') as pickups,
    coalesce((select json_agg(json_build_object('batchnumber', ${exchangeRequest.batchnumber},
      'until', ${exchangeRequest.maxDate}, 'place', ${branchOffice.name})) from ${exchangeRequest}
      join ${branchOffice} on ${branchOffice.country} = ${exchangeRequest.country}
        and ${branchOffice.id} = ${exchangeRequest.branchId}
      where ${exchangeRequest.idCustomer} = ${idCustomer} and ${exchangeRequest.status} = 'approved'
        and ${exchangeRequest.maxDate} is not null), '[]') as dropoffs,
    coalesce((select json_agg(distinct jsonb_build_object('orderNr', ${giftCard.orderNr})) from ${giftCard}
      join ${salesOrder} on ${salesOrder.orderNr} = ${giftCard.orderNr}
      where ${salesOrder.idCustomer} = ${idCustomer} and ${giftCard.recipientEmail} is null
        and ${giftCard.redeemedAt} is null and ${giftCard.voidedAt} is null), '[]') as "giftCards",
    coalesce((select json_agg(json_build_object('ref', ${credit.idSalesRule}::text,
      'amount', ${credit.originalAmount} - ${credit.usedAmount},
      'expiresAt', extract(epoch from ${credit.expiresAt}) * 1000)) from ${credit}
      join ${salesRule} on ${salesRule.idSalesRule} = ${credit.idSalesRule}
      where ${salesRule.idCustomer} = ${idCustomer} and ${credit.status} in ('available', 'partly_used')
        and ${credit.expiresAt} > ${moment}), '[]') as credits,
    exists (select from ${walletConfig} where ${walletConfig.country} = ${country} and ${walletConfig.enabled}) as "hasWallet",
    (select json_build_object('balance', ${wallet.balance}, 'bound', coalesce((select json_agg(json_build_object(
        'id', ${walletMovement.id}, 'remaining', ${walletMovement.remaining},
        'expiresAt', extract(epoch from ${walletMovement.expiresAt}) * 1000)) from ${walletMovement}
        where ${walletMovement.walletId} = ${wallet.walletId} and ${walletMovement.remaining} > 0), '[]'))
      from ${wallet} where ${wallet.idCustomer} = ${idCustomer}) as wallet`)
  const { credits, wallet: purse, hasWallet, ...waiting } = rows[0]!
  const at = now.getTime()
  const money = walletMoney(purse?.balance ?? 0, purse?.bound ?? [], at, countryProfiles[country].timeZone)
  const [nextCredit] = credits.toSorted((a, b) => a.expiresAt - b.expiresAt)
  const ending: Waiting['ending'] = [
    ...credits.map((one) => ({ kind: 'credit' as const, ...one })),
    ...(hasWallet && money.expiring ? [{ kind: 'wallet' as const, ref: '', ...money.expiring }] : []),
  ]
  return {
    next: nextActions({ ...waiting, ending }, at),
    wallet: hasWallet ? { balance: money.spendable, ending: money.expiring } : null,
    credits: { available: credits.reduce((sum, { amount }) => sum + amount, 0), ending: nextCredit ?? null },
  }
}
