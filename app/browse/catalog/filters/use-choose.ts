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
 * Changes the list on screen. The new one is fetched first and the address follows, so what is on screen stays until
 * there is something better, and stays for good when the line breaks.
 */
export function useChoose(scope: Omit<ListScope, 'call'>) {
  const call = useCall()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const show = useFlash((state) => state.show)
  const [wanted, want] = useState<{ next: Selection; from: string }>()
  const latest = useRef<Selection>(undefined)

  async function fetchThenGo(next: Selection, { replace = false, keepsFocus = false }: ChooseOptions) {
    const address = writeAddress(next)
    latest.current = next
    if (address === here) return want(undefined)
    want({ next, from: here })
    try {
      await client.fetchInfiniteQuery(listQuery(next, { ...scope, call }))
      if (latest.current === next) await navigate(address, { replace, state: keepsFocus ? { keepsFocus } : null })
    } catch (error) {
      if (latest.current !== next) return
      want(undefined)
      show({ text: sentenceOf(error), flashMessageType: 'error' })
    }
  }

  return {
    // It is on its way until the address is another one: between the two the choice must not flicker.
    pending: wanted?.from === here ? wanted.next : undefined,
    choose: (next: Selection, options: ChooseOptions = {}) => void fetchThenGo(next, options),
  }
}
