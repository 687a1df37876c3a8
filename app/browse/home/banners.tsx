import { Link } from 'react-router'
import { Picture } from '#app/platform/ui/picture.tsx'
import type { HomeBanner } from '#contract/browse/home.ts'

/** The hero: one tall picture with its headline as text, and no autoplay (U13, U14). */
export function Hero({
  banner,
  headline,
  action,
}: {
  banner: HomeBanner | undefined
  headline: string
  action: string
}) {
  return (
    <section data-promotion="home_top" className="overflow-hidden bg-lima">
      <div className="mx-auto grid max-w-(--page-width) tablet:grid-cols-2">
        <div className="flex flex-col items-start justify-center gap-4 px-4 pt-8 pb-4 tablet:px-6 tablet:py-8 wide:px-8 wide:py-16">
          <h1 tabIndex={-1} className="max-w-[7.4em] text-44 font-extrabold tracking-tight wide:text-64">
            {headline}
          </h1>
          {banner && (
            <Link
              to={banner.link}
              className="inline-flex min-h-12 items-center rounded-edge bg-ink px-6 font-semibold text-paper"
            >
              {action}
            </Link>
          )}
        </div>
        {banner && (
          <Picture
            // The tall crop of the picture, because a phone is taller than it is wide.
            source={banner.focus ? banner.image : banner.image.replace('-wide.', '-square.')}
            focus={banner.focus}
            // The alt text is empty because the headline is beside it.
            alt=""
            // Slightly less than the real width on a phone: the difference is not visible and the connection may be
            // slow.
            sizes="(width >= 120rem) 800px, (width >= 64rem) 640px, (width >= 48rem) 50vw, 78vw"
            width={1000}
            height={1000}
            isFirst
            className="aspect-5/4 max-h-[44svh] w-full object-cover object-bottom tablet:aspect-auto tablet:h-88 tablet:max-h-[calc(100svh-var(--bar-height))] wide:h-[32rem]"
          />
        )}
      </div>
    </section>
  )
}

/** A banner across the page. The text has its own background so that it is readable on any picture. */
export function Strip({ banner, zone }: { banner: HomeBanner; zone: string }) {
  return (
    <Link
      to={banner.link}
      data-promotion={zone}
      className="group relative isolate flex min-h-40 items-center overflow-hidden bg-tile p-4 wide:min-h-56 wide:p-8"
    >
      <Picture
        source={banner.image}
        focus={banner.focus}
        alt=""
        sizes="(width >= 120rem) 1536px, (width >= 80rem) 1216px, 100vw"
        width={1600}
        height={500}
        className="absolute inset-0 -z-10 size-full object-cover"
      />
      <span className="max-w-[11rem] bg-paper px-3 py-2 font-display text-22 font-bold group-hover:underline wide:max-w-xl wide:text-36">
        {banner.alt}
      </span>
    </Link>
  )
}
