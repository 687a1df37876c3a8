import { useMutation } from '@tanstack/react-query'
import { readPayoutFile, type PayoutFile } from '#contract/desk/payout-files.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { saveFile } from '#desk/platform/save-file.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: (id: number) => `Descargar el archivo ${id}`,
    what: 'Tiene las cuentas enteras: subilo al banco y borralo de esta computadora.',
    why: 'Para qué lo descargás',
    whyHelp: 'Queda en el registro.',
    read: 'Descargar CSV',
    back: 'Volver',
  },
  en: {
    title: (id: number) => `Download file ${id}`,
    what: 'It has whole accounts: upload it to the bank and delete it from this computer.',
    why: 'Why you download it',
    whyHelp: 'It is recorded.',
    read: 'Download CSV',
    back: 'Back',
  },
})

export function ReadFileDialog({ file: { id }, onClose }: { file: PayoutFile; onClose(): void }) {
  const text = useWords(words)
  const reading = useMutation({
    mutationFn: (reason: string) => deskCall(readPayoutFile, { params: { id }, body: { reason } }),
    onSuccess: ({ name, text: content }) => {
      saveFile(name, content, 'text/csv')
      onClose()
    },
  })
  return (
    <Dialog title={text.title(id)} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          reading.mutate(typed(event.currentTarget, 'why').trim())
        }}
      >
        <p>{text.what}</p>
        <Field label={text.why} name="why" help={text.whyHelp} error={fieldErrors(reading.error).reason} />
        {reading.error && <Failure>{failureText(reading.error)}</Failure>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={reading.isPending}>
            {text.read}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
