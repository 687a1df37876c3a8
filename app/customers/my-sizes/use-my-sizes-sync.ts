import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useMySizesStore } from '#app/platform/device/my-sizes-store.ts'
import { readMySizes, setMySize } from '#contract/customers/my-sizes.ts'
import { sizesToImport } from '#domain/customers/my-sizes/my-sizes.ts'
import { knowMySizes, mySizesKey } from './my-sizes-client.ts'

/** The account's sizes for every screen. What a guest said on this device goes with him into his account. */
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
  // One after the other: each answer tells what is left to send. What could not be sent waits for another visit.
  useEffect(() => {
    if (!data || ofDevice.length === 0) return
    const [next] = sizesToImport(ofDevice, data)
    if (!next) {
      useMySizesStore.setState({ ofDevice: [] })
      return
    }
    const { kind, wearer, size } = next
    void call(setMySize, { body: { kind, wearer, size } })
      .then(({ sizes }) => knowMySizes(client, sizes))
      .catch(() => {})
  }, [call, client, data, ofDevice])
}
