import { Link } from 'react-router'
import { Picture } from '#app/platform/ui/picture.tsx'
import { useCatalogWords, useListing } from '../catalog-context.ts'
import { CopyCoupon } from './copy-coupon.tsx'

/**
 * The banner above a list and its coupon code. The text has its own background so that it is readable on any picture.
 */
export function CouponBanner() {
  const { seoSettings } = useListing().answer
  const { banner } = seoSettings
  const coupon = seoSettings.coupon ?? banner?.coupon ?? null
  if (!banner && !coupon) return null
  const headline = banner?.alt && (
    <span className="block w-fit max-w-[13.5rem] bg-paper px-2 py-1 font-display text-16 leading-[1.25] font-bold wide:max-w-lg wide:text-22">
      {banner.alt}
    </span>
  )
  return (
    <div
      {...(banner && { 'data-promotion': 'catalog' })}
      className="relative isolate -mx-4 flex min-h-28 flex-col items-start justify-center gap-2 overflow-hidden bg-lima px-4 py-2 tablet:mx-0 wide:min-h-52 wide:px-8"
    >
      {banner && (
        <Picture
          source={banner.image}
          focus={banner.focus}
          alt=""
          sizes="(width >= 120rem) 1536px, (width >= 80rem) 1216px, 100vw"
          width={1600}
          height={900}
          isFirst
          className="absolute inset-0 -z-10 size-full object-cover object-bottom"
        />
      )}
      {banner?.link ? (
        // The whole banner is the link; the coupon code beside it is a separate button.
        <Link to={banner.link} className="after:absolute after:inset-0">
          {headline}
        </Link>
      ) : (
        headline
      )}
      {coupon && (
        <div data-coupon={coupon} className="relative min-h-12">
          <CopyCoupon code={coupon} />
        </div>
      )}
    </div>
  )
}

/** Shortcuts below the banner, set by the page's editor. */
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
