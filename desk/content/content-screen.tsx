import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { listContent, type ListedContent } from '#contract/desk/content.ts'
import { readDocumentName } from '#domain/content/documents/document-name.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay, useSession } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Field, SelectField } from '#desk/platform/ui/field.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { contentKey, documentPath } from './content-query.ts'
import { documentKinds, documentTitle, nameWords } from './document-names.ts'
import { SecondPersonRule } from './second-person-rule.tsx'

const words = wordsIn({
  es: {
    title: 'Contenido',
    stores: 'Tienda',
    loading: 'Cargando el contenido',
    add: 'Nueva página o banner',
    kind: 'Qué es',
    page: 'Una página especial, con su lista de productos',
    banners: 'Banners arriba de una lista que ya existe',
    path: 'Su dirección',
    pathHelp: 'En minúsculas, sin acentos: verano, mujer/botas',
    pathFault: 'Solo minúsculas, números, guiones y barras: verano, mujer/botas.',
    open: 'Empezar',
    notShown: 'sin publicar',
    draft: 'borrador',
    in_review: 'en revisión',
    sent_back: 'devuelto',
    reviews: 'Esperan revisión',
    shown: 'publicado',
    next: (at: string) => `espera el ${at}`,
    last: (by: string, at: string) => `${by}, ${at}`,
    untouched: 'Nadie lo cambió todavía',
  },
  en: {
    title: 'Content',
    stores: 'Store',
    loading: 'Loading the content',
    add: 'New page or banner',
    kind: 'What it is',
    page: 'A landing page, with its list of products',
    banners: 'Banners above a list that exists',
    path: 'Its address',
    pathHelp: 'In lower case, without accents: verano, mujer/botas',
    pathFault: 'Only lower case, digits, hyphens and slashes: verano, mujer/botas.',
    open: 'Begin',
    notShown: 'not published',
    draft: 'draft',
    in_review: 'in review',
    sent_back: 'sent back',
    reviews: 'Waiting for a review',
    shown: 'published',
    next: (at: string) => `waits for ${at}`,
    last: (by: string, at: string) => `${by}, ${at}`,
    untouched: 'Nobody changed it yet',
  },
})

function Row({ row, country }: { row: ListedContent; country: OpenCountry }) {
  const text = useWords(words)
  const names = useWords(nameWords)
  const language = useLanguage()
  const { document, isShown, draft, review, next, last } = row
  return (
    <li className="border-b border-line">
      <Link
        to={documentPath(country, document)}
        className="grid items-center gap-x-4 gap-y-0.5 py-2 hover:bg-tile tablet:grid-cols-[minmax(0,1fr)_auto_16rem]"
      >
        <span className="font-semibold underline-offset-4">{documentTitle(document, names)}</span>
        <span className="flex flex-wrap gap-1.5">
          {draft !== null && (
            <Badge tone={review?.state === 'sent_back' ? 'bad' : 'now'}>{text[review?.state ?? 'draft']}</Badge>
          )}
          {next && <Badge>{text.next(moment(next.from, country, language))}</Badge>}
          {isShown ? <Badge tone="done">{text.shown}</Badge> : <Badge>{text.notShown}</Badge>}
        </span>
        <span className="truncate text-13 text-ink-2 tablet:text-right">
          {last ? text.last(last.by, moment(last.at, country, language)) : text.untouched}
        </span>
      </Link>
    </li>
  )
}

function NewDocument({ country, onClose }: { country: OpenCountry; onClose(): void }) {
  const text = useWords(words)
  const navigate = useNavigate()
  const [fault, setFault] = useState<string>()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const path = typed(data, 'path').trim().replace(/^\//, '').replace(/\/$/, '')
    const document = `${typed(data, 'kind')}/${path}`
    if (path && readDocumentName(document)) void navigate(documentPath(country, document))
    else setFault(text.pathFault)
  }
  return (
    <Dialog title={text.add} onClose={onClose}>
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <SelectField
          label={text.kind}
          name="kind"
          options={[
            { value: 'page', label: text.page },
            { value: 'banners', label: text.banners },
          ]}
        />
        <Field label={text.path} name="path" help={text.pathHelp} error={fault} autoComplete="off" />
        <Button type="submit" look="primary" className="justify-self-end">
          {text.open}
        </Button>
      </form>
    </Dialog>
  )
}

/** What a store shows around its products. */
export function ContentScreen() {
  const text = useWords(words)
  const names = useWords(nameWords)
  const may = useMay()
  const { stores } = useSession()
  const [query, setQuery] = useSearchParams()
  const [isAdding, setIsAdding] = useState(false)
  const country = stores.find((code) => code === query.get('store')) ?? stores[0]!
  const { data, error } = useQuery({
    queryKey: contentKey(country),
    queryFn: ({ signal }) => deskCall(listContent, { query: { country } }, { signal }),
  })
  const ofKind = (kind: string) =>
    data?.documents.filter(({ document }) => readDocumentName(document)?.kind === kind) ?? []
  const waiting = data?.documents.filter(({ review }) => review?.state === 'in_review') ?? []
  return (
    <Screen
      title={text.title}
      aside={may('content.edit') && <Button onClick={() => setIsAdding(true)}>{text.add}</Button>}
    >
      {stores.length > 1 && (
        <Views
          label={text.stores}
          views={stores.map((code) => [countryProfiles[code].name, code] as const)}
          chosen={country}
          onChoose={(code) => setQuery({ store: code }, { replace: true })}
        />
      )}
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && may('terms.edit') && <SecondPersonRule country={country} isNeeded={data.needsSecondPerson} />}
      {waiting.length > 0 && (
        <Section title={text.reviews}>
          <ul className="border-t border-line">
            {waiting.map((row) => (
              <Row key={row.document} row={row} country={country} />
            ))}
          </ul>
        </Section>
      )}
      {data &&
        documentKinds
          .filter((kind) => ofKind(kind).length > 0)
          .map((kind) => (
            <Section key={kind} title={names.kinds[kind]}>
              <ul className="border-t border-line">
                {ofKind(kind).map((row) => (
                  <Row key={row.document} row={row} country={country} />
                ))}
              </ul>
            </Section>
          ))}
      {isAdding && <NewDocument country={country} onClose={() => setIsAdding(false)} />}
    </Screen>
  )
}
