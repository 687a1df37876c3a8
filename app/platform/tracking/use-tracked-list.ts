import { useEffect, useRef, type MouseEvent } from 'react'
import type { ListName } from '#domain/platform/analytics/events.ts'
import type { ShownProduct } from '#domain/platform/analytics/items.ts'
import { showList, track } from './track.ts'

/** Props for a `<ul>` whose items are these products in order; tracks impressions and taps. */
export function useTrackedList({ id, name }: ListName, products: readonly ShownProduct[]) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => showList(ref.current!, { list: { id, name }, products }), [id, name, products])
  return {
    ref,
    onClickCapture({ target, currentTarget }: MouseEvent<HTMLUListElement>) {
      const isLink = (target as Element).closest('a') !== null
      const index = [...currentTarget.children].findIndex((item) => item.contains(target as Node))
      const product = products[index]
      if (isLink && product) track('select_item', { list: { id, name }, item: { product, index } })
    },
  }
}
