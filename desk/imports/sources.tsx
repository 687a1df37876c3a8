import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { fetchSourceNow, listSources, removeSource, setSource, type FeedSource } from '#contract/desk/imports.ts'
import { faultInSpanish } from '#domain/operations/feeds/line-words.ts'
import { sourceModes } from '#domain/operations/feeds/sources.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { typed } from '#desk/platform/typed.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { importWords } from './import-words.ts'

const words = wordsIn({
  es: {
    title: 'Fuentes que se buscan cada hora',
    none: 'Ninguna: la dirección de un archivo de tu sistema puede traerse sola.',
    add: 'Agregar una fuente',
    url: 'Dirección del archivo',
    help: 'Con https, como https://erp.example/catalogo.csv',
    mode: 'Qué hace',
    byColor: 'Cada color es un producto aparte',
    save: 'Guardar',
    fetch: 'Buscar ahora',
    fetching: 'Se está buscando: esto se actualiza solo.',
    remove: 'Quitar',
    never: 'todavía no se buscó',
    counts: (rows: string, bad: string, changed: string) => `${rows} renglones, ${bad} con fallas, ${changed} cambios`,
  },
  en: {
    title: 'Sources fetched every hour',
    none: 'None: the address of a file of your system can be fetched by itself.',
    add: 'Add a source',
    url: 'Address of the file',
    help: 'With https, such as https://erp.example/catalogo.csv',
    mode: 'What it does',
    byColor: 'Each colour is a product of its own',
    save: 'Save',
    fetch: 'Fetch now',
    fetching: 'It is being fetched: this follows by itself.',
    remove: 'Remove',
    never: 'not fetched yet',
    counts: (rows: string, bad: string, changed: string) => `${rows} rows, ${bad} with faults, ${changed} changes`,
  },
})

type RowProps = { source: FeedSource; onDone(answer: { sources: FeedSource[] }): void }

function Row({ source, onDone }: RowProps) {
  const text = useWords(words)
  const names = useWords(importWords)
  const language = useLanguage()
  const { country, url, mode, outcome, checkedAt, rows, bad, changed, note } = source
  const body = { country, url }
  const fetching = useMutation({
    mutationFn: () => deskCall(fetchSourceNow, { body }, { idempotencyKey: crypto.randomUUID() }),
    onSuccess: onDone,
  })
  const removing = useMutation({ mutationFn: () => deskCall(removeSource, { body }), onSuccess: onDone })
  const error = fetching.error ?? removing.error
  const number = (value: number | null) => integer(value ?? 0, language)
  return (
    <li className="grid gap-2 border-b border-line py-3 wide:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <strong className="font-mono text-13 break-all">{url}</strong>
          {outcome && <Badge tone={outcome === 'failed' ? 'bad' : 'done'}>{names.outcome[outcome]}</Badge>}
        </span>
        <span className="text-13">{names.mode[mode]}</span>
        <span className="figures text-13 text-ink-2">
          {checkedAt ? moment(checkedAt, country, language) : text.never}
          {rows !== null && ` · ${text.counts(number(rows), number(bad), number(changed))}`}
        </span>
        {note && <span className="text-13">{language === 'es' ? faultInSpanish(note) : note}</span>}
        {fetching.isSuccess && (
          <span role="status" className="text-13">
            {text.fetching}
          </span>
        )}
        {error && <Failure>{failureText(error)}</Failure>}
      </div>
      <div className="flex items-start gap-2">
        <Button isBusy={fetching.isPending} onClick={() => fetching.mutate()}>
          {text.fetch}
        </Button>
        <Button isBusy={removing.isPending} onClick={() => removing.mutate()}>
          {text.remove}
        </Button>
      </div>
    </li>
  )
}

function NewSource({ country, onDone, onClose }: Pick<RowProps, 'onDone'> & { country: OpenCountry; onClose(): void }) {
  const text = useWords(words)
  const names = useWords(importWords)
  const saving = useMutation({
    mutationFn: (data: FormData) => {
      const mode = sourceModes.find((one) => one === typed(data, 'mode')) ?? 'update'
      const body = { country, url: typed(data, 'url').trim(), mode, isByColor: data.get('byColor') !== null }
      return deskCall(setSource, { body })
    },
    onSuccess: (answer) => {
      onDone(answer)
      onClose()
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    saving.mutate(new FormData(event.currentTarget))
  }
  return (
    <Dialog title={text.add} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <Field label={text.url} name="url" type="url" help={text.help} autoComplete="off" />
        <SelectField
          label={text.mode}
          name="mode"
          options={sourceModes.map((value) => ({ value, label: names.mode[value] }))}
        />
        <Checkbox name="byColor" label={text.byColor} />
        {saving.error && <Failure>{failureText(saving.error)}</Failure>}
        <Button type="submit" look="primary" isBusy={saving.isPending} className="justify-self-end">
          {text.save}
        </Button>
      </form>
    </Dialog>
  )
}

/** Feeds that the shop fetches by itself. */
export function Sources({ country }: { country: OpenCountry }) {
  const text = useWords(words)
  const client = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const queryKey = ['feed-sources', country]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => deskCall(listSources, { query: { country } }, { signal }),
    refetchInterval: 15_000,
  })
  const keep = (answer: { sources: FeedSource[] }) => client.setQueryData(queryKey, answer)
  return (
    <Section title={text.title} aside={<Button onClick={() => setIsAdding(true)}>{text.add}</Button>}>
      {error && <Failure>{failureText(error)}</Failure>}
      {data?.sources.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      <ul>
        {data?.sources.map((source) => (
          <Row key={source.url} source={source} onDone={keep} />
        ))}
      </ul>
      {isAdding && <NewSource country={country} onDone={keep} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}
