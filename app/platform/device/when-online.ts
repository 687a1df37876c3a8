/**
 * Loads a part that no screen depends on. Offline it loads when the connection is back, without an error: a cart that
 * can be read offline must not break because of measurement or refreshing.
 */
export const whenOnline = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(
    () =>
      new Promise<T>((resolve) => {
        window.addEventListener('online', () => resolve(whenOnline(load)), { once: true })
      }),
  )
