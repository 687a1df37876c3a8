import type { QueryClient } from '@tanstack/react-query'
import { browserCall } from '#app/platform/api/browser-call.ts'
import { sentenceOf } from '#app/platform/api/failures.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useMySizesStore } from '#app/platform/device/my-sizes-store.ts'
import { isKept } from '#app/platform/session/token.ts'
import { mySizesWords } from './my-sizes-words.ts'
import { eraseMySize, setMySize, type MySizes } from '#contract/customers/my-sizes.ts'
import { withMySize, type MySize } from '#domain/customers/my-sizes/my-sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

export const mySizesKey = ['my-sizes']

/** The answer to a change is newer than a reading that is still under way. */
export async function knowMySizes(client: QueryClient, sizes: MySizes): Promise<void> {
  await client.cancelQueries({ queryKey: mySizesKey })
  client.setQueryData<MySizes>(mySizesKey, sizes)
}

/** Changes the sizes of whoever is here: a customer's in the account, a guest's on the device. */
export function mySizesClient(country: OpenCountry, client: QueryClient) {
  const words = mySizesWords(country)
  const say = (text: string) => useFlash.getState().show({ text, flashMessageType: 'success' })

  /** Throws what the shop refuses. */
  async function save({ kind, wearer, size }: MySize): Promise<void> {
    if (isKept()) {
      const options = { idempotencyKey: crypto.randomUUID() }
      const reply = await browserCall(country)(setMySize, { body: { kind, wearer, size } }, options)
      await knowMySizes(client, reply.sizes)
      say(reply.message)
    } else {
      const changed = { kind, wearer, size, source: 'typed' } as const
      useMySizesStore.setState(({ ofDevice }) => ({ ofDevice: withMySize(ofDevice, changed) }))
      say(words.saved)
    }
  }

  async function erase({ kind, wearer }: Omit<MySize, 'size'>): Promise<void> {
    if (isKept()) {
      const options = { idempotencyKey: crypto.randomUUID() }
      const reply = await browserCall(country)(eraseMySize, { query: { kind, wearer } }, options)
      await knowMySizes(client, reply.sizes)
      say(reply.message)
    } else {
      useMySizesStore.setState(({ ofDevice }) => ({ ofDevice: withMySize(ofDevice, { kind, wearer }) }))
      say(words.erased)
    }
  }

  const told = (work: Promise<void>) =>
    void work.catch((error) => useFlash.getState().show({ text: sentenceOf(error), flashMessageType: 'error' }))

  return {
    save,
    /** From a button that has no place for a refusal of its own. */
    remember: (size: MySize) => told(save(size)),
    erase: (place: Omit<MySize, 'size'>) => told(erase(place)),
  }
}
