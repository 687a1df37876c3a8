import { isRouteErrorResponse, Link, useRevalidator } from 'react-router'
import { useStore } from '#app/store/use-store.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { StateBlock } from '#app/ui/state-block.tsx'
import { departments } from './departments.ts'
import { SearchForm } from './search-form.tsx'

function NotFound() {
  const { words } = useStore()
  return (
    <>
      <title>{`${words.notFound.title} · ${words.brand}`}</title>
      <StateBlock
        headingLevel={1}
        eyebrow="404"
        title={words.notFound.title}
        text={words.notFound.text}
        action={<ButtonLink to="/">{words.notFound.action}</ButtonLink>}
      >
        <SearchForm label={words.notFound.search} action={words.notFound.searchAction} />
        <nav aria-label={words.notFound.explore} className="mt-8 border-t border-line pt-4">
          <p className="text-14 text-ink-2">{words.notFound.explore}</p>
          <ul className="mt-1 flex flex-wrap gap-x-6">
            {departments(words).map(({ to, label }) => (
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

/** What a person sees when a screen cannot be shown: what happened to their things, and what to do (U81). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { words } = useStore()
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  return (
    <>
      <title>{`${words.failure.title} · ${words.brand}`}</title>
      <StateBlock
        headingLevel={1}
        title={words.failure.title}
        text={words.failure.text}
        action={
          <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
            {words.failure.retry}
          </Button>
        }
      />
    </>
  )
}
