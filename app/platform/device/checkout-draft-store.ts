import { z } from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { paymentChoices } from '#domain/buy/payments/methods.ts'
import { openCountries } from '#domain/platform/country/country.ts'

const draftFields = z.object({
  country: z.nullable(z.enum(openCountries)),
  /** The typed address fields, by name. */
  typed: z.record(z.string(), z.string()),
  /** Sent to a home, or picked up at a branch. */
  way: z._default(z.enum(['home', 'pickup']), 'home'),
  /** The typed address is complete and used. */
  isTyped: z.boolean(),
  /** Place and postcode of the typed address that the server agreed to. */
  checked: z._default(z.string(), ''),
  addressId: z.string(),
  shipping: z.nullable(z.enum(shippingCodes)),
  branchId: z.string(),
  payment: z.nullable(z.enum(paymentChoices)),
  usesWallet: z.boolean(),
  /** Who gets the gift cards: the typed fields, or chosen after paying. */
  gift: z._default(z.record(z.string(), z.string()), {}),
  giftWhen: z._default(z.nullable(z.enum(['now', 'later'])), null),
  /** The order created from this draft, so that going back leads to it. */
  placed: z.nullable(z.object({ nr: z.string(), key: z.string() })),
})
type DraftFields = z.output<typeof draftFields>

const emptyDraft: DraftFields = {
  country: null,
  typed: {},
  way: 'home',
  isTyped: false,
  checked: '',
  addressId: '',
  shipping: null,
  branchId: '',
  payment: null,
  usesWallet: false,
  gift: {},
  giftWhen: null,
  placed: null,
}

type Draft = DraftFields & {
  change(part: Partial<DraftFields>): void
  reset(): void
}

/**
 * The choices and typed data of the checkout. They survive going back and reloading (U67), in this tab only. The server
 * receives them with every call and validates them all.
 */
export const useCheckoutDraft = create<Draft>()(
  persist((set) => ({ ...emptyDraft, change: (part) => set(part), reset: () => set(emptyDraft) }), {
    name: 'checkout',
    storage: createJSONStorage(() => sessionStorage),
    // The server renders without a draft, so the first render in the browser must too.
    skipHydration: true,
    partialize: (state) => draftFields.parse(state),
    merge: (stored, current) => ({ ...current, ...draftFields.safeParse(stored).data }),
  }),
)

/** What makes two typed addresses go to the same place. */
export const placeKey = ({ place = '', region = '', postcode = '' }: Readonly<Record<string, string>>) =>
  [place, region, postcode].join(' ')

/** Stores what was typed, beside what was typed before in other fields. */
export function storeTyped(values: Readonly<Record<string, string>>): void {
  const { typed, change } = useCheckoutDraft.getState()
  change({ typed: { ...typed, ...values } })
}
