import { Check, Copy } from 'lucide-react'
import { useCopiedCoupon } from '#app/platform/device/copied-coupon-store.ts'
import { useFlash } from '#app/platform/device/flash-store.ts'
import { useCatalogWords } from '../catalog-context.ts'

/** A coupon code that the visitor copies for the cart (OP-056). */
export function CopyCoupon({ code }: { code: string }) {
  const { coupon: words } = useCatalogWords()
  const { code: copied, copy } = useCopiedCoupon()
  const show = useFlash((state) => state.show)
  const Sign = copied === code ? Check : Copy
  return (
    <button
      type="button"
      onClick={() => {
        copy(code)
        // The cart still offers the code when the clipboard is not available.
        void navigator.clipboard?.writeText(code).catch(() => {})
        show({ text: words.done(code), flashMessageType: 'success' })
      }}
      className="inline-flex min-h-12 items-center gap-2 border border-dashed border-ink bg-surface px-3 text-14"
    >
      <span>
        {words.code} <strong className="figures text-16">{code}</strong>
      </span>
      <Sign aria-hidden="true" size={20} strokeWidth={1.5} />
      <span className="font-semibold underline underline-offset-4">{copied === code ? words.copied : words.copy}</span>
    </button>
  )
}
