import { useState } from 'react'
import { decideReturn, settleReturn, type DeskReturn } from '#contract/desk/returns.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { conditionsIn, ReceivedItems } from './received-items.tsx'
import { useReturnAct } from './return-query.ts'
import { returnWords } from './return-words.ts'

type To = 'approved' | 'rejected' | 'received' | 'annulled' | 'finished'

const words = wordsIn({
  es: {
    to: { approved: 'Aprobar', rejected: 'Rechazar', received: 'Recibir', annulled: 'Anular', finished: 'Resolver' },
    what: {
      approved: 'Las prendas pueden volver, y el otro talle, si se pidió, queda reservado.',
      rejected: 'No vuelve nada, y el motivo se lee en el mail.',
      received: 'Las prendas están acá. Las sanas vuelven al stock.',
      annulled: 'La devolución termina acá. El otro talle, si estaba reservado, vuelve al stock.',
      finished: 'Se da lo que se pidió:',
    },
    mail: 'Se avisa por mail.',
    reason: { rejected: 'Motivo, para quien compró', annulled: 'Motivo (opcional)' },
    back: 'Volver',
  },
  en: {
    to: { approved: 'Approve', rejected: 'Reject', received: 'Receive', annulled: 'Call off', finished: 'Settle' },
    what: {
      approved: 'The goods may come back, and the other size, if there is one, is reserved.',
      rejected: 'Nothing comes back, and the mail says why.',
      received: 'The goods are here. Sound ones go back to stock.',
      annulled: 'The return ends here. The other size, if it was reserved, goes back to stock.',
      finished: 'What was asked for is given:',
    },
    mail: 'A mail is sent.',
    reason: { rejected: 'Reason, for the shopper', annulled: 'Reason (optional)' },
    back: 'Back',
  },
})

type Decision = { reason: string; conditions: ReturnType<typeof conditionsIn> | undefined }
type DecisionDialogProps = { of: DeskReturn; to: To; onClose(): void }

/** One decision on a return, with what it brings about. */
function DecisionDialog({ of, to, onClose }: DecisionDialogProps) {
  const text = useWords(words)
  const names = useWords(returnWords)
  const { batchnumber, status: seen, country, items } = of
  const [key] = useState(() => crypto.randomUUID())
  const params = { batchnumber }
  const deciding = useReturnAct(of, ({ reason, conditions }: Decision, idempotencyKey) =>
    to === 'finished'
      ? deskCall(settleReturn, { params, body: { seen } }, { idempotencyKey })
      : deskCall(
          decideReturn,
          { params, body: { to, seen, ...(reason && { reason }), ...(conditions && { conditions }) } },
          { idempotencyKey },
        ),
  )
  return (
    <Dialog title={`${text.to[to]}: ${batchnumber}`} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const conditions = to === 'received' ? conditionsIn(form, of) : undefined
          const given = { reason: typed(form, 'reason').trim(), conditions }
          deciding.mutate({ given, key }, { onSuccess: onClose })
        }}
      >
        <p>
          {text.what[to]} {to !== 'finished' && text.mail}
        </p>
        {to === 'finished' && (
          <ul className="list-disc pl-5">
            {items.map(({ name, quantity, way, replacement, amount, shippingAmount }, at) => (
              <li key={at}>
                {quantity} × {name}: {names.way[way]}, {replacement ?? money(amount + shippingAmount, country)}
              </li>
            ))}
            <li>{text.mail}</li>
          </ul>
        )}
        {to === 'received' && <ReceivedItems of={of} />}
        {(to === 'rejected' || to === 'annulled') && (
          <TextField label={text.reason[to]} name="reason" maxLength={300} error={fieldErrors(deciding.error).reason} />
        )}
        {deciding.error && <ActFailure error={deciding.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button
            type="submit"
            look={to === 'rejected' || to === 'annulled' ? 'danger' : 'primary'}
            isBusy={deciding.isPending}
          >
            {text.to[to]}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const order: readonly To[] = ['approved', 'received', 'finished', 'rejected', 'annulled']

/** What can be done with a return as it is, by somebody with these permissions. */
export function ReturnActs({ of }: { of: DeskReturn }) {
  const text = useWords(words)
  const may = useMay()
  const [asked, setAsked] = useState<To>()
  const possible = order.filter(
    (to) => of.nextStatuses.includes(to) && may(to === 'finished' ? 'returns.settle' : 'returns.decide'),
  )
  return (
    <>
      {possible.map((to) => (
        <Button
          key={to}
          look={to === 'rejected' || to === 'annulled' ? 'danger' : 'primary'}
          onClick={() => setAsked(to)}
        >
          {text.to[to]}
        </Button>
      ))}
      {asked && <DecisionDialog of={of} to={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
