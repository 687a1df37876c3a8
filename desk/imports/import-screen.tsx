import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { checkImport, readImport, runImport, type ImportRun } from '#contract/desk/imports.ts'
import { faultInSpanish } from '#domain/operations/feeds/line-words.ts'
import type { FeedMapping } from '#domain/operations/feeds/retail/mapping.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useAct } from '#desk/platform/use-act.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { ColumnsForm } from './columns-form.tsx'
import { importWords } from './import-words.ts'
import { toneOfRun } from './imports-screen.tsx'
import { RunLines } from './run-lines.tsx'

const words = wordsIn({
  es: {
    back: 'Importar y exportar',
    loading: 'Cargando la importación',
    by: (who: string, at: string) => `Lo subió ${who}, ${at}.`,
    progress: 'Avance',
    alone: 'Sigue aunque cierres esta página.',
    interrupted:
      'Se cortó porque la máquina que la hacía dejó de responder. Lo que se guardó está entero; podés correrla de nuevo.',
    checked: 'Nada cambió todavía: esto es lo que cambiaría.',
    imported: 'Esto es lo que cambió.',
    columns: 'Columnas',
    counts: 'En números',
    run: 'Importar',
    again: 'Importar de nuevo',
    try: 'Probar de nuevo',
  },
  en: {
    back: 'Import and export',
    loading: 'Loading the import',
    by: (who: string, at: string) => `Uploaded by ${who}, ${at}.`,
    progress: 'Progress',
    alone: 'It goes on if you close this page.',
    interrupted:
      'It was cut off because the machine that did it stopped answering. What was saved is whole; you can run it again.',
    checked: 'Nothing was changed yet: this is what would change.',
    imported: 'This is what changed.',
    columns: 'Columns',
    counts: 'In figures',
    run: 'Import',
    again: 'Import again',
    try: 'Try again',
  },
})

const isWorking = ({ state }: ImportRun) => state === 'checking' || state === 'importing'

function Counts({ run }: { run: ImportRun }) {
  const text = useWords(words)
  const names = useWords(importWords)
  const language = useLanguage()
  if (!run.counts) return null
  const shown = Object.entries(names.counts).filter(([name]) => (run.counts?.[name] ?? 0) > 0 || name === 'rows')
  return (
    <Section title={text.counts}>
      <p className="text-14">{run.state === 'imported' ? text.imported : text.checked}</p>
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {shown.map(([name, label]) => (
          <div key={name} className="border border-line bg-surface p-3">
            <dd className="figures text-20 font-semibold">{integer(run.counts?.[name] ?? 0, language)}</dd>
            <dt className="text-13 text-ink-2">{label}</dt>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Run({ run }: { run: ImportRun }) {
  const text = useWords(words)
  const language = useLanguage()
  const { id, country, attempt, state, done, total, note } = run
  const kept = { own: ['import', id], lists: [['imports', country]] }
  const checking = useAct(kept, (mapping: FeedMapping | null, idempotencyKey) =>
    deskCall(checkImport, { params: { id }, body: { attempt, mapping } }, { idempotencyKey }),
  )
  const running = useAct(kept, (_: null, idempotencyKey) =>
    deskCall(runImport, { params: { id }, body: { attempt } }, { idempotencyKey }),
  )
  const check = (given: FeedMapping | null) => checking.mutate({ given, key: crypto.randomUUID() })
  const error = checking.error ?? running.error
  const isBusy = checking.isPending || running.isPending
  const mayRun = run.hasFile && (state === 'checked' || state === 'interrupted')
  return (
    <>
      <p className="text-14 text-ink-2">{text.by(run.createdBy, moment(run.createdAt, country, language))}</p>
      {isWorking(run) && (
        <div className="grid gap-1">
          <progress
            aria-label={text.progress}
            value={done}
            max={Math.max(total, 1)}
            className="h-2 w-full accent-ink"
          />
          <p role="status" className="text-14">
            {text.alone}
          </p>
        </div>
      )}
      {state === 'interrupted' && <Failure>{text.interrupted}</Failure>}
      {state === 'failed' && note && <Failure>{language === 'es' ? faultInSpanish(note) : note}</Failure>}
      {error && <ActFailure error={error} country={country} />}
      <Counts run={run} />
      {(mayRun || (run.hasFile && state === 'failed')) && (
        <div className="flex flex-wrap gap-2">
          {mayRun && (
            <Button
              look="primary"
              isBusy={isBusy}
              onClick={() => running.mutate({ given: null, key: crypto.randomUUID() })}
            >
              {state === 'interrupted' ? text.again : text.run}
            </Button>
          )}
          {state !== 'checked' && (
            <Button isBusy={isBusy} onClick={() => check(run.mapping)}>
              {text.try}
            </Button>
          )}
        </div>
      )}
      <RunLines run={run} kind="fault" />
      {run.hasFile && !isWorking(run) && (
        <Section title={text.columns}>
          <ColumnsForm key={attempt} run={run} isBusy={isBusy} onCheck={check} />
        </Section>
      )}
      <RunLines run={run} kind="change" />
    </>
  )
}

/** One file: what it would change, how its columns are read, and how far it is. */
export function ImportScreen() {
  const text = useWords(words)
  const names = useWords(importWords)
  const id = Number(useParams().id)
  const { data, error } = useQuery({
    queryKey: ['import', id],
    queryFn: ({ signal }) => deskCall(readImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.run) ? 1000 : false),
  })
  return (
    <>
      <BackLink to={data ? `/import?store=${data.run.country}` : '/import'}>{text.back}</BackLink>
      <Screen
        title={data ? `${data.run.fileName} · ${countryProfiles[data.run.country].name}` : text.back}
        aside={data && <Badge tone={toneOfRun(data.run.state)}>{names.state[data.run.state]}</Badge>}
      >
        {error && <Failure>{failureText(error)}</Failure>}
        {!data && !error && <LoadingRows label={text.loading} />}
        {data && <Run run={data.run} />}
      </Screen>
    </>
  )
}
