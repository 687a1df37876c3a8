import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useMySizesStore } from '#app/platform/device/my-sizes-store.ts'
import { readMySizes, setMySize } from '#contract/customers/my-sizes.ts'
import { sizesToImport } from '#domain/customers/my-sizes/my-sizes.ts'
import { cacheMySizes, mySizesKey } from './my-sizes-client.ts'

/**
 * Makes the account's sizes available to every screen, and imports a guest's sizes from this device into the account.
 */
export function useMySizesSync(): void {
  const call = useCall()
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: mySizesKey,
    queryFn: async ({ signal }) => (await call(readMySizes, { query: {} }, { signal })).sizes,
    meta: { isPersonal: true },
  })
  useEffect(() => {
    useMySizesStore.setState({ ofAccount: data })
    return () => void useMySizesStore.setState({ ofAccount: undefined })
  }, [data])
  const ofDevice = useMySizesStore((state) => state.ofDevice)
  // One at a time: each answer tells what is left to send. What could not be sent waits for the next visit.
  useEffect(() => {
    if (!data || ofDevice.length === 0) return
    const [next] = sizesToImport(ofDevice, data)
    if (!next) {
      useMySizesStore.setState({ ofDevice: [] })
      return
    }
    const { kind, wearer, size } = next
    void call(setMySize, { body: { kind, wearer, size } })
      .then(({ sizes }) => cacheMySizes(client, sizes))
      .catch(() => {})
  }, [call, client, data, ofDevice])
}
