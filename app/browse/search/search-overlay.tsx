import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { searchWords } from './search-words.ts'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import { ProductPreviews } from './product-previews.tsx'
import { recentSearches } from './recent-searches.ts'
import { initialRows, suggestionRows, searchUrl } from './search-rows.ts'
import { SuggestionRow, type Row } from './suggestion-row.tsx'
import { useSuggestions, useTopSearches } from './use-suggestions.ts'

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden="true" className="eyebrow px-4 pt-3 pb-1 text-ink-2">
        {title}
      </p>
      {children}
    </div>
  )
}

/** The content of the overlay, mounted at each opening so that it starts with the current query. */
function SearchBody({ onClose }: { onClose(): void }) {
  const { country } = useCountry()
  const words = useMemo(() => searchWords(country), [country])
  const { search } = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [recent, setRecent] = useState(() => recentSearches.all(country))
  const [active, setActive] = useState<string>()
  const { typed, change, suggestions, isError, isFetching } = useSuggestions(new URLSearchParams(search).get('q') ?? '')
  const top = useTopSearches()

  useEffect(() => field.current!.select(), [])

  const isBlank = typed.trim() === ''
  const initial = initialRows(recent, top)
  const found = isBlank || !suggestions ? [] : suggestionRows(suggestions, words)
  // Nothing found: popular searches may still help.
  const isEmpty =
    !isBlank &&
    found.length === 0 &&
    !suggestions?.products.length &&
    !isFetching &&
    (isError || suggestions !== undefined)
  const rows = isBlank ? [...initial.recent, ...initial.top] : isEmpty ? initial.top : found

  // The chosen page replaces the overlay's history entry: going back does not open the overlay again.
  const go = (row: Pick<Row, 'to' | 'label'>) => {
    if (row.to.startsWith(searchPath)) recentSearches.add(country, row.label)
    void navigate(row.to, { replace: true })
  }
  const complete = (row: Row) => {
    change(row.label, true)
    setActive(undefined)
    field.current!.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = rows.find(({ id }) => id === active)
    if (chosen) return go(chosen)
    const q = typed.trim()
    if (q !== '') go({ to: searchUrl(q), label: q })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // By default the field would only be cleared and a second press needed.
      event.preventDefault()
      return onClose()
    }
    const at = rows.findIndex(({ id }) => id === active)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      // One step beyond either end is the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = at === -1 && step === -1 ? rows.length - 1 : at + step
      setActive(rows[next]?.id)
    }
    if (event.key === 'ArrowRight' && at >= 0 && rows[at]!.kind !== 'place') complete(rows[at]!)
  }

  const list = (some: readonly Row[]) =>
    some.map((row) => (
      <SuggestionRow
        key={row.id}
        row={row}
        typed={isBlank || isEmpty ? '' : typed.trim()}
        isActive={row.id === active}
        onChoose={() => go(row)}
        onComplete={() => complete(row)}
      />
    ))

  return (
    <>
      <form
        role="search"
        action={searchPath}
        onSubmit={submit}
        className="flex h-(--bar-height) shrink-0 items-center gap-1 border-b border-line px-1"
      >
        <IconButton icon={ArrowLeft} label={words.close} onClick={onClose} />
        <input
          ref={field}
          name="q"
          type="search"
          role="combobox"
          aria-label={words.label}
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={active}
          aria-autocomplete="list"
          placeholder={words.label}
          value={typed}
          onChange={({ target }) => {
            change(target.value)
            setActive(undefined)
          }}
          onKeyDown={handleKey}
          enterKeyHint="search"
          autoCapitalize="none"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          className="h-12 min-w-0 grow bg-transparent text-16 placeholder:text-ink-2 focus-visible:shadow-none focus-visible:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        {typed !== '' && (
          <IconButton
            icon={X}
            label={words.clear}
            onClick={() => {
              change('')
              field.current!.focus()
            }}
          />
        )}
        <button type="submit" className="min-h-12 px-3 font-semibold">
          {words.submit}
        </button>
      </form>
      <div className="grow overflow-y-auto pb-8">
        <p role="status" className="sr-only">
          {isBlank ? '' : isFetching ? words.searching : words.found(found.length)}
        </p>
        {isError && <p className="px-4 py-3 text-14">{words.failed}</p>}
        {isEmpty && !isError && <p className="px-4 py-3 text-14">{words.nothing(typed.trim())}</p>}
        <div id={listId} role="listbox" aria-label={words.suggestions} className="py-2">
          {isBlank || isEmpty ? (
            <>
              {isBlank && initial.recent.length > 0 && <Group title={words.recent}>{list(initial.recent)}</Group>}
              {initial.top.length > 0 && <Group title={words.top}>{list(initial.top)}</Group>}
            </>
          ) : (
            list(found)
          )}
        </div>
        {isBlank && initial.recent.length > 0 && (
          <button
            type="button"
            onClick={() => {
              recentSearches.clear(country)
              setRecent([])
            }}
            className="min-h-12 px-4 text-14 underline underline-offset-4"
          >
            {words.clearHistory}
          </button>
        )}
        {!isBlank && suggestions && <ProductPreviews products={suggestions.products} title={words.products} />}
      </div>
    </>
  )
}

/**
 * The search over the whole window on a phone, as a panel at the top of a wide one; the field has the focus at once
 * (U19).
 */
export default function SearchOverlay() {
  const { country } = useCountry()
  const { isOpen, close } = useOverlay('search')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    if (isOpen && !element.open) {
      element.showModal()
      element.querySelector('input')!.focus()
    }
    if (!isOpen && element.open) element.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      aria-label={searchWords(country).title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => event.target === dialog.current && close()}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-surface text-ink open:flex open:flex-col wide:mx-auto wide:mt-2 wide:h-auto wide:max-h-[80dvh] wide:w-180 wide:rounded-field"
    >
      {isOpen && <SearchBody onClose={close} />}
    </dialog>
  )
}
