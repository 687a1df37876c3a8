import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { isRefusedBy, Refused, sentenceOf } from '#app/platform/api/failures.ts'
import { useCall } from '#app/platform/api/use-call.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { controlClass, descriptionProps, FieldFrame } from '#app/platform/ui/field.tsx'
import type { ToPay } from '#contract/buy/orders.ts'
import { sendTransferProof } from '#contract/buy/transfer-proof.ts'
import { proofFault, proofsAccepted, transferProofPath } from '#domain/buy/payments/transfer-proof.ts'
import { dayAndHour } from '#domain/buy/payments/until-words.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { paymentDueWords } from './payment-due-words.ts'
import { ordersKey } from './use-orders.ts'

type Proof = NonNullable<ToPay['proof']>

/** Sends the file; what fails leaves it chosen, with the reason at the field. */
function useSendProof({ orderNr, proof, onSent }: { orderNr: string; proof: Proof; onSent(): void }) {
  const { country } = useCountry()
  const { proof: words } = paymentDueWords(country)
  const call = useCall()
  const client = useQueryClient()
  const show = useFlash((state) => state.show)
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: ({ files, idempotencyKey }: { files: File[]; idempotencyKey: string }) =>
      call(
        sendTransferProof,
        { query: { order_nr: orderNr, key: proof.key }, body: { proof: files } },
        { idempotencyKey },
      ),
    onMutate: () => setFault(undefined),
    onSuccess: async ({ message }) => {
      show({ text: message, flashMessageType: 'success' })
      await client.invalidateQueries({ queryKey: ordersKey })
      onSent()
    },
    onError: async (error) => {
      const ofField = isRefusedBy(error, sendTransferProof) ? error.errors?.proof : undefined
      setFault(ofField ?? (error instanceof Refused ? sentenceOf(error) : words.failed))
      // Paid or over meanwhile: the order says what it is now.
      if (error instanceof Refused && ofField === undefined) await client.invalidateQueries({ queryKey: ordersKey })
    },
  })
  return {
    fault,
    setFault,
    isBusy: isPending,
    send: (files: File[]) => mutate({ files, idempotencyKey: crypto.randomUUID() }),
  }
}

function ProofForm({ orderNr, proof, onSent }: { orderNr: string; proof: Proof; onSent(): void }) {
  const { country } = useCountry()
  const { proof: words } = paymentDueWords(country)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { fault, setFault, isBusy, send } = useSendProof({ orderNr, proof, onSent })

  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setFault(proofFault([...(currentTarget.files ?? [])], country))

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const files = [...(input.current?.files ?? [])]
    const found = proofFault(files, country)
    setFault(found)
    if (found === undefined) send(files)
    else input.current?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-3 grid gap-3">
      <FieldFrame id={id} label={words.field} help={words.help} error={fault}>
        <input
          ref={input}
          id={id}
          type="file"
          name="proof"
          accept={proofsAccepted}
          onChange={check}
          {...descriptionProps(id, { help: words.help, error: fault })}
          className={`${controlClass} py-2 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-edge file:border file:border-ink file:bg-surface file:px-3 file:font-semibold`}
        />
      </FieldFrame>
      <Button type="submit" look="secondary" isWide isBusy={isBusy} className="wide:w-auto! wide:justify-self-start">
        {isBusy ? words.busy : words.send}
      </Button>
    </form>
  )
}

/** The proof of a transfer: sent from the phone it was made on, seen again, or replaced by a better picture. */
export function TransferProof({ orderNr, proof }: { orderNr: string; proof: Proof }) {
  const { country } = useCountry()
  const { proof: words } = paymentDueWords(country)
  const [isReplacing, setIsReplacing] = useState(false)
  const { timeZone } = countryProfiles[country]
  const { sent_at: sentAt, key } = proof
  return (
    <section aria-label={words.title} className="mt-4 border border-line bg-surface p-4 wide:p-6 print:hidden">
      <h2 className="eyebrow text-ink-2">{words.title}</h2>
      <p className="mt-2">{sentAt ? words.sent(dayAndHour(timeZone, new Date(sentAt))) : words.text}</p>
      {sentAt && (
        <p className="mt-1 flex flex-wrap gap-x-6">
          <a
            href={transferProofPath(orderNr, key)}
            target="_blank"
            rel="noreferrer"
            className="flex min-h-12 items-center font-semibold underline decoration-1 underline-offset-4"
          >
            {words.open}
          </a>
          {!isReplacing && (
            <button
              type="button"
              onClick={() => setIsReplacing(true)}
              className="flex min-h-12 cursor-pointer items-center font-semibold underline decoration-1 underline-offset-4"
            >
              {words.replace}
            </button>
          )}
        </p>
      )}
      {(sentAt === null || isReplacing) && <ProofForm {...{ orderNr, proof }} onSent={() => setIsReplacing(false)} />}
    </section>
  )
}
