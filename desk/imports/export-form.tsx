import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { exportCatalogue, exportFormats } from '#contract/desk/imports.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { saveFile } from '#desk/platform/save-file.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { unpackedFile } from './packed-file.ts'

const words = wordsIn({
  es: {
    format: 'Formato',
    formats: {
      full: 'Nuestra tabla, con todo: se puede importar de nuevo',
      csv: 'Google Merchant (CSV)',
      tsv: 'Google Merchant (TSV)',
      xml: 'Google Merchant (XML)',
    },
    save: 'Descargar el catálogo',
    saved: (count: string) => `${count} productos descargados.`,
  },
  en: {
    format: 'Format',
    formats: {
      full: 'Our own table, with everything: it can be imported again',
      csv: 'Google Merchant (CSV)',
      tsv: 'Google Merchant (TSV)',
      xml: 'Google Merchant (XML)',
    },
    save: 'Download the catalogue',
    saved: (count: string) => `${count} products downloaded.`,
  },
})
const order = ['full', 'csv', 'tsv', 'xml'] as const satisfies readonly (typeof exportFormats)[number][]

/** The catalogue of a store as a file. */
export function ExportForm({ country }: { country: OpenCountry }) {
  const text = useWords(words)
  const language = useLanguage()
  const exporting = useMutation({
    mutationFn: (format: (typeof exportFormats)[number]) => deskCall(exportCatalogue, { body: { country, format } }),
    onSuccess: async ({ name, content }) =>
      saveFile(name, await unpackedFile(content), name.endsWith('.xml') ? 'application/xml' : 'text/csv'),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    exporting.mutate(order.find((one) => one === typed(event.currentTarget, 'format')) ?? 'full')
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <SelectField
        label={text.format}
        name="format"
        options={order.map((value) => ({ value, label: text.formats[value] }))}
      />
      <Button type="submit" isBusy={exporting.isPending}>
        {text.save}
      </Button>
      {exporting.data && <p role="status">{text.saved(integer(exporting.data.products, language))}</p>}
      {exporting.error && <Failure>{failureText(exporting.error)}</Failure>}
    </form>
  )
}
