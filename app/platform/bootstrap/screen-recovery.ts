/**
 * What happens when the script of a screen does not arrive (APP-36): the page is loaded anew at the screen that was
 * asked for, once per build (U83); if that fails too, the visitor is told instead of being sent around in circles.
 *
 * Two ways lead here. React Router reloads the page by itself when a screen's module fails during a navigation: the
 * page that comes back finds the screen that was asked for and goes there. And when a script of the first load fails,
 * `recoveryScript` hears it, or is told, before any of our code exists.
 */
const askedKey = 'asked-screen'
const triedKey = 'reloaded-build'
/** The notice that is in every page, hidden, because the script that could draw it may not come. */
export const failureId = 'screen-failed'

type Router = { state: { navigation: { location?: { pathname: string; search: string } } } }

/**
 * Notes the screen that is on its way when the page goes. At that moment and not when it is asked for: a script can
 * fail before React has drawn anything of the navigation. The router is read where it stands for its developer tools.
 */
export function noteAskedScreenOnLeaving(): () => void {
  const note = () => {
    const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
    const asked = router?.state.navigation.location
    if (asked) sessionStorage.setItem(askedKey, asked.pathname + asked.search)
  }
  window.addEventListener('pagehide', note)
  return () => window.removeEventListener('pagehide', note)
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'reload'
}

/** True when this build has not been reloaded yet; asking uses the chance up. */
function mayReload(): boolean {
  if (sessionStorage.getItem(triedKey) === __BUILD__) return false
  sessionStorage.setItem(triedKey, __BUILD__)
  return true
}

/** Loads the asked screen as a document, or says that it cannot be had. */
export function recoverScreen(target: string): void {
  sessionStorage.removeItem(askedKey)
  if (mayReload()) window.location.assign(window.location.origin + target)
  else window.dispatchEvent(new Event('screen-failed'))
}

/**
 * The app is running. After a reload that React Router made, go on to where the visitor wanted to go; otherwise all is
 * well, and the next failure deserves a chance of its own.
 */
export function resumeAskedScreen(): void {
  const target = sessionStorage.getItem(askedKey)
  sessionStorage.removeItem(askedKey)
  const isElsewhere = target !== null && target !== window.location.pathname + window.location.search
  if (isElsewhere && isReload()) recoverScreen(target)
  else sessionStorage.removeItem(triedKey)
}

/** Hears the failure of every script after it, and is called when an import fails; plain, small, without imports. */
export const recoveryScript = `addEventListener('error',function(e){
if(e.target&&e.target.tagName==='SCRIPT')scriptFailed()},true);
function scriptFailed(){if(!navigator.onLine)return;
if(sessionStorage.getItem('${triedKey}')!=='${__BUILD__}'){sessionStorage.setItem('${triedKey}','${__BUILD__}');location.reload()}
else document.getElementById('${failureId}').hidden=false}`
