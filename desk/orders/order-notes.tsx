import { useState } from 'react'
import { noteOrder, type DeskOrder } from '#contract/desk/orders.ts'
import { deskCall } from '#desk/platform/call.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Notas del equipo',
    none: 'Nadie dejó una nota.',
    field: 'Nota nueva',
    help: 'Quien compró no la lee. Lo que es dato personal va en el pedido, no acá.',
    missing: 'Escribí la nota.',
    add: 'Agregar nota',
  },
  en: {
    title: 'Notes of the staff',
    none: 'Nobody left a note.',
    field: 'New note',
    help: 'The buyer does not read it. Personal data belongs in the order, not here.',
    missing: 'Write the note.',
    add: 'Add note',
  },
})

function NoteForm({ order: { orderNr, country } }: { order: DeskOrder }) {
  const text = useWords(words)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [isMissing, setIsMissing] = useState(false)
  const noting = useOrderAct(orderNr, (note: string, idempotencyKey) =>
    deskCall(noteOrder, { params: { orderNr }, body: { text: note } }, { idempotencyKey }),
  )
  return (
    <form
      className="grid gap-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        const given = typed(form, 'text').trim()
        setIsMissing(given === '')
        if (given === '' || noting.isPending) return
        const onSuccess = () => {
          form.reset()
          setKey(crypto.randomUUID())
        }
        noting.mutate({ given, key }, { onSuccess })
      }}
    >
      <TextField
        label={text.field}
        name="text"
        rows={2}
        maxLength={2000}
        help={text.help}
        error={isMissing ? text.missing : undefined}
      />
      {noting.error && <ActFailure error={noting.error} country={country} />}
      <div>
        <Button type="submit" isBusy={noting.isPending}>
          {text.add}
        </Button>
      </div>
    </form>
  )
}

/** What the staff noted for each other on an order. */
export function OrderNotes({ order }: { order: DeskOrder }) {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  return (
    <Section title={text.title}>
      {order.notes.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ol className="grid gap-2">
        {order.notes.map(({ id, text: note, author, at }) => (
          <li key={id} className="grid gap-0.5 border-b border-line pb-2 text-14">
            <p className="whitespace-pre-line">{note}</p>
            <p className="text-13 text-ink-2">
              {author} · <time dateTime={at}>{moment(at, order.country, language)}</time>
            </p>
          </li>
        ))}
      </ol>
      {may('orders.edit') && <NoteForm order={order} />}
    </Section>
  )
}
