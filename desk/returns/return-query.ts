import type { DeskReturn } from '#contract/desk/returns.ts'
import { useAct } from '#desk/platform/use-act.ts'

export const returnKey = (batchnumber: string) => ['return', batchnumber] as const

export const useReturnAct = <T>(
  { batchnumber, orderNr }: Pick<DeskReturn, 'batchnumber' | 'orderNr'>,
  act: (given: T, idempotencyKey: string) => Promise<{ return: DeskReturn }>,
) => useAct({ own: returnKey(batchnumber), lists: [['returns'], ['orders'], ['order', orderNr], ['today']] }, act)
