import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import type { RootData } from '#app/platform/country/use-country.ts'
import { contentPages, type ContentPage } from '#domain/content/pages/content-pages.ts'

/** Whether the store has written a text with a page of its own: what is not there is not linked. */
export function useHasText(): (page: ContentPage) => boolean {
  const missing = useRouteLoaderData<RootData>('root')?.missingTexts
  return (page) => !missing?.includes(contentPages[page])
}

type TextLinkProps = { page: ContentPage; className?: string; target?: '_blank'; children: ReactNode }

/** A link to a text of the store, or its words alone. */
export function TextLink({ page, children, ...link }: TextLinkProps) {
  if (!useHasText()(page)) return <>{children}</>
  return (
    <Link to={`/${page}/`} {...link}>
      {children}
    </Link>
  )
}
