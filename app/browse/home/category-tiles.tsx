import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { belowTheFoldClass } from '#app/platform/ui/below-the-fold.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { Words } from '#app/platform/texts/words.ts'
import type { HomeData } from './load-home.ts'

/** The department of a category, because the name alone is ambiguous: three categories are called Zapatillas. */
function departmentOf(link: string, { menu }: Words): string | undefined {
  const [, department] = /-(mujer|hombre|ninos)\/$/.exec(link) ?? []
  return department && { mujer: menu.women, hombre: menu.men, ninos: menu.kids }[department]
}

type CategoryTilesProps = { items: HomeData['items']; cols: number; isForEverybody: boolean }

/** Tiles within one and a half phone screens: the browser would lay them out with the first frame anyway. */
const initialTiles = 8

/** A picture, a name and a department; wider columns differ little. */
const laterTile =
  belowTheFoldClass &&
  `${belowTheFoldClass} [--expected-height:calc((50vw-20px)*4/3+61px)] tablet:[--expected-height:20rem]`

/** The portrait grid: the layout's columns on a phone, more on wider screens (HOME-03, U16). */
export function CategoryTiles({ items, cols, isForEverybody }: CategoryTilesProps) {
  const { words } = useCountry()
  return (
    <ul
      className="grid grid-cols-(--cols) gap-2 tablet:grid-cols-4 wide:grid-cols-6"
      style={{ '--cols': `repeat(${Math.min(Math.max(cols, 1), 4)}, minmax(0, 1fr))` } as CSSProperties}
    >
      {items.map(({ name, image_url: image, link, position }, index) => (
        <li key={position} className={index < initialTiles ? undefined : laterTile} suppressHydrationWarning>
          <Link to={link} className="group block">
            <Picture
              source={image}
              alt=""
              sizes="(width >= 120rem) 250px, (width >= 64rem) 200px, calc(50vw - 20px)"
              width={480}
              height={640}
              maxWidth={720}
              className="aspect-3/4 w-full rounded-edge bg-tile object-cover"
            />
            <span className="block py-2">
              <span className="font-display font-bold group-hover:underline">{name}</span>
              {isForEverybody && <span className="block text-14 text-ink-2">{departmentOf(link, words)}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
