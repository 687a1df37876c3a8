import { z } from 'zod/mini'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { ExchangePayload } from '#contract/after-sale/exchanges.ts'
import { openCountries } from '#domain/platform/country/country.ts'

const draftItem = z.object({
  quantity: z.int(),
  reason: z.string(),
  details: z.string(),
  way: z.string(),
  replacement: z.string(),
})
export type DraftItem = z.output<typeof draftItem>

const draftFields = z.object({
  country: z.nullable(z.enum(openCountries)),
  orderNr: z.string(),
  kind: z.nullable(z.enum(['exchange', 'return'])),
  /** Keyed by sku. */
  items: z.record(z.string(), draftItem),
  method: z.string(),
  pickupAddress: z.string(),
  shippingAddress: z.string(),
  branch: z.string(),
  /** The latest search for branches. */
  near: z.object({ postcode: z.string(), city: z.string() }),
})
type DraftFields = z.output<typeof draftFields>

const emptyDraft: DraftFields = {
  country: null,
  orderNr: '',
  kind: null,
  items: {},
  method: '',
  pickupAddress: '',
  shippingAddress: '',
  branch: '',
  near: { postcode: '', city: '' },
}

type Draft = DraftFields & {
  change(part: Partial<DraftFields>): void
  changeItem(sku: string, part: Partial<DraftItem>): void
  /** Starts a draft for an order; a draft of the same order is kept. */
  start(orderNr: string, country: DraftFields['country']): void
  reset(): void
}

/** The answers so far. They survive going back and reloading, in this tab only, and never contain an account number. */
export const useExchangeDraft = create<Draft>()(
  persist(
    (set, get) => ({
      ...emptyDraft,
      change: (part) => set(part),
      changeItem: (sku, part) => {
        const before = get().items[sku]
        if (before) set({ items: { ...get().items, [sku]: { ...before, ...part } } })
      },
      start: (orderNr, country) => {
        if (get().orderNr !== orderNr || get().country !== country) set({ ...emptyDraft, orderNr, country })
      },
      reset: () => set(emptyDraft),
    }),
    {
      name: 'exchange',
      storage: createJSONStorage(() => sessionStorage),
      // The server renders without a draft, so the first render in the browser must too.
      skipHydration: true,
      partialize: (state) => draftFields.parse(state),
      merge: (stored, current) => ({ ...current, ...draftFields.safeParse(stored).data }),
    },
  ),
)

const idOf = (text: string) => (text === '' ? null : Number(text))

/** The draft in the shape the API takes. */
export function payloadOf(draft: DraftFields): ExchangePayload {
  return {
    order_nr: draft.orderNr,
    items: Object.entries(draft.items).map(([sku, item]) => ({
      sku,
      ...item,
      replacement: item.way === 'exchange' ? item.replacement : '',
    })),
    method: draft.method,
    id_pickup_address: draft.method === 'home_pickup' ? idOf(draft.pickupAddress) : null,
    id_branch: draft.method === 'branch_dropoff' ? idOf(draft.branch) : null,
    id_shipping_address: Object.values(draft.items).some(({ way }) => way === 'exchange')
      ? idOf(draft.shippingAddress)
      : null,
  }
}
