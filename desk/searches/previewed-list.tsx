import { useId } from 'react'
import type { PreviewedList as List } from '#contract/desk/searches.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { integer, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    found: (count: string) => `${count} productos`,
    nothing: 'No encuentra ningún producto.',
    leads: (path: string) => `Lleva a ${path}`,
    soldOut: 'agotado',
    isNew: 'sube',
    pin: 'Fijar',
    hide: 'Ocultar',
    pinOf: (name: string) => `Fijar ${name}`,
    hideOf: (name: string) => `Ocultar ${name}`,
  },
  en: {
    found: (count: string) => `${count} products`,
    nothing: 'It finds no product.',
    leads: (path: string) => `It leads to ${path}`,
    soldOut: 'sold out',
    isNew: 'moves up',
    pin: 'Pin',
    hide: 'Hide',
    pinOf: (name: string) => `Pin ${name}`,
    hideOf: (name: string) => `Hide ${name}`,
  },
})

type PreviewedListProps = {
  title: string
  list: List
  store: OpenCountry
  /** What stood there before: what is higher since is marked. */
  before?: List
  onPin?: ((sku: string) => void) | undefined
  onHide?: ((sku: string) => void) | undefined
}

/** The first products of a list, in their order. */
export function PreviewedList({ title, list, store, before, onPin, onHide }: PreviewedListProps) {
  const text = useWords(words)
  const language = useLanguage()
  const titleId = useId()
  const placeBefore = (sku: string) => before?.products.findIndex((product) => product.sku === sku) ?? 0
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 id={titleId} className="text-16 font-semibold">
        {title}{' '}
        <span className="figures text-13 font-normal text-ink-2">{text.found(integer(list.total, language))}</span>
      </h2>
      {list.redirect && <p className="font-semibold">{text.leads(list.redirect)}</p>}
      {list.products.length === 0 && <p className="text-ink-2">{text.nothing}</p>}
      <ol className="border-t border-line">
        {list.products.map((product, at) => {
          const { sku, name, brand, color, image, price, isAvailable } = product
          const was = placeBefore(sku)
          return (
            <li key={sku} className="flex items-center gap-3 border-b border-line py-1.5">
              <span className="figures w-5 shrink-0 text-right text-13 text-ink-2">{at + 1}</span>
              {image === null ? (
                <span className="h-14 w-11 shrink-0 bg-tile" />
              ) : (
                <img
                  src={`${image}?width=96`}
                  alt=""
                  loading="lazy"
                  className="h-14 w-11 shrink-0 bg-tile object-cover"
                />
              )}
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{name}</span>
                <span className="figures block truncate text-13 text-ink-2">
                  {brand} · {color} · {money(price, store)} · <span className="font-mono text-12">{sku}</span>
                </span>
                {before && (was === -1 || was > at) && <Badge tone="now">{text.isNew}</Badge>}{' '}
                {!isAvailable && <Badge tone="bad">{text.soldOut}</Badge>}
              </span>
              {onPin && (
                <Button look="quiet" aria-label={text.pinOf(name)} onClick={() => onPin(sku)}>
                  {text.pin}
                </Button>
              )}
              {onHide && (
                <Button look="quiet" aria-label={text.hideOf(name)} onClick={() => onHide(sku)}>
                  {text.hide}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
