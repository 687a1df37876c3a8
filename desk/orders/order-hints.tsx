import { ScanSearch } from 'lucide-react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import type { FraudHintKind } from '#domain/desk/orders/fraud-hints.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn<{ title: string; nothing: string; hints: Record<FraudHintKind, (figure: number) => string> }>({
  es: {
    title: 'Para mirar antes de despachar',
    nothing: 'Son indicios, no pruebas: el pedido sigue su curso hasta que alguien decida.',
    hints: {
      several_cards: (cards) => `Se probaron ${cards} tarjetas distintas.`,
      refusals: (refusals) => `Se rechazaron ${refusals} intentos de pago en una hora.`,
      many_orders: (orders) => `Es el pedido número ${orders} de la misma persona en un día.`,
      shared_address: (buyers) => `${buyers} compradores distintos enviaron a esta dirección en tres días.`,
      other_name: () => 'Quien recibe y quien compra no comparten ningún nombre ni apellido.',
      far_from_usual: (orders) => `Va a una región a la que no fue ninguno de sus últimos ${orders} pedidos.`,
      large_sum: (times) => `Vale ${times} veces lo que un pedido mediano de la tienda.`,
    },
  },
  en: {
    title: 'To look at before it is shipped',
    nothing: 'These are hints, no proof: the order goes on until somebody decides.',
    hints: {
      several_cards: (cards) => `${cards} different cards were tried.`,
      refusals: (refusals) => `${refusals} attempts to pay were refused within an hour.`,
      many_orders: (orders) => `It is order number ${orders} of the same person in a day.`,
      shared_address: (buyers) => `${buyers} different buyers sent to this address in three days.`,
      other_name: () => 'The person who receives it and the one who buys it share no name.',
      far_from_usual: (orders) => `It goes to a region where none of their last ${orders} orders went.`,
      large_sum: (times) => `It is worth ${times} times a median order of the store.`,
    },
  },
})

/** What may be worth a look before the goods leave, each with its reason. */
export function OrderHints({ order: { hints } }: { order: DeskOrder }) {
  const text = useWords(words)
  if (hints.length === 0) return null
  return (
    <section aria-label={text.title} className="grid gap-1 border-l-4 border-ink bg-tile px-3 py-2 text-14">
      <h2 className="flex items-center gap-2 font-semibold">
        <ScanSearch aria-hidden="true" size={18} strokeWidth={1.5} />
        {text.title}
      </h2>
      <ul className="list-disc pl-5">
        {hints.map(({ kind, figure }) => (
          <li key={kind}>{text.hints[kind](figure)}</li>
        ))}
      </ul>
      <p className="text-13 text-ink-2">{text.nothing}</p>
    </section>
  )
}
