import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { z } from 'zod/mini'

// Compiled parsers need eval, which the page's policy forbids (S19).
z.config({ jitless: true })

// In a task of its own, and within it in a transition: one long task becomes many short ones, and the first tap does not
// wait.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
