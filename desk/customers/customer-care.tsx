import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showCustomer, startRecovery } from '#contract/desk/customer-care.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { CustomerLists } from './customer-lists.tsx'
import { RequestDialog } from './request-dialog.tsx'

const words = wordsIn({
  es: {
    loading: 'Cargando la ficha',
    give: 'Dar un crédito',
    given: (code: string) => `Crédito dado: ${code}. Le avisamos por mail.`,
    recovery: 'Mandar enlace para la contraseña',
    sent: 'Le mandamos el enlace por mail.',
    request: 'Anotar pedido por ley',
  },
  en: {
    loading: 'Loading the customer',
    give: 'Give a credit',
    given: (code: string) => `Credit given: ${code}. A mail says so.`,
    recovery: 'Send the password link',
    sent: 'The link was sent by mail.',
    request: 'Note a request by law',
  },
})

/** What can be done for one customer, and what they have of the shop; that it was opened is recorded with the reason. */
export function CustomerCare({ idCustomer, reason }: { idCustomer: number; reason: string }) {
  const text = useWords(words)
  const may = useMay()
  const [asked, setAsked] = useState<'credit' | 'request'>()
  const [code, setCode] = useState<string>()
  const { data, error } = useQuery({
    queryKey: ['customer', idCustomer, reason],
    queryFn: ({ signal }) => deskCall(showCustomer, { params: { idCustomer }, body: { reason } }, { signal }),
    // Each reading is a row in the record.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })
  const sending = useMutation({
    mutationFn: () => deskCall(startRecovery, { params: { idCustomer }, body: { reason } }),
  })
  if (error) return <Failure>{failureText(error)}</Failure>
  if (!data) return <LoadingRows count={2} label={text.loading} />
  return (
    <div className="grid gap-3 border-l-4 border-line pl-3">
      <CustomerLists of={data.customer} />
      <div className="flex flex-wrap items-center gap-2">
        {may('credits.give') && <Button onClick={() => setAsked('credit')}>{text.give}</Button>}
        {sending.data ? (
          <span role="status">{text.sent}</span>
        ) : (
          <Button onClick={() => sending.mutate()} isBusy={sending.isPending}>
            {text.recovery}
          </Button>
        )}
        {may('people.rights') && <Button onClick={() => setAsked('request')}>{text.request}</Button>}
      </div>
      {code && <p role="status">{text.given(code)}</p>}
      {sending.error && <Failure>{failureText(sending.error)}</Failure>}
      {asked === 'credit' && (
        <CreditDialog
          of={data.customer}
          onClose={(given) => {
            setAsked(undefined)
            if (given) setCode(given)
          }}
        />
      )}
      {asked === 'request' && <RequestDialog of={data.customer} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
