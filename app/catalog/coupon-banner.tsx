import { Check, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { useCopiedCoupon } from '#app/device/copied-coupon-store.ts'
import { useFlash } from '#app/device/flash-store.ts'
import { Picture } from '#app/ui/picture.tsx'
import { useCatalogWords, useListing } from './catalog-context.ts'

function CouponStrip({ code }: { code: string }) {
  const { coupon: words } = useCatalogWords()
  const { code: copied, copy } = useCopiedCoupon()
  const show = useFlash((state) => state.show)
  const isCopied = copied === code
  return (
    <div className="flex items-center justify-between gap-3 border-y border-dashed border-ink bg-lima py-1 pr-1 pl-4">
      <p className="text-14">
        {words.code} <strong className="figures text-18">{code}</strong>
      </p>
      <button
        type="button"
        onClick={() => {
          copy(code)
          // Where the clipboard is closed the cart still knows the code.
          void navigator.clipboard?.writeText(code).catch(() => {})
          show({ text: words.done(code), flashMessageType: 'success' })
        }}
        className="inline-flex min-h-12 items-center gap-2 px-3 font-semibold"
      >
        {isCopied ? (
          <Check aria-hidden="true" size={20} strokeWidth={1.5} />
        ) : (
          <Copy aria-hidden="true" size={20} strokeWidth={1.5} />
        )}
        {isCopied ? words.copied : words.copy}
      </button>
    </div>
  )
}

/** The picture above a list, and the code that goes with it. */
export function CouponBanner() {
  const { seoSettings } = useListing().answer
  const { banner } = seoSettings
  const coupon = seoSettings.coupon ?? banner?.coupon ?? null
  if (!banner && !coupon) return null
  const picture = banner && (
    <Picture
      source={banner.image}
      alt={banner.alt}
      sizes="(width >= 80rem) 1216px, 100vw"
      width={1600}
      height={900}
      isFirst
      className="aspect-21/9 w-full bg-tile object-cover wide:aspect-5/1"
    />
  )
  return (
    <div className="-mx-4 wide:mx-0">
      {banner?.link ? <Link to={banner.link}>{picture}</Link> : picture}
      {coupon && <CouponStrip code={coupon} />}
    </div>
  )
}

/** Short cuts that the page's editor hung under the banner. */
export function BannerMenu() {
  const words = useCatalogWords()
  const entries = useListing().answer.seoSettings.bannerMenu
  if (!entries?.length) return null
  return (
    <nav aria-label={words.sections} className="-mx-4 overflow-x-auto [scrollbar-width:none]">
      <ul className="flex gap-5 px-4">
        {entries.map(({ label, link }) => (
          <li key={link} className="shrink-0">
            <Link to={link} className="flex min-h-12 items-center font-medium underline underline-offset-4">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
