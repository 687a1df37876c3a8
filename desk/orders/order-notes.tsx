import { noteOrder, type DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useMay } from '#desk/platform/session.tsx'
import { StaffNotes } from '#desk/platform/ui/staff-notes.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: { help: 'Quien compró no la lee. Lo que es dato personal va en el pedido, no acá.' },
  en: { help: 'The buyer does not read it. Personal data belongs in the order, not here.' },
})

/** What the staff noted for each other on an order. */
export function OrderNotes({ order: { orderNr, country, notes } }: { order: DeskOrder }) {
  const { help } = useWords(words)
  const may = useMay()
  const noting = useOrderAct(orderNr, (note: string, idempotencyKey) =>
    deskCall(noteOrder, { params: { orderNr }, body: { text: note } }, { idempotencyKey }),
  )
  return <StaffNotes notes={notes} country={country} help={help} noting={noting} mayAdd={may('orders.edit')} />
}
