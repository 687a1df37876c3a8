import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { BelowTheFold } from '#app/platform/ui/below-the-fold.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { homeWords } from './home-words.ts'
import { Hero, Strip } from './banners.tsx'
import { SegmentTabs, Shortcuts } from './home-nav.tsx'
import type { HomeData } from './load-home.ts'
import { NothingYet } from './nothing-yet.tsx'
import { ProductRow } from './product-row.tsx'
import { RecentlyViewed } from './recently-viewed.tsx'
import { CategoryTiles } from './category-tiles.tsx'

function Brands({ brands, title, all }: { brands: HomeData['brands']; title: string; all: string }) {
  return (
    <section>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-22 font-bold">{title}</h2>
        <Link to="/brands" className="flex min-h-12 items-center text-14 underline underline-offset-4">
          {all}
        </Link>
      </div>
      <ul className="mt-2 grid grid-cols-2 large-text:grid-cols-1 gap-2 wide:grid-cols-4">
        {brands.map(({ name, url, logo }) => (
          <li key={url}>
            <Link to={url} aria-label={name} className="block">
              <Picture
                source={logo}
                alt=""
                sizes="(width >= 120rem) 378px, (width >= 64rem) 300px, calc(50vw - 20px)"
                width={480}
                height={160}
                maxWidth={360}
                className="aspect-3/1 w-full rounded-edge bg-tile object-cover"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** As measured at 390, 768 and 1280 px with the demo's content (`expectedHeight` of ui/below-the-fold.tsx). */
const stripHeight = '[--expected-height:10rem] wide:[--expected-height:14rem]'
const rowHeight = '[--expected-height:21rem] wide:[--expected-height:26.5rem]'
const brandsHeight = '[--expected-height:19.5rem] tablet:[--expected-height:34.5rem] wide:[--expected-height:16.5rem]'
const promisesHeight = '[--expected-height:14.5rem] tablet:[--expected-height:5.25rem]'

/** Neither goods nor content: the shop has just been opened. */
const isEmpty = ({ items, sliders, brands, banners }: HomeData) =>
  [items, sliders, brands, ...Object.values(banners)].every((list) => list.length === 0)

/**
 * The home page: hero, category tiles, product rows and banners. `search` is the search entry, passed in by the route.
 */
export function HomeScreen({ home, search }: { home: HomeData; search: ReactNode }) {
  const { country, brand } = useCountry()
  const words = homeWords(country)
  const { banners, sliders, segments, key, own } = home
  const segment = segments.find((tab) => tab.key === key)
  const headline = key === 'home' || !segment ? (own.headline ?? brand.name) : segment.label
  return (
    <>
      <div className="page pt-2">
        <div className="tablet:pb-2 wide:hidden">{search}</div>
        <SegmentTabs segments={segments} current={key} label={words.segments} />
      </div>
      <Hero banner={banners.top[0]} headline={headline} action={banners.top[0]?.alt ?? words.action} />
      <div className="page grid grid-cols-1 gap-10 pt-4 pb-12">
        {isEmpty(home) && <NothingYet />}
        <Shortcuts shortcuts={home.shortcuts} label={words.shortcuts} />
        {home.items.length > 0 && (
          <BelowTheFold isLaidOut>
            <h2 className="mb-4 text-22 font-bold">{words.shelves}</h2>
            <CategoryTiles items={home.items} cols={home.cols} isForEverybody={key === 'home'} />
          </BelowTheFold>
        )}
        {banners.central.map((banner) => (
          <BelowTheFold key={banner.link} expectedHeight={stripHeight}>
            <Strip banner={banner} zone="home_central" />
          </BelowTheFold>
        ))}
        {sliders[0] && (
          <BelowTheFold expectedHeight={rowHeight}>
            <ProductRow slider={sliders[0]} />
          </BelowTheFold>
        )}
        {home.brands.length > 0 && (
          <BelowTheFold expectedHeight={brandsHeight}>
            <Brands brands={home.brands} title={own.brands_title ?? words.brands} all={words.allBrands} />
          </BelowTheFold>
        )}
        {sliders[1] && (
          <BelowTheFold expectedHeight={rowHeight}>
            <ProductRow slider={sliders[1]} />
          </BelowTheFold>
        )}
        <RecentlyViewed />
        {[...banners.top.slice(1), ...banners.bottom].map((banner) => (
          <BelowTheFold key={banner.link} expectedHeight={stripHeight}>
            <Strip banner={banner} zone="home_bottom" />
          </BelowTheFold>
        ))}
        <BelowTheFold expectedHeight={promisesHeight}>
          <ul className="grid gap-6 border-t border-line pt-8 tablet:grid-cols-3">
            {(own.promises ?? words.promises(home.returnDays)).map(({ title, text }) => (
              <li key={title}>
                <h3 className="text-18 font-bold">{title}</h3>
                <p className="text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </BelowTheFold>
      </div>
    </>
  )
}
