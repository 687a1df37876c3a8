import { sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { payment, salesOrder, statusEvent } from '#db/schema/orders.ts'
import type { OurMoney } from '#domain/desk/money/reconcile.ts'
import type { ReportProvider } from '#domain/desk/money/report-format.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays, instantIn } from '#domain/platform/dates.ts'

type Period = { country: OpenCountry; provider: ReportProvider; firstDay: string; lastDay: string }

/**
 * Our payments of a period by the name the provider has for them, and those that the report names though they are of
 * other days. A payment is of the day its order was paid; what went back of it is counted as a whole.
 */
export async function readOurs(
  db: Handle,
  { country, provider, firstDay, lastDay }: Period,
  named: readonly string[],
): Promise<OurMoney[]> {
  const { timeZone } = countryProfiles[country]
  const from = instantIn(timeZone, firstDay).toISOString()
  const until = instantIn(timeZone, addDays(lastDay, 1)).toISOString()
  // Transbank knows the order, Mercado Pago our reference of the payment.
  const name = provider === 'webpay' ? payment.orderNr : payment.reference
  const { rows } = await db.execute<OurMoney>(sql`
    with paid as materialized (
      select ${statusEvent.subjectId} as order_nr from ${statusEvent}
      where ${statusEvent.subject} = 'order' and ${statusEvent.status} = 'paid'
        and ${statusEvent.at} >= ${from}::timestamptz and ${statusEvent.at} < ${until}::timestamptz
    ), chosen as (
      select ${payment.id} as id, true as "isOfPeriod" from ${payment} join paid on paid.order_nr = ${payment.orderNr}
      union all
      select ${payment.id}, false from ${payment} where ${name} = any(${sql.param([...named])}::text[])
    )
    select ${name} as name, min(${payment.orderNr}) as "orderNr", sum(${payment.amount})::float8 as taken,
      sum(case when ${payment.status} = 'refunded' then ${payment.amount} else
        (select coalesce(sum(part.amount), 0) from ${payment} part
          where part.refund_of = ${payment.id} and part.status = 'refunded') end)::float8 as returned,
      bool_or(which."isOfPeriod") as "isOfPeriod"
    from (select id, bool_or("isOfPeriod") as "isOfPeriod" from chosen group by id) which
      join ${payment} on ${payment.id} = which.id
      join ${salesOrder} on ${salesOrder.orderNr} = ${payment.orderNr}
    where ${payment.provider} = ${provider} and ${salesOrder.country} = ${country} and ${payment.refundOf} is null
      and ${payment.status} in ('approved', 'refund_pending', 'refunded') and ${name} is not null
    group by 1`)
  return rows
}
