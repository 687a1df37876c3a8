import { expect, test } from 'vitest'
import { useListHints } from './list-hints-store.ts'

const flags = () => {
  const { firstRequest, renderCatalog, geolocationBanner, filtersBanner } = useListHints.getState()
  return { firstRequest, renderCatalog, geolocationBanner, filtersBanner }
}
const restored = (stored?: object) => {
  const { merge } = useListHints.persist.getOptions()
  return merge!(stored, useListHints.getState())
}

test('APP-45 each of the four flags has its own action', () => {
  const none = { firstRequest: false, renderCatalog: false, geolocationBanner: false, filtersBanner: false }
  expect(flags()).toEqual(none)
  useListHints.getState().setFirstRequest()
  expect(flags()).toEqual({ ...none, firstRequest: true })
  useListHints.getState().setRenderCatalog(true)
  expect(flags()).toEqual({ ...none, firstRequest: true, renderCatalog: true })
  useListHints.getState().setGeolocationBanner(true)
  useListHints.getState().setFiltersBanner(true)
  expect(Object.values(flags())).toEqual([true, true, true, true])
  useListHints.getState().setRenderCatalog(false)
  useListHints.getState().setGeolocationBanner(false)
  expect(flags()).toEqual({ ...none, firstRequest: true, filtersBanner: true })
})

test('APP-45 a hint is open on a new device, and stays closed on a device where it was closed', () => {
  expect(restored()).toMatchObject({ geolocationBanner: true, filtersBanner: true })
  const stored = { geolocationBanner: false, filtersBanner: true }
  expect(restored(stored)).toMatchObject(stored)
  const { partialize } = useListHints.persist.getOptions()
  expect(Object.keys(partialize!(useListHints.getState()))).toEqual(['geolocationBanner', 'filtersBanner'])
})
