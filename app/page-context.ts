import { createContext as createReactContext } from 'react'
import { createContext } from 'react-router'
import type { PageContext } from '#contract/page-context.ts'

/** Everything a loader may know of the visit it renders for. */
export const pageContext = createContext<PageContext>()

/** The page's nonce while it is rendered; a browser hides nonces, so there it is nothing. */
export const NonceContext = createReactContext<string | undefined>(undefined)
