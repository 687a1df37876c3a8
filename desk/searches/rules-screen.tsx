import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { removeRedirect, removeSynonym, setPlacements, type DeskSearchRules } from '#contract/desk/searches.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay, useSession } from '#desk/platform/session.tsx'
import { useStore } from '#desk/platform/use-store.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button, LinkButton } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useRefreshRules, useSearchRules } from './rules-query.ts'
import { SearchTabs } from './search-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Reglas de búsqueda',
    add: 'Nueva regla',
    loading: 'Cargando las reglas',
    synonyms: 'Sinónimos',
    noSynonyms: 'Nada se busca con otras palabras que las del diccionario.',
    means: (said: string, means: string) => `«${said}» también encuentra «${means}»`,
    meansOnly: (said: string, means: string) => `«${said}» encuentra solo «${means}»`,
    everywhere: 'todas las tiendas',
    redirects: 'Redirecciones',
    noRedirects: 'Ninguna búsqueda lleva a una página.',
    leads: (said: string, path: string) => `«${said}» lleva a ${path}`,
    places: 'Fijados y ocultos',
    noPlaces: 'Ninguna lista está ordenada a mano.',
    pinned: 'Primero',
    hidden: 'Oculto',
    off: 'fuera de venta',
    remove: 'Quitar',
    removeOf: (what: string) => `Quitar ${what}`,
    change: 'Cambiar',
    by: (who: string, at: string) => `${who}, ${at}`,
    before: 'de antes',
  },
  en: {
    title: 'Rules of searches',
    add: 'New rule',
    loading: 'Loading the rules',
    synonyms: 'Synonyms',
    noSynonyms: 'Nothing is searched by other words than those of the dictionary.',
    means: (said: string, means: string) => `"${said}" also finds "${means}"`,
    meansOnly: (said: string, means: string) => `"${said}" finds only "${means}"`,
    everywhere: 'all stores',
    redirects: 'Redirects',
    noRedirects: 'No search leads to a page.',
    leads: (said: string, path: string) => `"${said}" leads to ${path}`,
    places: 'Pinned and hidden',
    noPlaces: 'No list is arranged by hand.',
    pinned: 'First',
    hidden: 'Hidden',
    off: 'not on sale',
    remove: 'Remove',
    removeOf: (what: string) => `Remove ${what}`,
    change: 'Change',
    by: (who: string, at: string) => `${who}, ${at}`,
    before: 'from before',
  },
})

type By = { addedBy: string | null; addedAt: string | null }

function WhoAndWhen({ of: { addedBy, addedAt }, store }: { of: By; store: OpenCountry }) {
  const text = useWords(words)
  const language = useLanguage()
  const said = addedBy && addedAt ? text.by(addedBy, moment(addedAt, store, language)) : text.before
  return <span className="figures block text-13 text-ink-2">{said}</span>
}

type RemovedRule = { what: string; remove(key: string): Promise<unknown>; store: OpenCountry }

function RemoveButton({ what, remove, store }: RemovedRule) {
  const text = useWords(words)
  const refresh = useRefreshRules()
  const removing = useMutation({ mutationFn: () => remove(crypto.randomUUID()), onSettled: refresh })
  return (
    <>
      <Button
        look="quiet"
        aria-label={text.removeOf(what)}
        onClick={() => removing.mutate()}
        isBusy={removing.isPending}
      >
        {text.remove}
      </Button>
      {removing.error && <ActFailure error={removing.error} country={store} />}
    </>
  )
}

const Row = ({ children }: { children: ReactNode }) => (
  <li className="grid items-center gap-2 border-b border-line py-2 tablet:grid-cols-[minmax(0,1fr)_auto]">
    {children}
  </li>
)

function Synonyms({ of: list, store }: { of: DeskSearchRules['synonyms']; store: OpenCountry }) {
  const text = useWords(words)
  const may = useMay()
  const { staff } = useSession()
  return list.map((synonym) => {
    const { country, words: said, means, instead } = synonym
    const sentence = (instead ? text.meansOnly : text.means)(said, means)
    const mayRemove = may('searches.edit') && (country !== null || staff.stores === null)
    return (
      <Row key={`${country} ${said} ${means}`}>
        <span>
          {sentence} {country === null && <Badge>{text.everywhere}</Badge>}
          <WhoAndWhen of={synonym} store={store} />
        </span>
        {mayRemove && (
          <RemoveButton
            store={store}
            what={sentence}
            remove={(idempotencyKey) =>
              deskCall(removeSynonym, { body: { country, words: said, means } }, { idempotencyKey })
            }
          />
        )}
      </Row>
    )
  })
}

function Redirects({ of: list, store }: { of: DeskSearchRules['redirects']; store: OpenCountry }) {
  const text = useWords(words)
  const may = useMay()
  return list.map((redirect) => (
    <Row key={redirect.words}>
      <span>
        {text.leads(redirect.words, redirect.path)}
        <WhoAndWhen of={redirect} store={store} />
      </span>
      {may('searches.edit') && (
        <RemoveButton
          store={store}
          what={text.leads(redirect.words, redirect.path)}
          remove={(idempotencyKey) =>
            deskCall(removeRedirect, { body: { country: store, words: redirect.words } }, { idempotencyKey })
          }
        />
      )}
    </Row>
  ))
}

function Places({ of: list, store }: { of: DeskSearchRules['places']; store: OpenCountry }) {
  const text = useWords(words)
  const may = useMay()
  return list.map((place) => (
    <li key={place.where} className="grid gap-1 border-b border-line py-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{place.where}</h3>
        <Link
          to={`/searches/try?${new URLSearchParams({ country: store, where: place.where }).toString()}`}
          className="underline underline-offset-4"
        >
          {text.change}
        </Link>
      </div>
      {(['pinned', 'hidden'] as const).flatMap((kind) =>
        place[kind].map((product) => (
          <Row key={`${kind} ${product.sku}`}>
            <span>
              <Badge tone={kind === 'pinned' ? 'done' : 'plain'}>{text[kind]}</Badge> {product.name}{' '}
              <span className="font-mono text-12 text-ink-2">{product.sku}</span>{' '}
              {!product.isActive && <Badge tone="bad">{text.off}</Badge>}
              <WhoAndWhen of={product} store={store} />
            </span>
            {may('searches.edit') && (
              <RemoveButton
                store={store}
                what={`${product.name}, ${place.where}`}
                remove={(idempotencyKey) => {
                  const seen = place[kind].map(({ sku }) => sku)
                  const skus = seen.filter((sku) => sku !== product.sku)
                  const body = { country: store, where: place.where, kind, skus, seen }
                  return deskCall(setPlacements, { body }, { idempotencyKey })
                }}
              />
            )}
          </Row>
        )),
      )}
    </li>
  ))
}

/** What the retailer said about searches of a store. */
export function SearchRulesScreen() {
  const text = useWords(words)
  const may = useMay()
  const [store, setStore] = useStore()
  const { data, error } = useSearchRules(store)
  const list = (title: string, none: string, isEmpty: boolean, rows: ReactNode) => (
    <Section title={title}>
      {isEmpty ? <p className="text-ink-2">{none}</p> : <ul className="border-t border-line">{rows}</ul>}
    </Section>
  )
  return (
    <Screen
      title={text.title}
      aside={
        may('searches.edit') && (
          <LinkButton to={`/searches/try?country=${store}`} look="primary">
            {text.add}
          </LinkButton>
        )
      }
    >
      <SearchTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && (
        <>
          {list(text.places, text.noPlaces, data.places.length === 0, <Places of={data.places} store={store} />)}
          {list(
            text.synonyms,
            text.noSynonyms,
            data.synonyms.length === 0,
            <Synonyms of={data.synonyms} store={store} />,
          )}
          {list(
            text.redirects,
            text.noRedirects,
            data.redirects.length === 0,
            <Redirects of={data.redirects} store={store} />,
          )}
        </>
      )}
    </Screen>
  )
}
