import { useRef, useState } from 'react'
import { maxPictureBytes } from '#contract/desk/picture-bytes.ts'
import { uploadProductPicture } from '#contract/desk/products.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { base64Of } from '#desk/platform/bytes.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: { large: 'Supera los 15 MB.' },
  en: { large: 'It has more than 15 MB.' },
})

export type Upload = {
  id: string
  name: string
  /** How much of it was sent, from 0 to 1. */
  share: number
  fault?: string
}

type Parts = {
  country: OpenCountry
  sku: string
  /** Called later, when others may have been stored: it says what changes, not what is. */
  onStored(stored: { address: string; replaces: string | undefined }): void
}

/** Files on their way to the shop, one after the other; those that were refused stay until they are dismissed. */
export function useUploads({ country, sku, onStored }: Parts) {
  const { large } = useWords(words)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())

  const change = (id: string, changed: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  const dismiss = (id: string) => setUploads((before) => before.filter((one) => one.id !== id))

  async function send(id: string, file: File, replaces: string | undefined) {
    try {
      const picture = base64Of(await file.arrayBuffer())
      const onProgress = (share: number) => change(id, { share })
      const input = { params: { country, sku }, body: { picture } }
      const { address } = await deskCall(uploadProductPicture, input, { idempotencyKey: id, onProgress })
      dismiss(id)
      onStored({ address, replaces })
    } catch (error) {
      change(id, { fault: failureText(error) })
    }
  }

  function add(files: readonly File[], replaces?: string): void {
    for (const file of files) {
      const id = crypto.randomUUID()
      const isLarge = file.size > maxPictureBytes
      setUploads((before) => [...before, { id, name: file.name, share: 0, ...(isLarge && { fault: large }) }])
      if (!isLarge) queue.current = queue.current.then(() => send(id, file, replaces))
    }
  }

  const isBusy = uploads.some(({ fault }) => fault === undefined)
  return { uploads, isBusy, add, dismiss }
}
