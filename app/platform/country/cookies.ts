// `document.cookie` blocks the page until another process answers; code that can wait uses these functions.

/** All cookies, in the format of `document.cookie`. */
export async function readCookies(): Promise<string> {
  if (!('cookieStore' in window)) return document.cookie
  return (await cookieStore.getAll()).map(({ name, value }) => `${name}=${value}`).join('; ')
}

export async function writeCookie(name: string, value: string, seconds: number): Promise<void> {
  if ('cookieStore' in window) {
    await cookieStore.set({ name, value, path: '/', expires: Date.now() + seconds * 1000, sameSite: 'lax' })
  } else document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax`
}
