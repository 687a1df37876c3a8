import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useCall } from '#app/api/use-call.ts'
import { useMySizesStore } from '#app/device/my-sizes-store.ts'
import { readMySizes, setMySize, type MySizes } from '#contract/my-sizes.ts'
import { sizesToKeep } from '#domain/my-sizes/my-sizes.ts'
import { mySizesKey } from './my-sizes-client.ts'

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
  useEffect(() => {
    if (!data || ofDevice.length === 0) return
    useMySizesStore.setState({ ofDevice: [] })
    const send = async () => {
      for (const { kind, wearer, size } of sizesToKeep(ofDevice, data)) {
        const reply = await call(setMySize, { body: { kind, wearer, size } })
        client.setQueryData<MySizes>(mySizesKey, reply.sizes)
      }
    }
    void send().catch(() => {})
  }, [call, client, data, ofDevice])
}
