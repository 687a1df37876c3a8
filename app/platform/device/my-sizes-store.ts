import { z } from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { sizeTableKinds } from '#domain/browse/catalog/sizes.ts'
import type { KnownSize } from '#domain/customers/my-sizes/my-sizes.ts'
import { persistOptions } from './persist.ts'

const mySize = z.object({
  kind: z.enum(sizeTableKinds),
  wearer: z.enum(['mujer', 'hombre', 'ninos']),
  size: z.string(),
  source: z.literal('typed'),
})

type MySizesState = {
  /** The sizes a guest entered on this device. */
  ofDevice: readonly z.output<typeof mySize>[]
  /** The sizes of the signed-in customer's account, in memory only. */
  ofAccount: readonly KnownSize[] | undefined
}

export const useMySizesStore = create<MySizesState>()(
  persist((): MySizesState => ({ ofDevice: [], ofAccount: undefined }), {
    ...persistOptions('mySizes', {
      version: 1,
      shape: z.object({ ofDevice: z.array(mySize) }),
      select: ({ ofDevice }: MySizesState) => ({ ofDevice: [...ofDevice] }),
    }),
  }),
)

/** The visitor's sizes: the account's, or the device's for a guest. */
export const useMySizes = (): readonly KnownSize[] =>
  useMySizesStore(({ ofAccount, ofDevice }) => ofAccount ?? ofDevice)
