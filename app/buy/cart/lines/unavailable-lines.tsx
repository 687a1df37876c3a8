import { X } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import { clearGone, useCartChanges } from '../client/cart-changes-store.ts'
import { useCartWords } from '../use-cart-words.ts'

/** Lines that were removed because they are sold out, with links to their pages, until the shopper closes it (U54). */
export function UnavailableLines() {
  const words = useCartWords()
  const gone = useCartChanges((state) => state.gone)
  const title = useId()
  if (gone.length === 0) return null
  return (
    <section aria-labelledby={title} className="mb-4 bg-tile py-1 pr-1 pb-3 pl-3">
      <div className="flex items-center justify-between">
        <h2 id={title} className="text-16 font-bold">
          {words.gone.title(gone.length)}
        </h2>
        <IconButton icon={X} label={words.gone.close} onClick={clearGone} />
      </div>
      <p className="pr-2 text-14">{words.gone.text}</p>
      <ul className="mt-2 grid gap-2">
        {gone.map(({ id, name, brand_name, color, size, url, image }) => (
          <li key={id}>
            <Link to={url} className="group flex min-h-12 items-center gap-3">
              <Picture
                source={image}
                alt=""
                sizes="48px"
                width={48}
                height={64}
                maxWidth={160}
                className="h-16 w-12 object-cover grayscale"
              />
              <span className="min-w-0 text-14">
                <span className="block truncate font-medium underline underline-offset-4">{name}</span>
                <span className="block truncate text-ink-2">
                  {brand_name} · {color} · {words.size(size)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
