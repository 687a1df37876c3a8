import type { QueryClient } from '@tanstack/react-query'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useMySizesStore } from '#app/platform/device/my-sizes-store.ts'
import { hasSession } from '#app/platform/session/token.ts'
import { mySizesWords } from './my-sizes-words.ts'
import { eraseMySize, setMySize, type MySizes } from '#contract/customers/my-sizes.ts'
import { withMySize, type MySize } from '#domain/customers/my-sizes/my-sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export const mySizesKey = ['my-sizes']

/** Caches the answer to a change, which is newer than a running read. */
export async function cacheMySizes(client: QueryClient, sizes: MySizes): Promise<void> {
  await client.cancelQueries({ queryKey: mySizesKey })
  client.setQueryData<MySizes>(mySizesKey, sizes)
}

/** Changes the saved sizes: a customer's in the account, a guest's on the device. */
export function mySizesClient(country: OpenCountry, client: QueryClient) {
  const words = mySizesWords(country)
  const showSuccess = (text: string) => useFlash.getState().show({ text, flashMessageType: 'success' })

  /** Throws when the server refuses. */
  async function save({ kind, wearer, size }: MySize): Promise<void> {
    if (hasSession()) {
      const options = { idempotencyKey: crypto.randomUUID() }
      const reply = await browserCall(country)(setMySize, { body: { kind, wearer, size } }, options)
      await cacheMySizes(client, reply.sizes)
      showSuccess(reply.message)
    } else {
      const changed = { kind, wearer, size, source: 'typed' } as const
      useMySizesStore.setState(({ ofDevice }) => ({ ofDevice: withMySize(ofDevice, changed) }))
      showSuccess(words.saved)
    }
  }

  async function erase({ kind, wearer }: Omit<MySize, 'size'>): Promise<void> {
    if (hasSession()) {
      const options = { idempotencyKey: crypto.randomUUID() }
      const reply = await browserCall(country)(eraseMySize, { query: { kind, wearer } }, options)
      await cacheMySizes(client, reply.sizes)
      showSuccess(reply.message)
    } else {
      useMySizesStore.setState(({ ofDevice }) => ({ ofDevice: withMySize(ofDevice, { kind, wearer }) }))
      showSuccess(words.erased)
    }
  }

  const notifyOnError = (work: Promise<void>) =>
    void work.catch((error) => useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' }))

  return {
    save,
    /** For a button that cannot show an error itself. */
    saveAndNotify: (size: MySize) => notifyOnError(save(size)),
    erase: (place: Omit<MySize, 'size'>) => notifyOnError(erase(place)),
  }
}
