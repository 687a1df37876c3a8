import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { printOrderPapers, printPickList } from '#contract/desk/order-papers.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { orderWords, statusName } from '#desk/platform/order-words.ts'
import { typed } from '#desk/platform/typed.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Checkbox, Field } from '#desk/platform/ui/field.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { LabelSheet } from './label-sheet.tsx'
import { PickSheet } from './pick-sheet.tsx'
import { SlipSheet } from './slip-sheet.tsx'

const words = wordsIn({
  es: {
    pick: 'Lista de preparación',
    slips: 'Remitos',
    labels: 'Etiquetas',
    back: 'Pedidos',
    print: 'Imprimir',
    loading: 'Armando la lista',
    none: 'De estos pedidos no hay nada que enviar.',
    leftOut: 'Quedan afuera:',
    reason: 'Motivo',
    usual: 'Preparar y despachar',
    reasonHelp: 'Llevan nombre y dirección: queda en el registro de cada pedido, con tu nombre.',
    make: (count: number) => (count === 1 ? 'Armar para 1 pedido' : `Armar para ${count} pedidos`),
    gift: 'Sin precios, porque es un regalo',
    labelSize: 'Cada etiqueta es una página de 100 × 150 mm.',
  },
  en: {
    pick: 'Pick list',
    slips: 'Packing slips',
    labels: 'Labels',
    back: 'Orders',
    print: 'Print',
    loading: 'Making the list',
    none: 'There is nothing to send of these orders.',
    leftOut: 'Left out:',
    reason: 'Reason',
    usual: 'Packing and shipping',
    reasonHelp: 'They have names and addresses: it is in the audit of each order, with your name.',
    make: (count: number) => (count === 1 ? 'Make for 1 order' : `Make for ${count} orders`),
    gift: 'Without prices, because it is a present',
    labelSize: 'Each label is a page of 100 × 150 mm.',
  },
})

type LeftOut = { orderNr: string; status: keyof (typeof orderWords)['es']['status']; deliveryMethod: string }

function LeftOutNote({ orders }: { orders: readonly LeftOut[] }) {
  const text = useWords(words)
  const names = useWords(orderWords)
  if (orders.length === 0) return null
  return (
    <p className="text-14 text-ink-2 print:hidden">
      {text.leftOut}{' '}
      {orders
        .map(({ orderNr, status, deliveryMethod }) => `${orderNr} (${statusName(names, status, deliveryMethod)})`)
        .join(', ')}
    </p>
  )
}

const useChosen = () => {
  const [search] = useSearchParams()
  return (search.get('orders') ?? '').split(',').filter(Boolean)
}

type FrameProps = { title: string; chosen: readonly string[]; isReady: boolean; children: ReactNode }

/** Of what is on the screen only the sheets are printed. */
function PrintFrame({ title, chosen, isReady, children }: FrameProps) {
  const text = useWords(words)
  const [only] = chosen
  return (
    // Nothing of the head has a place on paper: a label fills its page.
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-5 print:block">
      <div className="grid gap-2 print:hidden">
        <BackLink to={chosen.length === 1 ? `/orders/${only}` : '/orders'}>{text.back}</BackLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-28 font-semibold">{title}</h1>
          {isReady && (
            <Button look="primary" onClick={() => window.print()}>
              {text.print}
            </Button>
          )}
        </div>
      </div>
      {children}
    </div>
  )
}

export function PickListScreen() {
  const text = useWords(words)
  const chosen = useChosen()
  const { data, error } = useQuery({
    queryKey: ['pick-list', ...chosen],
    queryFn: ({ signal }) => deskCall(printPickList, { body: { orders: chosen } }, { signal }),
    // A list in the hand does not change under it.
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <PrintFrame title={text.pick} chosen={chosen} isReady={Boolean(data?.lines.length)}>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && <LeftOutNote orders={data.leftOut} />}
      {data?.lines.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.lines.length > 0 && <PickSheet list={data} />}
    </PrintFrame>
  )
}

/** Slips or labels: made once it was said why, because of the names on them. */
export function PapersScreen({ kind }: { kind: 'slips' | 'labels' }) {
  const text = useWords(words)
  const chosen = useChosen()
  const [isGift, setIsGift] = useState(false)
  const making = useMutation({
    mutationFn: (reason: string) => deskCall(printOrderPapers, { body: { orders: chosen, reason } }),
    gcTime: 0,
  })
  const papers = making.data?.papers
  return (
    <PrintFrame title={text[kind]} chosen={chosen} isReady={Boolean(papers?.length)}>
      {!papers && (
        <form
          className="grid max-w-lg gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            making.mutate(typed(event.currentTarget, 'reason'))
          }}
        >
          <Field
            label={text.reason}
            name="reason"
            defaultValue={text.usual}
            maxLength={500}
            help={text.reasonHelp}
            error={fieldErrors(making.error)['reason']}
          />
          {making.error && <Failure>{failureText(making.error)}</Failure>}
          <div>
            <Button type="submit" look="primary" isBusy={making.isPending}>
              {text.make(chosen.length)}
            </Button>
          </div>
        </form>
      )}
      {making.data && <LeftOutNote orders={making.data.leftOut} />}
      {papers?.length === 0 && <Empty>{text.none}</Empty>}
      {papers && papers.length > 0 && (
        <div className="print:hidden">
          {kind === 'slips' ? (
            <Checkbox label={text.gift} checked={isGift} onChange={(event) => setIsGift(event.target.checked)} />
          ) : (
            <p className="text-14 text-ink-2">{text.labelSize}</p>
          )}
        </div>
      )}
      {papers && papers.length > 0 && (
        <div className="flex flex-wrap items-start gap-4 print:block">
          {papers.map((paper) =>
            kind === 'slips' ? (
              <SlipSheet key={`${paper.orderNr} ${paper.parcel}`} paper={paper} isGift={isGift} />
            ) : (
              <LabelSheet key={`${paper.orderNr} ${paper.parcel}`} paper={paper} />
            ),
          )}
        </div>
      )}
    </PrintFrame>
  )
}
