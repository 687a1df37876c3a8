/**
 * Requests the document of a list reached by client navigation (CAT-35, OP-023), so that the server has it cached for
 * visitors who open the address and the service worker for opening it offline. Nothing waits for it.
 */
export function warmPage(path: string): void {
  if (navigator.onLine) fetch(path, { mode: 'no-cors', priority: 'low' }).catch(() => {})
}
