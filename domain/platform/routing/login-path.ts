/**
 * The login page with the way back to the current page (OP-009). The target is validated when it is used
 * (return-path.ts), whatever the address contains.
 */
export function loginPath(from: string): string {
  // Two parts of a screen may detect the missing session at the same time.
  if (/^\/login(\?|$)/.test(from)) return from
  return from === '/account' ? '/login' : `/login?${new URLSearchParams({ next: from }).toString()}`
}
