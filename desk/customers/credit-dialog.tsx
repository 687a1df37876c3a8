import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { giveCredit, type CustomerCare } from '#contract/desk/customer-care.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { money } from '#desk/platform/figures.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Dar un crédito',
    what: (left: string) => `Lo ve en su cuenta y le avisamos por mail. A este cliente le podés dar hasta ${left}.`,
    amount: (currency: string) => `Monto, en ${currency}`,
    reason: 'Por qué',
    reasonHelp: 'Queda en el registro; el cliente no lo lee.',
    give: 'Dar el crédito',
    back: 'Volver',
  },
  en: {
    title: 'Give a credit',
    what: (left: string) => `It is in the account, and a mail says so. You may give this customer up to ${left}.`,
    amount: (currency: string) => `Amount, in ${currency}`,
    reason: 'Why',
    reasonHelp: 'It is recorded; the customer does not read it.',
    give: 'Give the credit',
    back: 'Back',
  },
})

export function CreditDialog({ of, onClose }: { of: CustomerCare; onClose(code?: string): void }) {
  const text = useWords(words)
  const { idCustomer, country, goodwillLeft } = of
  const client = useQueryClient()
  const [key] = useState(() => crypto.randomUUID())
  const giving = useMutation({
    mutationFn: (body: { amount: number; reason: string }) =>
      deskCall(giveCredit, { params: { idCustomer }, body }, { idempotencyKey: `${key}-${body.amount}` }),
    onSuccess: ({ code }) => {
      void client.invalidateQueries({ queryKey: ['customer', idCustomer] })
      onClose(code)
    },
  })
  const errors = fieldErrors(giving.error)
  return (
    <Dialog title={text.title} onClose={() => onClose()}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          giving.mutate({ amount: Number(typed(data, 'amount')), reason: typed(data, 'reason').trim() })
        }}
      >
        <p>{text.what(money(goodwillLeft, country))}</p>
        <Field
          label={text.amount(countryProfiles[country].currency)}
          name="amount"
          type="number"
          min="0"
          step="any"
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount}
        />
        <Field label={text.reason} name="reason" help={text.reasonHelp} autoComplete="off" error={errors.reason} />
        {giving.error && <Failure>{failureText(giving.error)}</Failure>}
        <div className="flex justify-end gap-2">
          <Button onClick={() => onClose()}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={giving.isPending}>
            {text.give}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
