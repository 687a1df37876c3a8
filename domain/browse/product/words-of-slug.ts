/** The words of a product's slug: the trailing number is of no use to a search. */
export function wordsOfSlug(slug: string): string {
  return slug
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !/\d/.test(word))
    .slice(0, 6)
    .join(' ')
}
