import { lazy, Suspense, useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { track } from '#app/platform/tracking/track.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { ResetDevice } from './reset-device.tsx'

/** Contains links to the whole shop; only loaded when needed. */
const NotFound = lazy(() => import('./not-found.tsx'))

/** Shown when a screen fails: what happened to the visitor's data, and what to do (U81). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { words } = useCountry()
  const { revalidate, state } = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'screen'
  useEffect(() => {
    if (!isMissing) track('exception', { text, isFatal: true })
  }, [isMissing, text])
  if (isMissing) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  }
  return (
    <>
      <title>{`${words.failure.title} · ${words.brand}`}</title>
      <StateBlock
        headingLevel={1}
        title={words.failure.title}
        text={words.failure.text}
        action={
          <div className="grid justify-items-start gap-2">
            <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
              {words.failure.retry}
            </Button>
            <ResetDevice />
          </div>
        }
      />
    </>
  )
}
