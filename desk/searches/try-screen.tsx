import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  addRedirect,
  addSynonym,
  previewSearch,
  setPlacements,
  type DeskSearchRules,
  type DraftSearchRule,
} from '#contract/desk/searches.ts'
import { placeKey } from '#domain/browse/search/rules/with-draft.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { DraftFields } from './draft-fields.tsx'
import { Explanation } from './explanation.tsx'
import { PreviewedList } from './previewed-list.tsx'
import { useRefreshRules, useSearchRules } from './rules-query.ts'
import { SearchTabs } from './search-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Probar una búsqueda',
    where: 'Qué buscan, o la dirección de una categoría',
    whereHelp: 'zapatillas blancas · /zapatillas-mujer/',
    go: 'Ver',
    nothing: 'Escribí una búsqueda para ver sus primeros doce productos y por qué están ahí.',
    loading: 'Cargando la lista',
    now: 'Ahora',
    after: 'Con la regla',
    save: 'Guardar la regla',
    drop: 'Descartar',
    saved: 'Guardada. La tienda la usa en un segundo.',
  },
  en: {
    title: 'Try a search',
    where: 'What is searched for, or the address of a category',
    whereHelp: 'zapatillas blancas · /zapatillas-mujer/',
    go: 'Show',
    nothing: 'Type a search to see its first twelve products and why they stand there.',
    loading: 'Loading the list',
    now: 'Now',
    after: 'With the rule',
    save: 'Save the rule',
    drop: 'Drop it',
    saved: 'Saved. The shop uses it within a second.',
  },
})

/** Writes a rule that was tried, on what was seen when it was thought of. */
function saveRule(draft: DraftSearchRule, country: OpenCountry, rules: DeskSearchRules, idempotencyKey: string) {
  const options = { idempotencyKey }
  switch (draft.rule) {
    case 'synonym': {
      const { rule: _rule, ...synonym } = draft
      return deskCall(addSynonym, { body: { country, ...synonym } }, options)
    }
    case 'redirect': {
      const seen = rules.redirects.find(({ words: said }) => said === placeKey(draft.words))?.path ?? null
      return deskCall(addRedirect, { body: { country, words: draft.words, path: draft.path, seen } }, options)
    }
    case 'pinned':
    case 'hidden': {
      const { rule: kind, place: where, skus } = draft
      const seen = arrangedAt(rules, where)[kind]
      return deskCall(setPlacements, { body: { country, where, kind, skus, seen } }, options)
    }
  }
}

function arrangedAt(rules: DeskSearchRules | undefined, where: string) {
  const found = rules?.places.find((place) => place.where === placeKey(where))
  const skusOf = (list: readonly { sku: string }[] = []) => list.map(({ sku }) => sku)
  return { pinned: skusOf(found?.pinned), hidden: skusOf(found?.hidden) }
}

type TriedPlace = { where: string; store: OpenCountry }

function Tried({ where, store }: TriedPlace) {
  const text = useWords(words)
  const may = useMay()
  const refresh = useRefreshRules()
  const [draft, setDraft] = useState<DraftSearchRule | null>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const rules = useSearchRules(store)
  const preview = useQuery({
    queryKey: ['search-preview', store, where, draft],
    queryFn: ({ signal }) => deskCall(previewSearch, { body: { country: store, where, draft } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const saving = useMutation({
    mutationFn: (made: DraftSearchRule) => saveRule(made, store, rules.data!, key),
    onSuccess: () => setDraft(null),
    onSettled: refresh,
  })
  function change(next: DraftSearchRule | null) {
    saving.reset()
    setDraft(next)
    setKey(crypto.randomUUID())
  }
  const place = placeKey(where)
  const arranged = arrangedAt(rules.data, where)
  /** On what is drafted already, or on what is there. */
  const more = (rule: 'pinned' | 'hidden', sku: string) => {
    const skus = draft?.rule === rule ? draft.skus : arranged[rule]
    change({ rule, place, skus: rule === 'pinned' ? [sku, ...skus.filter((one) => one !== sku)] : [...skus, sku] })
  }
  const { data, error } = preview
  const mayEdit = may('searches.edit') && rules.data !== undefined
  return (
    <>
      {mayEdit && <DraftFields where={where} onTry={change} />}
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {saving.isSuccess && <p role="status">{text.saved}</p>}
      {draft && (
        <div className="flex flex-wrap items-center gap-2">
          <Button look="primary" isBusy={saving.isPending} onClick={() => saving.mutate(draft)}>
            {text.save}
          </Button>
          <Button onClick={() => change(null)}>{text.drop}</Button>
        </div>
      )}
      {saving.error && <ActFailure error={saving.error} country={store} />}
      {data && (
        <>
          <div
            className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${data.after ? 'wide:grid-cols-[repeat(2,minmax(0,1fr))]' : ''}`}
          >
            <PreviewedList
              title={text.now}
              list={data.before}
              store={store}
              onPin={mayEdit ? (sku) => more('pinned', sku) : undefined}
              onHide={mayEdit ? (sku) => more('hidden', sku) : undefined}
            />
            {data.after && <PreviewedList title={text.after} list={data.after} before={data.before} store={store} />}
          </div>
          {data.explanation && <Explanation of={data.explanation} />}
        </>
      )}
    </>
  )
}

/** A search or category as shoppers see it, as it would be with one more rule, and why. */
export function TrySearchScreen() {
  const text = useWords(words)
  const [store, setStore] = useStore()
  const [search, setSearch] = useSearchParams()
  const where = search.get('where') ?? ''
  return (
    <Screen title={text.title}>
      <SearchTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      <form
        role="search"
        className="grid items-start gap-2 tablet:grid-cols-[minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          const next = typed(event.currentTarget, 'where').trim()
          setSearch((before) => {
            before.set('where', next)
            return before
          })
        }}
      >
        <Field
          key={where}
          label={text.where}
          name="where"
          defaultValue={where}
          help={text.whereHelp}
          autoComplete="off"
          type="search"
        />
        <Button type="submit" className="tablet:mt-5.5">
          {text.go}
        </Button>
      </form>
      {where === '' ? <Empty>{text.nothing}</Empty> : <Tried key={`${store} ${where}`} where={where} store={store} />}
    </Screen>
  )
}
