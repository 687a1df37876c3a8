import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { SelectField } from '#app/platform/ui/field.tsx'
import { sizeChangeWords } from './size-change-words.ts'
import type { CartItem } from '#contract/buy/cart.ts'
import { readProduct } from '#contract/browse/product.ts'
import { getCachedCart, usePendingCommand } from '../client/cart-query.ts'
import { useSubmitLine } from './use-submit-line.ts'

const segmentOf = (url: string) => url.replace(/^\//, '').replace(/\.html$/, '')

/** Changes the size of a line in the cart: the available sizes, and one call that exchanges one for the other. */
export default function SizeChange({ item, onDone }: { item: CartItem; onDone(sku: string): void }) {
  const words = sizeChangeWords(useCountry().country)
  const client = useQueryClient()
  const submitLine = useSubmitLine()
  const call = useCall()
  const isBusy = usePendingCommand() !== undefined
  const segment = segmentOf(item.url)
  const { data, isError, refetch } = useQuery({
    queryKey: ['product', segment],
    queryFn: ({ signal }) => call(readProduct, { params: { segment } }, { signal }),
    staleTime: 0,
  })
  const [sku, setSku] = useState(item.id)

  async function change(event: SubmitEvent) {
    event.preventDefault()
    if (sku !== item.id) await submitLine({ item: item.id, exchange: sku })
    const isInCart = (id: string) => getCachedCart(client)?.items.some((line) => line.id === id)
    if (isInCart(sku) && (sku === item.id || !isInCart(item.id))) onDone(sku)
  }

  if (isError) {
    return (
      <p className="text-14">
        {words.failed}{' '}
        <Button look="tertiary" className="text-14!" onClick={() => void refetch()}>
          {words.retry}
        </Button>
      </p>
    )
  }
  const simples = data?.data.simples ?? []
  const options = simples.map(({ sku, size, available }) => ({
    value: sku,
    label: available || sku === item.id ? size : words.soldOut(size),
    isDisabled: !available && sku !== item.id,
  }))
  return (
    <form
      onSubmit={(event) => void change(event)}
      aria-busy={!data}
      className="mt-2 grid max-w-xs grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
    >
      <SelectField
        label={words.label}
        value={sku}
        disabled={!data}
        onChange={({ target }) => setSku(target.value)}
        options={data ? options : [{ value: item.id, label: item.size }]}
      />
      <Button type="submit" look="secondary" isBusy={isBusy} className="px-4!">
        {words.change}
      </Button>
    </form>
  )
}
