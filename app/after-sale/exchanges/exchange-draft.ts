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

const chosen = z.object({
  country: z.nullable(z.enum(openCountries)),
  orderNr: z.string(),
  kind: z.nullable(z.enum(['exchange', 'return'])),
  /** By sku. */
  items: z.record(z.string(), draftItem),
  method: z.string(),
  pickupAddress: z.string(),
  shippingAddress: z.string(),
  branch: z.string(),
  /** Where branches were looked for. */
  near: z.object({ postcode: z.string(), city: z.string() }),
})
type Chosen = z.output<typeof chosen>

const nothing: Chosen = {
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

type Draft = Chosen & {
  change(part: Partial<Chosen>): void
  changeItem(sku: string, part: Partial<DraftItem>): void
  /** Begins anew for an order; what was chosen for the same one stays. */
  begin(orderNr: string, country: Chosen['country']): void
  forget(): void
}

/** What was chosen so far: kept on back and on reload, in this tab alone. An account's number is never in it. */
export const useExchangeDraft = create<Draft>()(
  persist(
    (set, get) => ({
      ...nothing,
      change: (part) => set(part),
      changeItem: (sku, part) => {
        const before = get().items[sku]
        if (before) set({ items: { ...get().items, [sku]: { ...before, ...part } } })
      },
      begin: (orderNr, country) => {
        if (get().orderNr !== orderNr || get().country !== country) set({ ...nothing, orderNr, country })
      },
      forget: () => set(nothing),
    }),
    {
      name: 'exchange',
      storage: createJSONStorage(() => sessionStorage),
      // The server knows nothing of it: the first rendering in the browser must not either.
      skipHydration: true,
      partialize: (state) => chosen.parse(state),
      merge: (stored, current) => ({ ...current, ...chosen.safeParse(stored).data }),
    },
  ),
)

const idOf = (text: string) => (text === '' ? null : Number(text))

/** The draft as calls take it. */
export function payloadOf(draft: Chosen): ExchangePayload {
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
