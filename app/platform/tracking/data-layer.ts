declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Always filled, on this device only: a tag manager reads it where one is configured and allowed (OP-098). */
export function pushData(...entries: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(...entries)
}
