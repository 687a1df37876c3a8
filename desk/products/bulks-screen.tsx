import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listBulks } from '#contract/desk/product-bulks.ts'
import type { BulkKind } from '#domain/browse/assortment/bulk-act.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { integer, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { bulkWords } from './bulk-words.ts'
import { useGridAddress } from './products-query.ts'

const words = wordsIn({
  es: {
    title: 'Cambios masivos',
    back: 'Productos',
    loading: 'Cargando los cambios',
    none: 'Todavía no se cambiaron muchos productos de una vez.',
    products: (count: string) => `${count} productos`,
  },
  en: {
    title: 'Bulk changes',
    back: 'Products',
    loading: 'Loading the changes',
    none: 'Many products have not been changed at once yet.',
    products: (count: string) => `${count} products`,
  },
})

/** The acts on many products of a store, the latest first. */
export function BulksScreen() {
  const text = useWords(words)
  const names = useWords(bulkWords)
  const language = useLanguage()
  const { country } = useGridAddress()
  const { data, error } = useQuery({
    queryKey: ['product bulks', country],
    queryFn: ({ signal }) => deskCall(listBulks, { query: { country } }, { signal }),
    staleTime: 0,
  })
  return (
    <Screen title={text.title}>
      <BackLink to={`/products?country=${country}`}>{text.back}</BackLink>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data?.bulks.length === 0 && <Empty>{text.none}</Empty>}
      <ul>
        {data?.bulks.map(({ idBulk, kind, state, actor, createdAt, total, reason }) => (
          <li key={idBulk} className="border-b border-line">
            <Link
              to={`/products/bulks/${idBulk}`}
              className="grid gap-x-4 gap-y-0.5 px-2 py-2.5 hover:bg-tile tablet:grid-cols-[minmax(0,1fr)_12rem_auto]"
            >
              <span>
                <strong className="font-semibold">{names.kinds[kind as BulkKind]}</strong> ·{' '}
                {text.products(integer(total, language))}
                {reason && <span className="block text-13 text-ink-2">{reason}</span>}
              </span>
              <span className="text-13 text-ink-2">
                {actor}, {moment(createdAt, country, language)}
              </span>
              <span>
                <Badge tone={state === 'waiting' || state === 'undoing' ? 'now' : 'plain'}>{names.states[state]}</Badge>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
