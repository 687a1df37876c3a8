import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { z } from 'zod/mini'
import { installScreenRecovery } from './platform/bootstrap/screen-recovery.ts'
import { restoreHistoryState } from './platform/bootstrap/renew-page.ts'
import { loadAgain } from './platform/bootstrap/load-again.ts'
import { setSessionHooks } from './platform/api/browser-call.ts'

installScreenRecovery()
restoreHistoryState()

// Compiled parsers need eval, which the page's policy forbids (S19).
z.config({ jitless: true })

// Most visitors are not signed in: the code that renews and ends sessions loads when a call needs it.
setSessionHooks({
  renew: async (country) => (await loadAgain(() => import('./customers/session/renew.ts'))).renewOnce(country),
  async onSessionLost(country, isNeeded) {
    const { endSession, handleSessionLost } = await loadAgain(() => import('./customers/session/end-session.ts'))
    if (isNeeded) handleSessionLost(country)
    else endSession(country)
  },
})

// In its own task. Not in a transition: it would yield to every frame, and content below the first screen has its own
// boundaries anyway (ui/below-the-fold.tsx).
setTimeout(() =>
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  ),
)
