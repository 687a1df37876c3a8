/**
 * The login, with the way back to where one stands (OP-009). Whether that is a way back is decided where it is taken
 * (return-path.ts), whoever wrote the address.
 */
export const loginPath = (from: string) =>
  from === '/account' ? '/login' : `/login?${new URLSearchParams({ next: from })}`
