import { createContext } from 'react-router'
import type { PageContext } from '#contract/platform/page-context.ts'

/** Everything a loader or an action may know of the visit it runs for. */
export const pageContext = createContext<PageContext>()
