import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { z } from 'zod/mini'
import { setSessionHooks } from './platform/api/browser-call.ts'

// Compiled parsers need eval, which the page's policy forbids (S19).
z.config({ jitless: true })

// Most visitors are not signed in: what renews and ends sessions is loaded when a call needs it.
setSessionHooks({
  renew: async (country) => (await import('./customers/session/renew.ts')).renewOnce(country),
  async onSessionLost(country, isNeeded) {
    const { endSession, handleSessionLost } = await import('./customers/session/end-session.ts')
    if (isNeeded) handleSessionLost(country)
    else endSession(country)
  },
})

// In a task of its own. Not in a transition: that would let every frame in between, and what is below the first screen has
// boundaries of its own anyway (ui/below-the-fold.tsx).
setTimeout(() =>
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  ),
)
