import { useQueryClient } from '@tanstack/react-query'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { mySizesWords } from './my-sizes-words.ts'
import type { Product } from '#contract/browse/product.ts'
import { normaliseSize } from '#domain/customers/my-sizes/my-sizes.ts'
import type { Wearer } from '#domain/browse/sizes/shoe-sizes.ts'
import { mySizesClient } from './my-sizes-client.ts'

type MySizeNoteProps = {
  product: Pick<Product, 'sizeKind' | 'gender'>
  size: string
  mine: readonly string[]
  isPreselected: boolean
}

/** Beside the chosen size: that it was preselected, that it is the saved one, or an offer to save it. */
export default function MySizeNote({ product: { sizeKind, gender }, size, mine, isPreselected }: MySizeNoteProps) {
  const { country } = useCountry()
  const words = mySizesWords(country)
  const sizes = mySizesClient(country, useQueryClient())
  const sheet = useOverlay('my-sizes')
  const isMine = mine.includes(normaliseSize(size))
  // A unisex product does not tell whose size it is.
  if (!sizeKind || (gender === 'unisex' && !isMine)) return null
  return (
    <button
      type="button"
      {...(isMine && { 'aria-haspopup': 'dialog' as const })}
      onClick={
        isMine
          ? sheet.open
          : () => sizes.saveAndNotify({ kind: sizeKind, wearer: gender as Wearer, size: normaliseSize(size) })
      }
      className={`float-left ml-3 flex min-h-10 items-center text-14 underline underline-offset-4 ${isMine ? 'decoration-lima decoration-4' : ''}`}
    >
      {isMine ? (isPreselected ? words.preselected : words.isMine) : words.remember}
    </button>
  )
}
