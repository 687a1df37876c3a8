import { OutsideRefused } from '#server/platform/safe-fetch/fetch-outside.ts'
import type { PhotoServices } from '../fetch-photos.ts'

/** For tests that are not about photos: nothing is fetched or stored. */
export const noPhotos = (): PhotoServices => ({
  store: { put: async () => {}, get: async () => undefined, has: async () => false, remove: async () => {} },
  download: async () => {
    throw new OutsideRefused('nothing is fetched here')
  },
  prepare: async (photo) => photo,
  close: async () => {},
})
