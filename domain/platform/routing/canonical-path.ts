/** Exact routes of the specification's table that end with a slash. */
const closedPaths = [
  /^\/account\/exchange\/finish\/[^/]+$/,
  /^\/account\/editaddress\/[^/]+$/,
  /^\/customer\/nps$/,
  /^\/newsletter\/(confirm|unsign)\/key\/[^/]+$/,
]

const openPaths =
  /^\/(account(\/.*)?|checkout(\/.*)?|login|register|registerFacebook|forgotpassword|brands|cart|help|atencion-al-cliente|preguntas-frecuentes|sizes\/contentTable|customer\/account\/login)\/$/

/** The table's own spelling of a path: other routes match with or without a trailing slash (OP-016). */
export function canonicalPath(path: string): string {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (closedPaths.some((pattern) => pattern.test(bare))) return `${bare}/`
  return openPaths.test(path) ? bare : path
}
