/**
 * A list that was reached by a tap also asks for itself as a page (CAT-35, OP-023): the server has it ready for whoever
 * comes by its address, and the service worker for whoever opens it again without a connection. Nobody waits for it.
 */
export function warmPage(path: string): void {
  if (navigator.onLine) fetch(path, { mode: 'no-cors', priority: 'low' }).catch(() => {})
}
