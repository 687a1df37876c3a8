import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { maxPackedBytes, uploadImport } from '#contract/desk/imports.ts'
import { maxImportBytes } from '#domain/operations/feeds/runs.ts'
import { sourceModes, type SourceMode } from '#domain/operations/feeds/sources.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { importWords } from './import-words.ts'
import { packedFile } from './packed-file.ts'

const words = wordsIn({
  es: {
    title: (store: string) => `Importar en ${store}`,
    file: 'El archivo',
    help: 'Excel (XLSX), CSV, TSV o XML: Google Merchant, Shopify, Tiendanube, WooCommerce, una planilla o nuestra tabla. Hasta 100 MB. De un Excel se lee la primera hoja.',
    mode: 'Qué hace',
    byColor: 'Cada color es un producto aparte',
    check: 'Probar, sin cambiar nada',
    none: 'Elegí el archivo.',
    large: 'El archivo supera los 100 MB, o los 8 MB comprimido: traelo como fuente, o con la línea de comandos.',
  },
  en: {
    title: (store: string) => `Import into ${store}`,
    file: 'The file',
    help: 'Excel (XLSX), CSV, TSV or XML: Google Merchant, Shopify, Tiendanube, WooCommerce, a spreadsheet or our own table. Up to 100 MB. Of a workbook the first sheet is read.',
    mode: 'What it does',
    byColor: 'Each colour is a product of its own',
    check: 'Try it, changing nothing',
    none: 'Choose the file.',
    large: 'The file has more than 100 MB, or 8 MB compressed: bring it as a source, or by the command line.',
  },
})

class TooLarge extends Error {}

type Upload = { file: File; mode: SourceMode; isByColor: boolean }
type UploadDialogProps = { country: OpenCountry; dropped: File | undefined; onClose(): void }

/** A catalogue file is taken in and tried. */
export function UploadDialog({ country, dropped, onClose }: UploadDialogProps) {
  const text = useWords(words)
  const names = useWords(importWords)
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  const [key] = useState(() => crypto.randomUUID())
  const uploading = useMutation({
    mutationFn: async ({ file, mode, isByColor }: Upload) => {
      const { content, bytes } = await packedFile(file)
      if (bytes > maxPackedBytes) throw new TooLarge()
      const body = { country, fileName: file.name.slice(0, 200), mode, isByColor, content }
      return deskCall(uploadImport, { body }, { idempotencyKey: `${key}-${file.size}-${mode}` })
    },
    onSuccess: ({ run }) => navigate(`/import/${run.id}`),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const chosen = data.get('file')
    const file = chosen instanceof File && chosen.size > 0 ? chosen : dropped
    const found = !file ? text.none : file.size > maxImportBytes ? text.large : undefined
    setFault(found)
    const mode = sourceModes.find((one) => one === typed(data, 'mode')) ?? 'update'
    if (file && !found) uploading.mutate({ file, mode, isByColor: data.get('byColor') !== null })
  }
  const said =
    fault ?? (uploading.error instanceof TooLarge ? text.large : uploading.error && failureText(uploading.error))
  return (
    <Dialog title={text.title(countryProfiles[country].name)} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field
          label={dropped ? `${text.file}: ${dropped.name}` : text.file}
          name="file"
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.xml,text/csv,text/xml"
          help={text.help}
        />
        <SelectField
          label={text.mode}
          name="mode"
          options={sourceModes.map((value) => ({ value, label: names.mode[value] }))}
        />
        <Checkbox name="byColor" label={text.byColor} />
        {said && <Failure>{said}</Failure>}
        <Button type="submit" look="primary" isBusy={uploading.isPending} className="justify-self-end">
          {text.check}
        </Button>
      </form>
    </Dialog>
  )
}
