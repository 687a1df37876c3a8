/**
 * Recovers when the script of a screen does not load (APP-36): the page is reloaded at the requested screen, once per
 * build (U83); if that fails too, the visitor sees an error instead of a reload loop.
 *
 * There are two cases. React Router reloads the page by itself when a screen's module fails during a navigation: the
 * reloaded page finds the stored screen and goes there. When a script of the first load fails, `recoveryScript`
 * receives the error event, or is called, before any of our code exists.
 */
const requestedKey = 'asked-screen'
const triedKey = 'reloaded-build'
/** The notice is in every page, hidden, because the script that could render it may not load. */
export const failureId = 'screen-failed'

type Router = { state: { navigation: { location?: { pathname: string; search: string } } } }

/**
 * Stores the pending screen when the page is left. Not when the navigation starts: a script can fail before React has
 * rendered anything of it. The router is read from the global that its developer tools use.
 */
export function storeRequestedScreenOnLeave(): () => void {
  const storeScreen = () => {
    const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
    const requested = router?.state.navigation.location
    if (requested) sessionStorage.setItem(requestedKey, requested.pathname + requested.search)
  }
  window.addEventListener('pagehide', storeScreen)
  return () => window.removeEventListener('pagehide', storeScreen)
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/** True when this build has not been reloaded yet; a call uses up the only attempt. */
function mayReload(): boolean {
  if (sessionStorage.getItem(triedKey) === __BUILD__) return false
  sessionStorage.setItem(triedKey, __BUILD__)
  return true
}

/** Longer than a phone on a slow line needs for a few bytes. */
const answerTimeoutMs = 5000

/** Whether the shop answers at all: otherwise loading a page again would only lose the one on screen. */
export const shopAnswers = () =>
  navigator.onLine
    ? fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(answerTimeoutMs) }).then(
        ({ ok }) => ok,
        () => false,
      )
    : Promise.resolve(false)

/** The module of a screen did not come, and the shop does not answer either. */
export const screenMissingEvent = 'screen-missing'
const screenWantedEvent = 'screen-wanted'
let wishes = 0

/** A visitor goes to a screen: what is missing is asked for again. */
export function askForMissingScreens(): void {
  wishes += 1
  window.dispatchEvent(new Event(screenWantedEvent))
}

const nextWish = () =>
  new Promise<void>((resolve) => window.addEventListener(screenWantedEvent, () => resolve(), { once: true }))

/**
 * How React Router imports the files of a screen (vite.config.ts): once more when one does not come. When the shop
 * answers but has no such file, a deploy has replaced it, and the page is loaded again (APP-36). It never fails, because
 * React Router would remember that for ever: a shop that is down is asked at the next navigation.
 */
async function importScreen(file: string): Promise<unknown> {
  const load = () => import(/* @vite-ignore */ file) as Promise<unknown>
  for (;;) {
    const before = wishes
    try {
      return await load().catch(load)
    } catch {
      if (await shopAnswers()) {
        window.location.reload()
        return new Promise(() => {})
      }
      window.dispatchEvent(new Event(screenMissingEvent))
      if (wishes === before) await nextWish()
    }
  }
}

export const installScreenRecovery = () => Object.assign(window, { importScreen })

/** Loads the requested screen as a document, or reports that it failed. */
export function recoverScreen(target: string): void {
  sessionStorage.removeItem(requestedKey)
  if (mayReload()) window.location.assign(window.location.origin + target)
  else window.dispatchEvent(new Event('screen-failed'))
}

/**
 * Called when the app runs. After a reload by React Router it continues to the requested screen; otherwise it resets
 * the reload attempt.
 */
export function resumeRequestedScreen(): void {
  const target = sessionStorage.getItem(requestedKey)
  sessionStorage.removeItem(requestedKey)
  const isElsewhere = target !== null && target !== window.location.pathname + window.location.search
  if (isElsewhere && isReload()) recoverScreen(target)
  else sessionStorage.removeItem(triedKey)
}

/** Listens for errors of every later script, and is called when an import fails; plain, small, without imports. */
export const recoveryScript = `addEventListener('error',function(e){
if(e.target&&e.target.tagName==='SCRIPT')scriptFailed()},true);
function scriptFailed(){if(!navigator.onLine)return;
if(sessionStorage.getItem('${triedKey}')!=='${__BUILD__}'){sessionStorage.setItem('${triedKey}','${__BUILD__}');location.reload()}
else document.getElementById('${failureId}').hidden=false}`
