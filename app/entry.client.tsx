import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { z } from 'zod/mini'

// Compiled parsers need eval, which the page's policy forbids (S19).
z.config({ jitless: true })

// In a task of its own. Not in a transition: that would let every frame in between, and what is below the first screen has
// boundaries of its own anyway (ui/later.tsx).
setTimeout(() =>
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  ),
)
