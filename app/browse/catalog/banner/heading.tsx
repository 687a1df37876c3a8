import { Link, useLocation } from 'react-router'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import { useCatalogWords, useListing } from '../catalog-context.ts'
import { PlaceLine } from '../place-line.tsx'

const searchUrl = (q: string) => `${searchPath}?${new URLSearchParams({ q })}`

/** How the search read the words: corrected, understood as filters, left out, or not in stock (U23). */
function SearchNotes() {
  const { answer } = useListing()
  const words = useCatalogWords()
  const details = answer.resultDetails.search
  if (!details) return null
  const { q, correction, isCorrected, isLoose, understood, notHad, setAside } = details
  const hasSome = answer.total + answer.nearby.length > 0
  return (
    <div className="mt-1 grid gap-1 text-14">
      {correction && isCorrected && <p>{words.search.corrected(q, correction)}</p>}
      {correction && !isCorrected && (
        <p>
          {words.search.maybe}{' '}
          <Link to={searchUrl(correction)} className="font-semibold underline underline-offset-4">
            {correction}
          </Link>
          ?
        </p>
      )}
      {notHad.length > 0 && hasSome && <p>{words.search.notHad(notHad)}</p>}
      {setAside.length > 0 && <p>{words.search.setAside(setAside)}</p>}
      {isLoose && notHad.length + setAside.length === 0 && answer.total > 0 && <p>{words.search.loose(q)}</p>}
      {understood.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="text-ink-2">{words.search.understood}</span>
          {understood.map(({ key, label, name }) => (
            <span key={key + label} className="bg-lima px-1.5 font-medium">
              {name} {label}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** Explains that a search was redirected to this page, which would otherwise look like a mistake (U24). */
function RedirectNotice() {
  const { answer } = useListing()
  const words = useCatalogWords()
  const from = new URLSearchParams(useLocation().search).get('desde')
  return from ? <p className="mt-1 text-14">{words.search.redirected(from, answer.title)}</p> : null
}

export function Heading() {
  const { answer, selection } = useListing()
  const words = useCatalogWords()
  const title = selection.q ? words.search.title(selection.q) : answer.title
  return (
    <div>
      <h1 tabIndex={-1} className="text-28 font-bold tracking-tight wide:text-36">
        {title}
      </h1>
      <SearchNotes />
      <RedirectNotice />
      <div className="flex flex-wrap items-center justify-between gap-x-4 wide:justify-start">
        {/* Announced again whenever a filter changes it (U28). */}
        <p role="status" className="figures text-14 text-ink-2">
          {words.total(answer.total)}
        </p>
        <PlaceLine />
      </div>
    </div>
  )
}
