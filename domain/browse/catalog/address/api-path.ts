/** Where the search catalogue lives (CAT-02). */
export const searchPath = '/catalog/'

/** The path a request is made for: what lies under `/catalog/` is a search (CAT-03). */
export function apiPath(path: string): string {
  return path === '/catalog' || path.startsWith(searchPath) ? `/search/${path.slice(searchPath.length)}` : path
}
