import { useState } from 'react'
import type { ListedOrder } from '#contract/desk/orders.ts'
import { bulkSteps, type BulkStep } from '#domain/desk/bulk-move.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button, LinkButton } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { Selection } from './use-selection.ts'

const words = wordsIn({
  es: {
    chosen: (count: number) => (count === 1 ? '1 pedido elegido' : `${count} pedidos elegidos`),
    to: { preparing: 'Preparar', shipped: 'Despachar' } satisfies Record<BulkStep, string>,
    print: { pick: 'Lista', slips: 'Remitos', labels: 'Etiquetas' },
    clear: 'Quitar la selección',
  },
  en: {
    chosen: (count: number) => (count === 1 ? '1 order chosen' : `${count} orders chosen`),
    to: { preparing: 'Pack', shipped: 'Ship' } satisfies Record<BulkStep, string>,
    print: { pick: 'Pick list', slips: 'Slips', labels: 'Labels' },
    clear: 'Clear the selection',
  },
})

/** What can be done with all the chosen orders. */
export function BulkBar({ orders, selection }: { orders: readonly ListedOrder[]; selection: Selection }) {
  const text = useWords(words)
  const may = useMay()
  const [asked, setAsked] = useState<{ to: BulkStep; orders: readonly ListedOrder[] }>()
  const chosen = orders.filter(({ orderNr }) => selection.has(orderNr))
  const papers = (['pick', 'slips', 'labels'] as const).filter((kind) => kind === 'pick' || may('people.reveal'))
  if (!may('orders.move') || (chosen.length === 0 && !asked)) return null
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 border-t border-ink bg-paper py-2">
      <span role="status" className="figures mr-auto text-14 font-semibold">
        {text.chosen(chosen.length)}
      </span>
      {papers.map((paper) => (
        <LinkButton key={paper} isApart to={`/print/${paper}?orders=${chosen.map(({ orderNr }) => orderNr).join(',')}`}>
          {text.print[paper]}
        </LinkButton>
      ))}
      {bulkSteps.map((to) => (
        <Button key={to} look="primary" onClick={() => setAsked({ to, orders: chosen })}>
          {text.to[to]}
        </Button>
      ))}
      <Button look="quiet" onClick={selection.clear}>
        {text.clear}
      </Button>
      {asked && (
        <BulkDialog
          to={asked.to}
          orders={asked.orders}
          onClose={(isDone) => {
            setAsked(undefined)
            if (isDone) selection.clear()
          }}
        />
      )}
    </div>
  )
}
