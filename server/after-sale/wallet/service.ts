import type { Page } from '#contract/platform/list-page.ts'
import type { Movement } from '#contract/after-sale/wallet.ts'
import type { Handle } from '#db/connection/handle.ts'
import { RuleError } from '#domain/platform/errors.ts'
import { toUnits } from '#domain/platform/money.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { referenceOf } from '#domain/after-sale/wallet/movements.ts'
import { walletMoney } from '#domain/after-sale/wallet/wallet-money.ts'
import { walletRepository } from './repository.ts'

type Owner = { idCustomer: number; country: OpenCountry }
type MovementsQuery = Page & { walletId: number | undefined; id: number | undefined }

export function walletService(db: Handle) {
  const wallets = walletRepository(db)
  return {
    async config(country: OpenCountry) {
      const row = await wallets.config(country)
      return {
        enabled: row?.enabled ?? false,
        min_withdrawal: toUnits(row?.minWithdrawal ?? 0, countryProfiles[country]),
        terms_key: row?.termsKey ?? '',
      }
    },

    async balance({ idCustomer, country }: Owner, now: Date) {
      const own = await wallets.ofCustomer(idCustomer)
      const profile = countryProfiles[country]
      const bound = own ? await wallets.boundMoney(own.walletId) : []
      const money = walletMoney(own?.balance ?? 0, bound, now.getTime(), profile.timeZone)
      const units = (minor: number) => toUnits(minor, profile)
      return {
        wallet_id: own?.walletId ?? null,
        balance: units(own?.balance ?? 0),
        spendable: units(money.spendable),
        withdrawable: units(money.withdrawable),
        expiring: money.expiring && {
          amount: units(money.expiring.amount),
          expires_at: new Date(money.expiring.expiresAt).toISOString(),
        },
      }
    },

    /** Another customer's wallet or movement is answered like one that does not exist (INV-24). */
    async movements(
      { idCustomer, country }: Owner,
      { walletId, id, limit, offset }: MovementsQuery,
    ): Promise<Movement[]> {
      const own = await wallets.ofCustomer(idCustomer)
      if (walletId !== undefined && walletId !== own?.walletId) throw new RuleError('wallet_not_found')
      const rows = own ? await wallets.movements(own.walletId, { limit, offset, id }) : []
      if (id !== undefined && rows.length === 0) throw new RuleError('movement_not_found')
      const withdrawals = own ? await wallets.withdrawals(own.walletId, rows) : []
      const units = (minor: number) => toUnits(minor, countryProfiles[country])
      return rows.map((row) => {
        const reference = referenceOf(row.refType, row.refId)
        const withdrawal = withdrawals.find(
          (each) =>
            each.movementId === row.id || (reference?.type === 'withdrawal' && String(each.id) === reference.id),
        )
        return {
          id: row.id,
          type: row.type,
          amount: units(row.amount),
          balance: units(row.balance),
          description: row.description,
          created_at: row.createdAt.toISOString(),
          expires_at: row.expiresAt?.toISOString() ?? null,
          remaining: row.remaining === null ? null : units(row.remaining),
          belongs_to: reference,
          withdrawal: withdrawal
            ? {
                id: withdrawal.id,
                status: withdrawal.status,
                movement_id: withdrawal.movementId,
                created_at: withdrawal.createdAt.toISOString(),
              }
            : null,
        }
      })
    },
  }
}
