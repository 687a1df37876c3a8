/** What a product was called, as far as its address tells: the number at the end says nothing to a search. */
export function wordsOfSlug(slug: string): string {
  return slug
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !/\d/.test(word))
    .slice(0, 6)
    .join(' ')
}
