/**
 * Fetches a part that no screen depends on. Where there is no connection it comes when that is back, and nothing fails
 * meanwhile: a cart that can be read offline must not break for what only measures or refreshes it.
 */
export const whenOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise<T>((resolve) => {
        window.addEventListener('online', () => resolve(whenOnline(load)), { once: true })
      }),
  )
