import { consentSignals, type Consent } from '#domain/platform/analytics/consent.ts'
import { mayLoadTagManager, tagManagerUrl } from '#domain/platform/analytics/tag-manager.ts'
import { useConsent } from './consent-store.ts'
import { pushData } from './data-layer.ts'

/** The tag manager reads commands as `arguments` objects, not as arrays. */
function command(..._words: unknown[]): void {
  // Not the rest parameter: the tag manager tells commands from data by this very kind of object.
  pushData(arguments)
}

let signalled: Consent | undefined
let isLoaded = false

function signal(consent: Consent | undefined): void {
  if (signalled === undefined) {
    command('consent', 'default', consentSignals('denied'))
    signalled = 'denied'
  }
  if (consent !== undefined && consent !== signalled) {
    command('consent', 'update', consentSignals(consent))
    signalled = consent
  }
}

function load(container: string): void {
  if (isLoaded) return
  isLoaded = true
  pushData({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = tagManagerUrl(container)
  document.head.append(script)
}

/**
 * Sends the signals of Consent Mode, and loads the tag manager once the visitor consented and the page is idle (OP-098,
 * P19).
 */
export function openTagManager(container: string) {
  function applyConsent() {
    const { consent, isKnown } = useConsent.getState()
    if (!isKnown) return
    signal(consent)
    if (consent === 'granted' && mayLoadTagManager(location.pathname)) load(container)
  }
  const close = useConsent.subscribe(applyConsent)
  const { isKnown, read } = useConsent.getState()
  if (isKnown) applyConsent()
  else read()
  return { applyConsent, close }
}
