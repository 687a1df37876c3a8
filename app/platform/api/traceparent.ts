const hexadecimal = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Whether the shop's calls are observed, as the page says. */
export const isTraced = () => document.documentElement.dataset.traced !== undefined

/** The trace that a call begins (W3C Trace Context), so that what the server did for it can be found by it. */
export const newTraceparent = () => `00-${hexadecimal(16)}-${hexadecimal(8)}-01`
