import { isRouteErrorResponse, type DataStrategyResult, type Location, type MiddlewareFunction } from 'react-router'
import { isUnanswered } from '#app/platform/api/failures.ts'
import { askForMissingScreens, screenMissingEvent, shopAnswers } from '#app/platform/bootstrap/screen-recovery.ts'

/** The screen on which the visitor stays could not lead to this address. */
export const screenKeptEvent = 'screen-kept'

type Router = {
  state: { location: Location; navigation: { location?: Location; formMethod?: string } }
  navigate(to: string, options: object): Promise<void>
}

const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => pathname + search

/** Whether the shop has no answer for this failure: it is down, or the connection is. What it refuses is an answer. */
const hasNoAnswer = async (failure: unknown) =>
  isUnanswered(failure) || (!isRouteErrorResponse(failure) && !(await shopAnswers()))

/**
 * Keeps the screen that a visitor is on when the next one cannot be had: a list must not be lost because the shop does
 * not answer. The router is read from the global that its developer tools use; going to where the visitor already is
 * ends the navigation.
 */
export const keepScreen: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const { signal } = request
  const missing = new Promise<undefined>((resolve) =>
    window.addEventListener(screenMissingEvent, () => resolve(undefined), { once: true, signal }),
  )
  askForMissingScreens()
  const loading = next()
  const results = await Promise.race([loading, missing])
  const failed = results && Object.values(results).find(({ type }) => type === 'error')
  const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
  const target = router?.state.navigation.location
  // Going back has changed the address already: there the screen itself says what happened.
  const isPending =
    target &&
    !router.state.navigation.formMethod &&
    new URL(request.url).pathname === target.pathname &&
    addressOf(window.location) === addressOf(router.state.location)
  if ((results && !failed) || !isPending) return loading
  if (failed && !(await hasNoAnswer(failed.result))) return results
  if (signal.aborted) return loading
  const { location: here } = router.state
  await router.navigate(addressOf(here) + here.hash, {
    replace: true,
    preventScrollReset: true,
    defaultShouldRevalidate: false,
    state: here.state as unknown,
  })
  window.dispatchEvent(new CustomEvent(screenKeptEvent, { detail: addressOf(target) }))
  return results ?? {}
}
