import type { Frame } from '../engine/build/rows.ts'
import type { PageFrame } from './page-frame.ts'
import type { CatalogPath } from '../catalog-path.ts'

type Crumb = { label: string; url: string }
export type PageTexts = {
  title: string
  pageTitle: string
  description: string
  canonical: string
  breadcrumb: readonly Crumb[]
}

/** The title and SEO texts of a catalogue page; they are the same for a path, so they are computed once. */
export function pageTexts({ categories, brands }: Frame, { seo: ownSeo, shopName }: PageFrame) {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const byPath = new Map(categories.map((category) => [category.path, category]))
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]))
  const cache = new Map<string, PageTexts>()

  function trailOf({ basePath, staticPage }: CatalogPath): Crumb[] {
    const trail: Crumb[] = staticPage ? [{ label: staticPage.title, url: basePath }] : []
    for (let at = byPath.get(basePath); at; at = at.parentId === null ? undefined : byId.get(at.parentId)) {
      trail.unshift({ label: at.name, url: at.path })
    }
    return [{ label: 'Inicio', url: '/' }, ...trail]
  }

  function make(place: CatalogPath, q: string | undefined): PageTexts {
    const breadcrumb = trailOf(place)
    const named = place.brands.map((slug) => brandNames.get(slug) ?? slug).join(', ')
    const seo = place.staticPage?.seo ?? ownSeo.get(place.basePath)
    const own = breadcrumb.length > 1 ? breadcrumb.at(-1)!.label : ''
    const about = place.staticPage?.title ?? seo?.pageTitle?.split(' | ')[0] ?? own
    const title = q ?? ([about, named].filter(Boolean).join(' ') || 'Catálogo')
    // Texts written for a page describe the whole page, not one brand or search in it.
    const written = q === undefined && named === '' ? seo : undefined
    return {
      title,
      pageTitle: written?.pageTitle ?? `${title} | ${shopName}`,
      description: written?.description ?? `${title} en ${shopName}, con envío a todo el país y cambio fácil.`,
      canonical: named === '' ? place.basePath : `/${place.brands.join('--')}${place.basePath}`,
      breadcrumb,
    }
  }

  return (place: CatalogPath, q: string | undefined): PageTexts => {
    if (q !== undefined || place.brands.length > 1) return make(place, q)
    const key = `${place.brands.join()} ${place.basePath}`
    let texts = cache.get(key)
    if (!texts) cache.set(key, (texts = make(place, q)))
    return texts
  }
}
