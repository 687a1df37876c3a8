import { eq, sql } from '#db/connection/drizzle.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { exchangeTransitions } from '#domain/after-sale/exchanges/states.ts'
import { annulExchange } from './close-exchange.ts'
import { runEach, nightlyInEveryCountry, type Job } from '#server/platform/jobs/job.ts'

const reason = 'Los productos no llegaron a la sucursal en la fecha máxima.'

/** Annuls a drop-off whose last day has passed in the time zone of its country (EXC-06). */
export const annulLateDropoffs: Job = {
  name: 'annul-late-dropoffs',
  summary: 'annul branch drop-offs whose last day has passed in the store’s time zone',
  schedule: nightlyInEveryCountry,
  async run(db, acting) {
    const { rows } = await db.execute<{ batchnumber: string }>(sql`
      select batchnumber from exchange_request join country on country.code = exchange_request.country
      where method = 'branch_dropoff' and status in ('requested', 'approved')
        and max_date < (${acting.now.toISOString()}::timestamptz at time zone timezone)::date
      order by batchnumber`)
    return runEach(
      db,
      rows,
      ({ batchnumber }) => batchnumber,
      async (tx, { batchnumber }) => {
        const isAt = eq(exchangeRequest.batchnumber, batchnumber)
        const [request] = await tx.select().from(exchangeRequest).where(isAt).for('update')
        if (!exchangeTransitions[request!.status].includes('annulled')) return false
        await annulExchange(tx, { batchnumber, reason }, acting)
        return true
      },
    )
  },
}
