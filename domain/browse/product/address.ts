const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Where a product lives (OP-038). */
export function productPath(slug: string): string {
  return `/${slug}.html`
}

/** The slug a call asks for: the file name, with or without its ending; nothing when it cannot be one. */
export function slugOfSegment(segment: string): string | undefined {
  const slug = segment.replace(/\.html$/, '')
  return slugForm.test(slug) ? slug : undefined
}

export function brandPath(slug: string): string {
  return `/${slug}/`
}
