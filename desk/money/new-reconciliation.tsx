import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { makeReconciliation, maxReportBytes } from '#contract/desk/reconcile.ts'
import { reportProviders } from '#domain/desk/money/report-format.ts'
import { isOpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { addDays } from '#domain/platform/dates.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { useToday } from '#desk/platform/today.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { reconcileWords } from './reconcile-words.ts'

const words = wordsIn({
  es: {
    title: 'Conciliar un informe',
    provider: 'De quién es el informe',
    store: 'De qué tienda',
    from: 'Desde',
    to: 'Hasta',
    file: 'El archivo CSV',
    help: 'Mercado Pago: informe de liquidaciones. Transbank: movimientos de Webpay Plus. No hace falta cambiarle nada.',
    compare: 'Comparar',
    none: 'Elegí el archivo.',
    large: 'El archivo supera los 8 MB: pedí uno de menos días.',
  },
  en: {
    title: 'Reconcile a report',
    provider: 'Whose report it is',
    store: 'Of which store',
    from: 'From',
    to: 'To',
    file: 'The CSV file',
    help: 'Mercado Pago: report of settlements. Transbank: movements of Webpay Plus. Nothing in it has to be changed.',
    compare: 'Compare',
    none: 'Choose the file.',
    large: 'The file has more than 8 MB: ask for one of fewer days.',
  },
})

/** The text of a file, also of one that a spreadsheet wrote in the old code of Windows. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A report of a provider, and the days it is about. */
export function NewReconciliation({ onClose }: { onClose(): void }) {
  const text = useWords(words)
  const names = useWords(reconcileWords)
  const { stores } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const [key] = useState(() => crypto.randomUUID())
  const comparing = useMutation({
    mutationFn: async ({ data, file }: { data: FormData; file: File }) => {
      const country = typed(data, 'country')
      const body = {
        country: isOpenCountry(country) ? country : stores[0]!,
        provider: reportProviders.find((one) => one === typed(data, 'provider')) ?? reportProviders[0],
        firstDay: typed(data, 'from'),
        lastDay: typed(data, 'to'),
        fileName: file.name,
        text: await textOf(file),
      }
      return deskCall(
        makeReconciliation,
        { body },
        { idempotencyKey: `${key} ${file.name}`.replaceAll(/[^\w-]/g, '-').slice(0, 120) },
      )
    },
    onSuccess: ({ run }) => {
      void client.invalidateQueries({ queryKey: ['reconciliations'] })
      void navigate(`/money/reconciliations/${run.id}`)
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const file = data.get('file')
    const isFile = file instanceof File && file.size > 0
    const found = !isFile ? text.none : file.size > maxReportBytes ? text.large : undefined
    setFault(found)
    if (isFile && !found) comparing.mutate({ data, file })
  }

  const today = useToday()
  return (
    <Dialog title={text.title} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <div className="grid gap-4 tablet:grid-cols-2">
          <SelectField
            label={text.provider}
            name="provider"
            options={reportProviders.map((value) => ({ value, label: names.provider[value] }))}
          />
          <SelectField
            label={text.store}
            name="country"
            options={stores.map((code) => ({ value: code, label: countryProfiles[code].name }))}
          />
          <Field label={text.from} name="from" type="date" defaultValue={addDays(today, -7)} max={today} required />
          <Field label={text.to} name="to" type="date" defaultValue={addDays(today, -1)} max={today} required />
        </div>
        <Field label={text.file} name="file" type="file" accept=".csv,text/csv,text/plain" help={text.help} />
        {fault && <Failure>{fault}</Failure>}
        {!fault && comparing.error && <Failure>{failureText(comparing.error)}</Failure>}
        <Button type="submit" look="primary" isBusy={comparing.isPending} className="justify-self-end">
          {text.compare}
        </Button>
      </form>
    </Dialog>
  )
}
