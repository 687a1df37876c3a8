import { useMutation } from '@tanstack/react-query'
import { openProof } from '#contract/desk/order-proof.ts'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { bytesFrom } from '#desk/platform/bytes.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { saveFile } from '#desk/platform/save-file.ts'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { BytesPicture } from '#desk/platform/ui/bytes-picture.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Comprobante de la transferencia',
    reason: 'Motivo',
    reasonHelp: 'Muestra datos bancarios: queda en el registro con tu nombre.',
    open: 'Ver el comprobante',
    picture: 'El comprobante que mandó quien compró',
    pdf: 'Es un PDF. Guardalo y abrilo con un programa de confianza.',
    save: 'Guardar el PDF',
    back: 'Volver',
    close: 'Cerrar',
  },
  en: {
    title: 'Proof of the transfer',
    reason: 'Reason',
    reasonHelp: 'It shows bank data: it is in the audit with your name.',
    open: 'Show the proof',
    picture: 'The proof that the buyer sent',
    pdf: 'It is a PDF. Save it and open it with a program you trust.',
    save: 'Save the PDF',
    back: 'Back',
    close: 'Close',
  },
})

/** What a shopper sent as proof of a transfer; a picture is shown, a PDF is only saved: it may hold anything. */
export function ProofDialog({ order: { orderNr, country }, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const opening = useMutation({
    mutationFn: (reason: string) => deskCall(openProof, { params: { orderNr }, body: { reason } }),
    gcTime: 0,
  })
  const proof = opening.data
  if (proof) {
    return (
      <Dialog title={text.title} onClose={onClose}>
        <div className="grid gap-4">
          {proof.type === 'image/webp' ? (
            <BytesPicture
              content={proof.content}
              type={proof.type}
              alt={text.picture}
              className="max-h-[70dvh] w-full bg-tile object-contain"
            />
          ) : (
            <p>{text.pdf}</p>
          )}
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>{text.close}</Button>
            {proof.type === 'application/pdf' && (
              <Button
                look="primary"
                onClick={() => saveFile(`comprobante-${orderNr}.pdf`, bytesFrom(proof.content), proof.type)}
              >
                {text.save}
              </Button>
            )}
          </div>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          opening.mutate(typed(event.currentTarget, 'reason').trim())
        }}
      >
        <Field label={text.reason} name="reason" help={text.reasonHelp} error={fieldErrors(opening.error).reason} />
        {opening.error && <ActFailure error={opening.error} country={country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={opening.isPending}>
            {text.open}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
