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
import { rowsBefore, rowsFor, searchFor } from './rows.ts'
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

/** Everything inside the overlay; made anew at each opening, so that it starts from what is searched for now. */
function SearchBody({ onClose }: { onClose(): void }) {
  const { country } = useCountry()
  const words = useMemo(() => searchWords(country), [country])
  const { search } = useLocation()
  const navigate = useNavigate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [recent, setRecent] = useState(() => recentSearches.all(country))
  const [active, activate] = useState<string>()
  const { typed, change, suggestions, isError, isFetching } = useSuggestions(new URLSearchParams(search).get('q') ?? '')
  const top = useTopSearches()

  useEffect(() => field.current!.select(), [])

  const isBefore = typed.trim() === ''
  const before = rowsBefore(recent, top)
  const found = isBefore || !suggestions ? [] : rowsFor(suggestions, words)
  // Nothing for these words: what others look for may still help.
  const isNothing =
    !isBefore &&
    found.length === 0 &&
    !suggestions?.products.length &&
    !isFetching &&
    (isError || suggestions !== undefined)
  const rows = isBefore ? [...before.recent, ...before.top] : isNothing ? before.top : found

  // The entry the overlay stands on becomes the page that was chosen: back does not open the overlay again.
  const go = (row: Pick<Row, 'to' | 'label'>) => {
    if (row.to.startsWith(searchPath)) recentSearches.add(country, row.label)
    void navigate(row.to, { replace: true })
  }
  const complete = (row: Row) => {
    change(row.label, true)
    activate(undefined)
    field.current!.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const chosen = rows.find(({ id }) => id === active)
    if (chosen) return go(chosen)
    const q = typed.trim()
    if (q !== '') go({ to: searchFor(q), label: q })
  }

  function steer(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // The field would only empty itself, and want a second press.
      event.preventDefault()
      return onClose()
    }
    const at = rows.findIndex(({ id }) => id === active)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      // One step beyond either end is the field itself.
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = at === -1 && step === -1 ? rows.length - 1 : at + step
      activate(rows[next]?.id)
    }
    if (event.key === 'ArrowRight' && at >= 0 && rows[at]!.kind !== 'place') complete(rows[at]!)
  }

  const list = (some: readonly Row[]) =>
    some.map((row) => (
      <SuggestionRow
        key={row.id}
        row={row}
        typed={isBefore || isNothing ? '' : typed.trim()}
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
            activate(undefined)
          }}
          onKeyDown={steer}
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
          {isBefore ? '' : isFetching ? words.searching : words.found(found.length)}
        </p>
        {isError && <p className="px-4 py-3 text-14">{words.failed}</p>}
        {isNothing && !isError && <p className="px-4 py-3 text-14">{words.nothing(typed.trim())}</p>}
        <div id={listId} role="listbox" aria-label={words.suggestions} className="py-2">
          {isBefore || isNothing ? (
            <>
              {isBefore && before.recent.length > 0 && <Group title={words.recent}>{list(before.recent)}</Group>}
              {before.top.length > 0 && <Group title={words.top}>{list(before.top)}</Group>}
            </>
          ) : (
            list(found)
          )}
        </div>
        {isBefore && before.recent.length > 0 && (
          <button
            type="button"
            onClick={() => {
              recentSearches.forget(country)
              setRecent([])
            }}
            className="min-h-12 px-4 text-14 underline underline-offset-4"
          >
            {words.forget}
          </button>
        )}
        {!isBefore && suggestions && <ProductPreviews products={suggestions.products} title={words.products} />}
      </div>
    </>
  )
}

/** The whole window on a phone, a panel at the top of a wide one; focus is in the field at once (U19). */
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
