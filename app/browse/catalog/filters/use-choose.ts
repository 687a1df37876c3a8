import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { writeAddress } from '#domain/browse/catalog/address/catalog-address.ts'
import type { Selection } from '#domain/browse/catalog/address/selection.ts'
import type { ChooseOptions } from '../catalog-context.ts'
import { listQuery, type ListScope } from '../query/list-query.ts'

/**
 * Changes the list on screen. The new list is fetched before the address changes, so that the current one stays until
 * then, and also stays when the connection fails.
 */
export function useChoose(scope: Omit<ListScope, 'call'>) {
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const show = useFlash((state) => state.show)
  const [request, setRequest] = useState<{ next: Selection; from: string }>()
  const latest = useRef<Selection>(undefined)

  async function fetchThenGo(next: Selection, { replace = false, keepsFocus = false }: ChooseOptions) {
    const address = writeAddress(next)
    latest.current = next
    if (address === here) return setRequest(undefined)
    setRequest({ next, from: here })
    try {
      await client.fetchInfiniteQuery(listQuery(next, { ...scope, call }))
      if (latest.current === next) await navigate(address, { replace, state: keepsFocus ? { keepsFocus } : null })
    } catch (error) {
      if (latest.current !== next) return
      setRequest(undefined)
      show({ text: sentenceOf(error), flashMessageType: 'error' })
    }
  }

  return {
    // It stays pending until the address changes, so that the choice does not flicker in between.
    pending: request?.from === here ? request.next : undefined,
    choose: (next: Selection, options: ChooseOptions = {}) => void fetchThenGo(next, options),
  }
}
