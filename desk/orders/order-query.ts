import type { DeskOrder } from '#contract/desk/orders.ts'
import { useAct } from '#desk/platform/use-act.ts'

export const orderKey = (orderNr: string) => ['order', orderNr] as const

export const useOrderAct = <T>(
  orderNr: string,
  act: (given: T, idempotencyKey: string) => Promise<{ order: DeskOrder }>,
) => useAct({ own: orderKey(orderNr), lists: [['orders'], ['today'], ['second-person']] }, act)
