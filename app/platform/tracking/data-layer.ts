declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** Filled always, on this device alone: it is read by a tag manager where one is configured and allowed (OP-098). */
export function pushData(...entries: readonly unknown[]): void {
  window.dataLayer ??= []
  window.dataLayer.push(...entries)
}
