import { renewPage } from './renew-page.ts'

let attempts = 0

/** The file that an import could not get; browsers name it in their message, Safari does not. */
function fileIn(error: unknown): string | undefined {
  const [address] = /https?:\/\/\S+\.js/.exec(error instanceof Error ? error.message : '') ?? []
  return address?.startsWith(`${location.origin}/static/`) ? address : undefined
}

/** A deploy has removed the file; without an answer nothing is known. */
const isGone = (file: string) =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )

/** Some browsers remember for an address that its import failed, so the last attempt uses another address. */
async function askUnderAnotherAddress<T>(error: unknown): Promise<T> {
  const file = fileIn(error)
  if (!file || !navigator.onLine) throw error
  attempts += 1
  return (await import(/* @vite-ignore */ `${file}?again=${attempts}`)) as T
}

/**
 * Imports a lazily loaded file, and asks for it again when it does not come. `isWanted`: a visitor waits for it, so when
 * a deploy has removed it the page is renewed, with everything that was typed (renew-page.ts).
 */
export async function loadAgain<T>(load: () => Promise<T>, { isWanted = true } = {}): Promise<T> {
  try {
    return await load()
  } catch {
    try {
      return await load()
    } catch (error) {
      const file = fileIn(error)
      // The promise stays open: the new page takes over.
      if (isWanted && file && (await isGone(file)) && renewPage()) return new Promise<T>(() => {})
      if (!isWanted) throw error
      return askUnderAnotherAddress<T>(error)
    }
  }
}
