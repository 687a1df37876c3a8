import { useEffect } from 'react'
import { Link } from 'react-router'
import { track } from '#app/platform/tracking/track.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { notFoundWords } from '#app/platform/texts/not-found-words.ts'
import { reportedPath } from '#domain/platform/analytics/page-kind.ts'
import { useDepartments } from '#app/browse/menu/departments.ts'
import { SearchForm } from '#app/browse/search/search-form.tsx'

/** The 404 screen: search, or continue with a department (APP-49, U81). */
export default function NotFound() {
  const { country, brand } = useCountry()
  const words = notFoundWords(country)
  const departments = useDepartments()
  // ANA-13: a path that the catalogue does not know.
  useEffect(() => track('empty_results', { kind: 'Navegación', path: reportedPath(location) }), [])
  return (
    <>
      <title>{`${words.title} · ${brand.name}`}</title>
      <StateBlock
        headingLevel={1}
        eyebrow="404"
        title={words.title}
        text={words.text}
        action={<ButtonLink to="/">{words.action}</ButtonLink>}
      >
        <SearchForm label={words.search} action={words.searchAction} className="mt-8" />
        <nav aria-label={words.explore} className="mt-8 border-t border-line pt-4">
          <p className="text-14 text-ink-2">{words.explore}</p>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {departments.map(({ url: to, label }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-12 items-center font-semibold underline underline-offset-4">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </StateBlock>
    </>
  )
}
