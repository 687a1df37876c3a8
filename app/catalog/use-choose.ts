import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '#app/api/failures.ts'
import { useCall } from '#app/api/use-call.ts'
import { useFlash } from '#app/device/flash-store.ts'
import type { CatalogPage } from '#contract/catalog.ts'
import { writeAddress } from '#domain/catalog/catalog-address.ts'
import type { Selection } from '#domain/catalog/selection.ts'
import { listQuery } from './list-query.ts'

/**
 * Changes the list on screen. The new one is fetched first and the address follows, so what is on screen stays until
 * there is something better, and stays for good when the line breaks.
 */
export function useChoose(type: CatalogPage['pageType']) {
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const show = useFlash((state) => state.show)
  const [pending, setPending] = useState<Selection>()
  const latest = useRef<Selection>(undefined)

  async function fetchThenGo(next: Selection, replace: boolean) {
    latest.current = next
    setPending(next)
    try {
      await client.fetchQuery(listQuery(call, next, type))
      if (latest.current === next) await navigate(writeAddress(next), { replace })
    } catch (error) {
      if (latest.current === next) show({ text: sentenceOf(error), flashMessageType: 'error' })
    } finally {
      if (latest.current === next) setPending(undefined)
    }
  }

  return {
    pending,
    choose: (next: Selection, { replace = false } = {}) => void fetchThenGo(next, replace),
  }
}
