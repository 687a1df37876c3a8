import type { Page } from '#contract/platform/list-page.ts'
import { and, desc, eq, gt, inArray, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { wallet, walletConfig, walletMovement, walletReturnRequest } from '#db/schema/wallet.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import type { BoundMoney } from '#domain/after-sale/wallet/spend.ts'

type MovementReference = { id: number; refType: string | null; refId: string | null }

export function walletRepository(db: Handle) {
  return {
    async config(country: OpenCountry) {
      const [row] = await db.select().from(walletConfig).where(eq(walletConfig.country, country))
      return row
    },

    async ofCustomer(idCustomer: number) {
      const [row] = await db.select().from(wallet).where(eq(wallet.idCustomer, idCustomer))
      return row
    },

    /** What is left of money that expires or cannot be withdrawn. */
    async boundMoney(walletId: number): Promise<BoundMoney[]> {
      const rows = await db
        .select({ id: walletMovement.id, remaining: walletMovement.remaining, expiresAt: walletMovement.expiresAt })
        .from(walletMovement)
        .where(and(eq(walletMovement.walletId, walletId), gt(walletMovement.remaining, 0)))
      return rows.map(({ id, remaining, expiresAt }) => {
        return { id, remaining: remaining!, expiresAt: expiresAt?.getTime() ?? null }
      })
    },

    /** Each movement with the balance after it, summed over all movements before the page is cut. */
    movements(walletId: number, { limit, offset, id }: Page & { id?: number | undefined }) {
      const booked = db
        .select({
          id: walletMovement.id,
          type: walletMovement.type,
          amount: walletMovement.amount,
          description: walletMovement.description,
          refType: walletMovement.refType,
          refId: walletMovement.refId,
          expiresAt: walletMovement.expiresAt,
          remaining: walletMovement.remaining,
          createdAt: walletMovement.createdAt,
          balance:
            sql<number>`sum(${walletMovement.amount}) over (order by ${walletMovement.createdAt}, ${walletMovement.id})`
              .mapWith(Number)
              .as('running_balance'),
        })
        .from(walletMovement)
        .where(eq(walletMovement.walletId, walletId))
        .as('booked')
      return (
        db
          .select()
          .from(booked)
          .where(id === undefined ? undefined : eq(booked.id, id))
          // Orders equal times by id, so that pages neither repeat nor skip rows (INV-29).
          .orderBy(desc(booked.createdAt), desc(booked.id))
          .limit(limit)
          .offset(offset)
      )
    },

    /** The withdrawal requests that these movements belong to. */
    async withdrawals(walletId: number, movements: readonly MovementReference[]) {
      if (movements.length === 0) return []
      const booked = movements.map(({ id }) => id)
      const refused = movements.filter(({ refType }) => refType === 'withdrawal').map(({ refId }) => Number(refId))
      return db
        .select({
          id: walletReturnRequest.id,
          status: walletReturnRequest.status,
          movementId: walletReturnRequest.movementId,
          createdAt: walletReturnRequest.createdAt,
        })
        .from(walletReturnRequest)
        .where(
          and(
            eq(walletReturnRequest.walletId, walletId),
            or(inArray(walletReturnRequest.movementId, booked), inArray(walletReturnRequest.id, refused)),
          ),
        )
    },
  }
}
