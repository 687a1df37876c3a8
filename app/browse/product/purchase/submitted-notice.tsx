import { CircleAlert } from 'lucide-react'
import { useProductWords } from '../use-product-words.ts'
import type { SubmittedSize } from './use-size-choice.ts'

export type Submitted = SubmittedSize & { isError: boolean; text: string }

/** The result of a form that was sent without scripts, with a link to the cart. */
export function SubmittedNotice({ isError, text }: Submitted) {
  const { goToCart } = useProductWords()
  if (isError) {
    return (
      <p role="alert" className="mt-3 flex items-center gap-1.5 text-14 font-medium text-rojo">
        <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
        {text}
      </p>
    )
  }
  return (
    <p role="status" className="mt-3 flex flex-wrap items-center justify-between gap-x-4 bg-lima px-3 py-1">
      <span className="font-semibold">{text}</span>
      <a href="/cart" className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
        {goToCart}
      </a>
    </p>
  )
}
