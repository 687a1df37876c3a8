import { z } from 'zod/mini'
import { moneyRequestStatuses } from '#domain/after-sale/credits/credits.ts'
import { movementSources, movementTypes, type MovementType } from '#domain/after-sale/wallet/movements.ts'
import { bankDataChoice } from './bank-data.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { jsonPayload } from '../platform/json-payload.ts'
import { listPage, rowId } from '../platform/list-page.ts'
import { boolean, boundedToken, int, number, string } from '../platform/primitives.ts'

export const readWalletConfig = endpoint({
  method: 'POST',
  path: '/api/customer/configwallet',
  summary: 'Whether the store has wallets, from which amount money is sent to a bank, and its terms (API-53, OP-084)',
  auth: 'none',
  body: z.object({}),
  encoding: 'form',
  reply: ok({
    config: z.object({ enabled: boolean, min_withdrawal: number, terms_key: string }),
  }),
})

export const readWallet = endpoint({
  method: 'POST',
  path: '/api/customer/wallet',
  summary: 'The customer’s balance: what can be spent, what can be withdrawn, what ends soon (API-54, INV-14)',
  auth: 'customer',
  body: z.object({ token: boundedToken }),
  encoding: 'form',
  reply: ok({
    wallet: z.object({
      /** Null before the first movement. */
      wallet_id: z.nullable(int),
      balance: number,
      spendable: number,
      withdrawable: number,
      /** The amount that expires on the nearest day within a month. */
      expiring: z.nullable(z.object({ amount: number, expires_at: string })),
    }),
  }),
})

const movement = z.object({
  id: int,
  type: z.enum(movementTypes as [MovementType, ...MovementType[]]),
  /** Signed, in currency units. */
  amount: number,
  /** The balance after it. */
  balance: number,
  description: string,
  created_at: string,
  /** When promotional money expires. */
  expires_at: z.nullable(string),
  /** What remains of money that cannot be withdrawn; null for other money. */
  remaining: z.nullable(number),
  belongs_to: z.nullable(z.object({ type: z.enum(movementSources), id: string })),
  /** The withdrawal request that booked it, or whose rejection returned it. */
  withdrawal: z.nullable(
    z.object({ id: int, status: z.enum(moneyRequestStatuses), movement_id: int, created_at: string }),
  ),
})
export type Movement = z.output<typeof movement>

export const readMovements = endpoint({
  method: 'POST',
  path: '/api/wallet/movements',
  summary:
    'The movements of the customer’s wallet, latest first, four at a time; or one by its number (API-55, WAL-03)',
  auth: 'customer',
  body: z.object({ token: boundedToken, wallet_id: z.optional(rowId), ...listPage, id: z.optional(rowId) }),
  encoding: 'form',
  reply: ok({
    movements: z.array(movement),
    /** The page is full, so there may be more (WAL-03). */
    hasMore: boolean,
  }),
})

export const requestWithdrawal = endpoint({
  method: 'POST',
  path: '/api/wallet/returnrequest',
  summary: 'Asks for money of the wallet to be sent to a bank; it leaves the wallet at once (API-56, OP-083)',
  auth: 'customer',
  body: z.object({
    token: boundedToken,
    payload: jsonPayload(
      z.object({
        wallet_id: int,
        /** In currency units. */
        amount: number,
        bank_data: bankDataChoice,
        /** Whether the wallet's terms were accepted. */
        accepts_terms: z._default(boolean, false),
      }),
    ),
  }),
  encoding: 'form',
  idempotent: true,
  reply: ok({ message: string, movement_id: int }),
})
