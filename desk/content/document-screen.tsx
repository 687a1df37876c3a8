import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { openContent, type OpenedContent } from '#contract/desk/content.ts'
import { readDocumentName } from '#domain/content/documents/document-name.ts'
import { isOpenCountry, type OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { contentKey, documentKey } from './content-query.ts'
import { documentTitle, nameWords } from './document-names.ts'
import { DraftEditor } from './draft-editor.tsx'
import { Versions } from './versions.tsx'

const words = wordsIn({
  es: { back: 'Contenido', loading: 'Cargando el documento' },
  en: { back: 'Content', loading: 'Loading the document' },
})

function Document({ country, document }: { country: OpenCountry; document: string }) {
  const text = useWords(words)
  const names = useWords(nameWords)
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: documentKey(country, document),
    queryFn: ({ signal }) => deskCall(openContent, { query: { country, document } }, { signal }),
    // What is being written is never exchanged for an answer by itself.
    refetchOnWindowFocus: false,
  })
  const keep = (opened: OpenedContent) => {
    client.setQueryData(documentKey(country, document), opened)
    void client.invalidateQueries({ queryKey: contentKey(country), exact: true })
  }
  return (
    <>
      <BackLink to={`/content?store=${country}`}>{text.back}</BackLink>
      <Screen title={`${documentTitle(document, names)} · ${countryProfiles[country].name}`}>
        {error && <Failure>{failureText(error)}</Failure>}
        {!data && !error && <LoadingRows label={text.loading} />}
        {data && (
          <>
            <DraftEditor opened={data} onSaved={keep} />
            <Versions opened={data} onDone={keep} />
          </>
        )}
      </Screen>
    </>
  )
}

/** One document: its draft, how it looks, and its versions. */
export function DocumentScreen() {
  const { store = '', '*': document = '' } = useParams()
  if (!isOpenCountry(store) || !readDocumentName(document)) return <Navigate to="/content" replace />
  return <Document key={`${store} ${document}`} country={store} document={document} />
}
