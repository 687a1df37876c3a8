import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { restoreKept } from '#app/device/restore.ts'
import { useStore } from '#app/store/use-store.ts'
import { SmartBanner } from './smart-banner.tsx'
import { UpdateNotice } from './update-notice.tsx'

/** The device's memory, the service worker and the invitation to install. */
export default function Latecomers() {
  const { country } = useStore()
  const client = useQueryClient()
  useEffect(() => {
    const keeping = restoreKept(country, client)
    return () => void keeping.then((stop) => stop())
  }, [country, client])
  return (
    <>
      <SmartBanner />
      <UpdateNotice />
    </>
  )
}
