/** Screens that show or change what belongs to one visitor: cart, account, checkout. */
export const personalPaths = [
  '/account',
  '/cart',
  '/checkout',
  '/customer',
  '/forgotpassword',
  '/login',
  '/newsletter',
  '/register',
  '/registerFacebook',
] as const

/** The screen behind a data request, which React Router spells `/cart.data`. */
const screenOf = (path: string) => path.replace(/\.data$/, '')

/** Whether a screen is personal, so that it is rendered with the visitor's cookies and never cached. */
export function isPersonalPath(path: string): boolean {
  const screen = screenOf(path)
  return personalPaths.some((personal) => screen === personal || screen.startsWith(`${personal}/`))
}

/** A request that changes something is personal on every path. */
export function isPersonalPage({ method, path }: { method: string; path: string }): boolean {
  return (method !== 'GET' && method !== 'HEAD') || isPersonalPath(path)
}
