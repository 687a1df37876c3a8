/** Screens that show or change what belongs to one visitor: their cart, their account, their way to an order. */
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

/** The screen behind a request for its data alone, which React Router spells `/cart.data`. */
const screenOf = (path: string) => path.replace(/\.data$/, '')

/** Whether a screen is a visitor's own, so that it is rendered with their cookies and cached nowhere. */
export function isPersonalPath(path: string): boolean {
  const screen = screenOf(path)
  return personalPaths.some((personal) => screen === personal || screen.startsWith(`${personal}/`))
}

/** A request that changes something acts for its visitor wherever it is sent. */
export function isPersonalPage({ method, path }: { method: string; path: string }): boolean {
  return (method !== 'GET' && method !== 'HEAD') || isPersonalPath(path)
}
