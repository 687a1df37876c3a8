const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The path of a product page (OP-038). */
export function productPath(slug: string): string {
  return `/${slug}.html`
}

/** The slug in a path segment, with or without `.html`; undefined when it is not a slug. */
export function slugOfSegment(segment: string): string | undefined {
  const slug = segment.replace(/\.html$/, '')
  return slugPattern.test(slug) ? slug : undefined
}

export function brandPath(slug: string): string {
  return `/${slug}/`
}
