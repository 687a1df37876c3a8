/** The path of the search catalogue (CAT-02). */
export const searchPath = '/catalog/'

/** The path of the API request for a page: everything below `/catalog/` is a search (CAT-03). */
export function apiPath(path: string): string {
  return path === '/catalog' || path.startsWith(searchPath) ? `/search/${path.slice(searchPath.length)}` : path
}
