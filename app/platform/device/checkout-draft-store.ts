import { z } from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { shippingCodes } from '#domain/buy/shipping/shipping-methods.ts'
import { paymentChoices } from '#domain/buy/payments/methods.ts'
import { openCountries } from '#domain/platform/country/country.ts'

const chosen = z.object({
  country: z.nullable(z.enum(openCountries)),
  /** What was typed into the form of the address, by its field names. */
  typed: z.record(z.string(), z.string()),
  /** The typed address is complete and is the one to use. */
  isTyped: z.boolean(),
  addressId: z.string(),
  shipping: z.nullable(z.enum(shippingCodes)),
  branchId: z.string(),
  payment: z.nullable(z.enum(paymentChoices)),
  usesWallet: z.boolean(),
  /** The order this draft became, so that the way back leads to it. */
  placed: z.nullable(z.object({ nr: z.string(), key: z.string() })),
})
type Chosen = z.output<typeof chosen>

const nothing: Chosen = {
  country: null,
  typed: {},
  isTyped: false,
  addressId: '',
  shipping: null,
  branchId: '',
  payment: null,
  usesWallet: false,
  placed: null,
}

type Draft = Chosen & {
  change(part: Partial<Chosen>): void
  reset(): void
}

/**
 * What the shopper chose and typed so far: kept on back and on reload (U67), in this tab alone, and gone with it. The
 * server is told with every question and believes none of it.
 */
export const useCheckoutDraft = create<Draft>()(
  persist((set) => ({ ...nothing, change: (part) => set(part), reset: () => set(nothing) }), {
    name: 'checkout',
    storage: createJSONStorage(() => sessionStorage),
    // The server knows nothing of it: the first rendering in the browser must not either.
    skipHydration: true,
    partialize: (state) => chosen.parse(state),
    merge: (stored, current) => ({ ...current, ...chosen.safeParse(stored).data }),
  }),
)
