import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listImports, type ImportRun } from '#contract/desk/imports.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { ExportForm } from './export-form.tsx'
import { importWords } from './import-words.ts'
import { Sources } from './sources.tsx'
import { UploadDialog } from './upload-dialog.tsx'

const words = wordsIn({
  es: {
    title: 'Importar y exportar',
    stores: 'Tienda',
    upload: 'Importar un archivo',
    drop: 'O soltalo en cualquier lugar de esta página. Primero se prueba: nada cambia hasta que lo decidas.',
    runs: 'Archivos',
    loading: 'Cargando las importaciones',
    none: 'Todavía no se importó ningún archivo en esta tienda.',
    export: 'Exportar',
    by: (who: string, at: string) => `${who}, ${at}`,
  },
  en: {
    title: 'Import and export',
    stores: 'Store',
    upload: 'Import a file',
    drop: 'Or drop it anywhere on this page. It is tried first: nothing changes until you decide.',
    runs: 'Files',
    loading: 'Loading the imports',
    none: 'No file was imported into this store yet.',
    export: 'Export',
    by: (who: string, at: string) => `${who}, ${at}`,
  },
})

export const toneOfRun = (state: ImportRun['state']) =>
  state === 'imported'
    ? 'done'
    : state === 'failed' || state === 'interrupted'
      ? 'bad'
      : state === 'checked'
        ? 'now'
        : 'plain'

function Row({ run }: { run: ImportRun }) {
  const text = useWords(words)
  const names = useWords(importWords)
  const language = useLanguage()
  return (
    <li className="border-b border-line">
      <Link
        to={`/import/${run.id}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 hover:bg-tile"
      >
        <span className="flex items-center gap-2">
          <strong className="font-semibold break-all">{run.fileName}</strong>
          <Badge tone={toneOfRun(run.state)}>{names.state[run.state]}</Badge>
        </span>
        <span className="text-13 text-ink-2">
          {text.by(run.createdBy, moment(run.createdAt, run.country, language))}
        </span>
      </Link>
    </li>
  )
}

/** Catalogues in and out, by files and by sources. */
export function ImportsScreen() {
  const text = useWords(words)
  const { stores } = useSession()
  const [query, setQuery] = useSearchParams()
  const [upload, setUpload] = useState<{ file: File | undefined }>()
  const country = stores.find((code) => code === query.get('store')) ?? stores[0]!
  const { data, error } = useQuery({
    queryKey: ['imports', country],
    queryFn: ({ signal }) => deskCall(listImports, { query: { country } }, { signal }),
  })
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) setUpload({ file })
      }}
    >
      <Screen
        title={text.title}
        aside={
          <Button look="primary" onClick={() => setUpload({ file: undefined })}>
            {text.upload}
          </Button>
        }
      >
        {stores.length > 1 && (
          <Views
            label={text.stores}
            views={stores.map((code) => [countryProfiles[code].name, code] as const)}
            chosen={country}
            onChoose={(code) => setQuery({ store: code }, { replace: true })}
          />
        )}
        <p className="text-14 text-ink-2">{text.drop}</p>
        <Section title={text.runs}>
          {error && <Failure>{failureText(error)}</Failure>}
          {!data && !error && <LoadingRows label={text.loading} count={3} />}
          {data?.runs.length === 0 && <Empty>{text.none}</Empty>}
          <ul>
            {data?.runs.map((run) => (
              <Row key={run.id} run={run} />
            ))}
          </ul>
        </Section>
        <Sources key={country} country={country} />
        <Section title={text.export}>
          <ExportForm country={country} />
        </Section>
        {upload && <UploadDialog country={country} dropped={upload.file} onClose={() => setUpload(undefined)} />}
      </Screen>
    </div>
  )
}
