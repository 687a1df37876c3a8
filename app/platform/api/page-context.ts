import { createContext } from 'react-router'
import type { PageContext } from '#contract/platform/page-context.ts'

/** What loaders and actions may know of the request they run for. */
export const pageContext = createContext<PageContext>()
