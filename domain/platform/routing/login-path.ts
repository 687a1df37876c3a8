/**
 * The login, with the way back to where one stands (OP-009). Whether that is a way back is decided where it is taken
 * (return-path.ts), whoever wrote the address.
 */
export function loginPath(from: string): string {
  // Two parts of a screen may find out at once that nobody is signed in.
  if (/^\/login(\?|$)/.test(from)) return from
  return from === '/account' ? '/login' : `/login?${new URLSearchParams({ next: from })}`
}
