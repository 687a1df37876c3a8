import { useRouteLoaderData } from 'react-router'
import type { RootData } from '#app/platform/country/use-country.ts'
import { standardDepartments } from '#domain/content/pages/departments.ts'

/** The departments of the store; none on an error page that could not read it. The tree below each is loaded with the menu. */
export function useDepartments(): readonly { label: string; url: string }[] {
  const root = useRouteLoaderData<RootData>('root')
  return root ? (root.departments ?? standardDepartments) : []
}
