import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { placeHandOrder, quoteHandOrder, type OrderedSize } from '#contract/desk/hand-orders.ts'
import type { DeskInput, DeskReply } from '#contract/desk/desk-endpoint.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'

export type HandLine = OrderedSize & { quantity: number }
type QuoteBody = DeskInput<typeof quoteHandOrder>['body']
export type HandQuote = DeskReply<typeof quoteHandOrder>
export type HandChoice = Pick<QuoteBody, 'shipping' | 'id_branch' | 'payment' | 'region' | 'city' | 'postcode'>

/** An order that is being taken: what it holds, what was chosen, and what the shop says it comes to. */
export function useHandOrder(country: OpenCountry) {
  const client = useQueryClient()
  const [lines, setLines] = useState<readonly HandLine[]>([])
  const [coupon, setCoupon] = useState('')
  const [choice, setChoice] = useState<HandChoice>({})
  const [hash, setHash] = useState<string>()
  const decided = useRef({ order: '', key: '' })

  // What was chosen in one store means nothing in another.
  const [known, setKnown] = useState(country)
  if (known !== country) {
    setKnown(country)
    setLines([])
    setChoice({})
    setCoupon('')
    setHash(undefined)
  }

  const items = lines.map(({ sku, quantity }) => ({ sku, quantity }))
  const body: QuoteBody = { country, items, coupon, ...choice }
  const quote = useQuery({
    queryKey: ['hand-order', body],
    queryFn: ({ signal }) => deskCall(quoteHandOrder, { body: { ...body, ...(hash && { hash }) } }, { signal }),
    enabled: lines.length > 0,
    placeholderData: (before) => (lines.length > 0 ? before : undefined),
    // What it costs is asked again each time one comes back to it.
    staleTime: 0,
    gcTime: 0,
  })
  const opened = quote.data?.hash
  useEffect(() => {
    if (opened) setHash(opened)
  }, [opened])

  const placing = useMutation({
    mutationFn: (body: DeskInput<typeof placeHandOrder>['body']) => {
      // One decision, one order: pressing again after a silence places nothing twice. What was corrected is another one.
      const order = JSON.stringify(body)
      if (decided.current.order !== order) decided.current = { order, key: crypto.randomUUID() }
      return deskCall(placeHandOrder, { body }, { idempotencyKey: decided.current.key })
    },
    onSuccess: () => {
      for (const queryKey of [['orders'], ['today']]) void client.invalidateQueries({ queryKey })
    },
    onError: () => void client.invalidateQueries({ queryKey: ['hand-order'] }),
  })

  return {
    lines,
    choice,
    quote,
    placing,
    coupon,
    setCoupon,
    add: (size: OrderedSize) =>
      setLines((now) =>
        now.some(({ sku }) => sku === size.sku)
          ? now.map((line) => (line.sku === size.sku ? { ...line, quantity: Math.min(line.quantity + 1, 99) } : line))
          : [...now, { ...size, quantity: 1 }],
      ),
    setQuantity: (sku: string, quantity: number) =>
      setLines((now) =>
        quantity > 0
          ? now.map((line) => (line.sku === sku ? { ...line, quantity } : line))
          : now.filter((line) => line.sku !== sku),
      ),
    choose: (changed: HandChoice) => setChoice((now) => ({ ...now, ...changed })),
  }
}
