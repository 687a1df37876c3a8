import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { decidePayout, showPayoutAccount, type Payout } from '#contract/desk/money.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: (amount: string) => `Retiro de ${amount}`,
    wallet: 'Va a la billetera: no hay nada que transferir.',
    show: 'Ver la cuenta',
    why: 'Por qué la mirás',
    whyHelp: 'Queda en el registro.',
    reason: 'Motivo, si se rechaza',
    reasonHelp: 'Se lee en los movimientos de la billetera.',
    paid: 'Ya lo pagué',
    pass: 'Pasar a la billetera',
    rejected: 'Rechazar',
  },
  en: {
    title: (amount: string) => `Payout of ${amount}`,
    wallet: 'It goes to the wallet: there is nothing to transfer.',
    show: 'Show the account',
    why: 'Why you look',
    whyHelp: 'It is recorded.',
    reason: 'Reason, if it is declined',
    reasonHelp: 'It is read in the movements of the wallet.',
    paid: 'I paid it',
    pass: 'Move to the wallet',
    rejected: 'Decline',
  },
})

function Account({ of: { kind, id } }: { of: Payout }) {
  const text = useWords(words)
  const showing = useMutation({
    mutationFn: (reason: string) => deskCall(showPayoutAccount, { params: { kind, id }, body: { reason } }),
  })
  if (showing.data)
    return (
      <dl className="border border-line p-3 text-14">
        {Object.entries(showing.data.account).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3 py-0.5">
            <dt className="text-ink-2">{name.replaceAll('_', ' ')}</dt>
            <dd className="font-mono select-all">{value}</dd>
          </div>
        ))}
      </dl>
    )
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        showing.mutate(typed(event.currentTarget, 'why').trim())
      }}
    >
      <Field label={text.why} name="why" help={text.whyHelp} error={fieldErrors(showing.error).reason} />
      {showing.error && <Failure>{failureText(showing.error)}</Failure>}
      <Button type="submit" isBusy={showing.isPending}>
        {text.show}
      </Button>
    </form>
  )
}

/** One request for money: where it goes, and what became of it. */
export function PayoutDialog({ payout, onClose }: { payout: Payout; onClose(): void }) {
  const text = useWords(words)
  const { kind, id, amount, country, way } = payout
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const deciding = useAct(
    { own: ['payout', kind, id], lists: [['payouts'], ['money'], ['second-person']] },
    (to: 'paid' | 'rejected', idempotencyKey) =>
      deskCall(
        decidePayout,
        { params: { kind, id }, body: { to, ...(to === 'rejected' && reason && { reason }) } },
        { idempotencyKey: `${idempotencyKey}-${to}` },
      ),
  )
  const decide = (to: 'paid' | 'rejected') => deciding.mutate({ given: to, key }, { onSuccess: onClose })
  return (
    <Dialog title={text.title(money(amount, country))} onClose={onClose}>
      <div className="grid gap-4">
        {way === 'wallet' ? <p>{text.wallet}</p> : <Account of={payout} />}
        {kind === 'withdrawal' && (
          <Field
            label={text.reason}
            help={text.reasonHelp}
            value={reason}
            maxLength={200}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {deciding.error && <ActFailure error={deciding.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button look="danger" isBusy={deciding.isPending} onClick={() => decide('rejected')}>
            {text.rejected}
          </Button>
          <Button look="primary" isBusy={deciding.isPending} onClick={() => decide('paid')}>
            {way === 'wallet' ? text.pass : text.paid}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
