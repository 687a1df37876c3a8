import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { lazyPart } from '#app/platform/lazy/lazy-part.tsx'
import { track } from '#app/platform/tracking/track.ts'
import { useFailureWords } from '#app/platform/api/use-failure-words.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { ResetDevice } from './reset-device.tsx'

/** Contains links to the whole shop; only loaded when needed. */
const NotFound = lazyPart(() => import('./not-found.tsx'), 'page')

/** Shown when a screen fails: what happened to the visitor's data, and what to do (U81). */
export function ErrorScreen({ error }: { error: unknown }) {
  const { words, brand } = useCountry()
  const failure = useFailureWords(error)
  const { revalidate, state } = useRevalidator()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const text = error instanceof Error ? `${error.name}: ${error.message}` : 'screen'
  useEffect(() => {
    if (!isMissing) track('exception', { text, isFatal: true })
  }, [isMissing, text])
  if (isMissing) {
    return <NotFound />
  }
  return (
    <>
      <title>{`${failure.title} · ${brand.name}`}</title>
      <StateBlock
        headingLevel={1}
        title={failure.title}
        text={failure.text}
        action={
          <div className="grid justify-items-start gap-2">
            <Button isBusy={state === 'loading'} onClick={() => void revalidate()}>
              {words.failure.retry}
            </Button>
            {failure === words.failure && <ResetDevice />}
          </div>
        }
      />
    </>
  )
}
