import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listMailTemplates } from '#contract/desk/mails.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { Views } from '#desk/platform/ui/views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Mails',
    about: 'Lo que la tienda manda sola, con datos de ejemplo y la marca y las condiciones de hoy.',
    stores: 'Tienda',
    loading: 'Cargando los mails',
    changed: 'textos propios',
  },
  en: {
    title: 'Mails',
    about: 'What the shop sends by itself, with the data of a sample and today’s brand and terms.',
    stores: 'Store',
    loading: 'Loading the mails',
    changed: 'own texts',
  },
})

/** Every mail of the shop. */
export function MailsScreen() {
  const text = useWords(words)
  const { stores } = useSession()
  const [query, setQuery] = useSearchParams()
  const country = stores.find((code) => code === query.get('store')) ?? stores[0]!
  const { data, error } = useQuery({
    queryKey: ['mails', country],
    queryFn: ({ signal }) => deskCall(listMailTemplates, { query: { country } }, { signal }),
  })
  return (
    <Screen title={text.title}>
      {stores.length > 1 && (
        <Views
          label={text.stores}
          views={stores.map((code) => [countryProfiles[code].name, code] as const)}
          chosen={country}
          onChoose={(code) => setQuery({ store: code }, { replace: true })}
        />
      )}
      <p className="text-14 text-ink-2">{text.about}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      <ul className="border-t border-line">
        {data?.mails.map(({ template, subject, isChanged }) => (
          <li key={template} className="border-b border-line">
            <Link
              to={`/mails/${template}?store=${country}`}
              className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 hover:bg-tile"
            >
              <span className="font-semibold">{subject}</span>
              <span className="flex items-baseline gap-2">
                {isChanged && <Badge tone="done">{text.changed}</Badge>}
                <span className="font-mono text-12 text-ink-2">{template}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
