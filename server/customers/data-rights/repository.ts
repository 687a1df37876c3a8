import type { OpenCountry } from '#domain/platform/country/country.ts'
import { and, eq, inArray, isNotNull, isNull, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import type { AnyPgColumn, PgTable } from '#db/connection/pg-core.ts'
import { giftCard } from '#db/schema/gift-cards.ts'
import { customerAddress, customerBankData } from '#db/schema/addresses.ts'
import { cart } from '#db/schema/carts.ts'
import { wallet, walletReturnRequest } from '#db/schema/wallet.ts'
import { consent } from '#db/schema/consents.ts'
import { salesRule } from '#db/schema/coupons.ts'
import { creditRequest } from '#db/schema/credits.ts'
import { customer, socialIdentity, wishlistItem } from '#db/schema/customers.ts'
import { customerSize } from '#db/schema/my-sizes.ts'
import { exchangeRequest } from '#db/schema/exchange.ts'
import { newsletterKey } from '#db/schema/newsletter.ts'
import { salesOrder } from '#db/schema/orders.ts'
import { question } from '#db/schema/questions.ts'
import { review } from '#db/schema/reviews.ts'
import { passkey, passkeyChallenge } from '#db/schema/passkeys.ts'
import {
  autologinLink,
  customerDevice,
  customerLogin,
  customerSession,
  passwordReset,
  rememberToken,
  twoStepCode,
} from '#db/schema/sessions.ts'
import { stockAlert } from '#db/schema/stock-alerts.ts'
import { withdrawProofsOf } from '#server/buy/payments/transfer/proofs.ts'
import { reviewPhotoRepository } from '#server/browse/reviews/photo-repository.ts'

type CustomerTable = PgTable & { idCustomer: AnyPgColumn }

export function dataRightsRepository(db: Handle) {
  return {
    /**
     * Locks the account against everything that could begin while it is being closed. In the order in which placing an order
     * takes its locks, so that the two never wait for each other.
     */
    async lock(idCustomer: number): Promise<void> {
      await db.select({ hash: cart.hash }).from(cart).where(eq(cart.idCustomer, idCustomer)).for('update')
      await db.select({ id: wallet.walletId }).from(wallet).where(eq(wallet.idCustomer, idCustomer)).for('update')
      await db
        .select({ id: customer.idCustomer })
        .from(customer)
        .where(eq(customer.idCustomer, idCustomer))
        .for('update')
    },

    /**
     * Removes the person from everything that stays and deletes the rest, in the transaction of the mail that confirms
     * it.
     */
    async erase(
      { idCustomer, country, email }: { idCustomer: number; country: OpenCountry; email: string },
      now: Date,
    ): Promise<void> {
      const owned: CustomerTable[] = [
        customerSession,
        rememberToken,
        customerLogin,
        customerDevice,
        autologinLink,
        passwordReset,
        twoStepCode,
        passkey,
        passkeyChallenge,
        socialIdentity,
        wishlistItem,
        customerSize,
        customerAddress,
        customerBankData,
        consent,
      ]
      for (const table of owned) await db.delete(table).where(eq(table.idCustomer, idCustomer))
      await db.delete(cart).where(and(eq(cart.idCustomer, idCustomer), isNull(cart.orderNr)))
      await db.delete(newsletterKey).where(and(eq(newsletterKey.country, country), eq(newsletterKey.email, email)))
      const isAskedByThem = or(eq(question.idCustomer, idCustomer), eq(question.email, email))
      await db.delete(question).where(and(eq(question.country, country), isAskedByThem))
      await db.delete(stockAlert).where(and(eq(stockAlert.email, email), eq(stockAlert.country, country)))
      await db
        .update(salesOrder)
        .set({
          shippingAddress: sql`without_person(${salesOrder.shippingAddress})`,
          billingAddress: sql`without_person(${salesOrder.billingAddress})`,
        })
        .where(eq(salesOrder.idCustomer, idCustomer))
      await db
        .update(exchangeRequest)
        .set({
          pickupAddress: sql`without_person(${exchangeRequest.pickupAddress})`,
          shippingAddress: sql`without_person(${exchangeRequest.shippingAddress})`,
          bankData: null,
        })
        .where(eq(exchangeRequest.idCustomer, idCustomer))
      await withdrawProofsOf(db, idCustomer)
      // A review stays, without its author and without photos that may show them.
      await reviewPhotoRepository(db).detachAllOf(idCustomer)
      await db.update(review).set({ author: '', height: null, size: null }).where(eq(review.idCustomer, idCustomer))
      // The recipients of gifts they sent; a gift that waits for its date is still sent.
      await db
        .update(giftCard)
        .set({ recipientName: null, recipientEmail: null, sendOn: null, message: '' })
        .where(
          and(
            isNotNull(giftCard.sentAt),
            inArray(
              giftCard.orderNr,
              db.select({ nr: salesOrder.orderNr }).from(salesOrder).where(eq(salesOrder.idCustomer, idCustomer)),
            ),
          ),
        )
      await db
        .update(creditRequest)
        .set({ bankData: sql`'{}'::jsonb` })
        .where(
          inArray(
            creditRequest.idSalesRule,
            db.select({ id: salesRule.idSalesRule }).from(salesRule).where(eq(salesRule.idCustomer, idCustomer)),
          ),
        )
      await db
        .update(walletReturnRequest)
        .set({ bankData: sql`'{}'::jsonb` })
        .where(
          inArray(
            walletReturnRequest.walletId,
            db.select({ id: wallet.walletId }).from(wallet).where(eq(wallet.idCustomer, idCustomer)),
          ),
        )
      await db
        .update(customer)
        .set({
          closedAt: now,
          // Unique, so that the address and the document are free for a new account.
          email: sql`'closed-' || ${customer.idCustomer} || '@invalid'`,
          identification: sql`'CLOSED-' || ${customer.idCustomer}`,
          passwordHash: null,
          firstName: '',
          middleName: null,
          lastName: '',
          gender: null,
          birthday: null,
          isNewsletterSubscribed: false,
          newsletterSubscriptions: { mujer: false, hombre: false, ninos: false },
          twoStepEnabled: false,
        })
        .where(eq(customer.idCustomer, idCustomer))
    },
  }
}
