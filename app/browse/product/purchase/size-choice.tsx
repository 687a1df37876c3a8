import { CircleAlert } from 'lucide-react'
import type { Ref } from 'react'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import type { Product, ProductSimple } from '#contract/browse/product.ts'
import type { ProductWords } from '../product-words.ts'
import { useProductWords } from '../use-product-words.ts'

type SizeChoiceProps = {
  ref: Ref<HTMLFieldSetElement>
  product: Product
  chosen: ProductSimple | undefined
  /** It was chosen because it is the visitor's known size. */
  isPreselected: boolean
  mine: readonly string[]
  onChoose(size: string): void
  /** Counts the attempts to buy without a size; each is announced again. */
  attempts: number
}

/** Loaded with the first chosen size. */
const MySizeNote = quietPart(() => import('#app/customers/my-sizes/my-size-note.tsx'))

function lowStock({ quantity, available }: ProductSimple, words: ProductWords): string | undefined {
  if (!available) return undefined
  return quantity === 1 ? words.lastUnit : quantity === 2 ? words.lastTwo : undefined
}

const button =
  'flex h-12 min-w-12 items-center justify-center rounded-edge border border-ink-2 bg-surface px-2 font-medium peer-checked:border-2 peer-checked:border-ink peer-checked:bg-lima peer-checked:font-semibold peer-focus-visible:shadow-[0_0_0_6px_var(--color-lima)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink'
/** A line across it: sold out is not shown by colour alone. */
const crossed =
  'text-ink-2 line-through bg-[linear-gradient(to_top_right,transparent_calc(50%-1px),var(--color-ink-2)_50%,transparent_calc(50%+1px))]'

/** Sizes as a group of radio buttons; a sold-out size can be chosen too, to be notified (U39…U41). */
export function SizeChoice({ ref, product, chosen, isPreselected, mine, onChoose, attempts }: SizeChoiceProps) {
  const { simples } = product
  // The fit, where the brand states it (U43).
  const fit = product.attributes.find(({ key }) => key === 'fit')
  const words = useProductWords()
  const guide = useOverlay('size-guide')
  const scarce = (chosen ? [chosen] : simples).flatMap((simple) => {
    const label = lowStock(simple, words)
    return label ? [{ sku: simple.sku, text: chosen ? label : `${simple.size}: ${label}` }] : []
  })
  return (
    <fieldset
      ref={ref}
      className="relative mt-2 min-w-0"
      aria-describedby={attempts > 0 && !chosen ? 'falta-talle' : undefined}
    >
      <legend className="float-left flex min-h-12 items-center text-14 font-semibold">
        {words.size}
        {chosen && <span className="font-normal">: {chosen.size}</span>}
      </legend>
      {chosen && product.sizeKind && (
        <MySizeNote product={product} size={chosen.size} mine={mine} isPreselected={isPreselected} />
      )}
      {!product.isGiftCard && (
        <a
          href="/sizes/contentTable"
          aria-haspopup="dialog"
          onClick={guide.openInstead}
          className="float-right flex min-h-12 items-center text-14 underline underline-offset-4"
        >
          {words.sizeGuide}
        </a>
      )}
      <ul className="clear-both flex flex-wrap gap-2">
        {simples.map((simple) => (
          <li key={simple.sku}>
            <label className="relative block cursor-pointer">
              <input
                type="radio"
                name="item"
                value={simple.sku}
                data-size={simple.size}
                aria-label={simple.available ? undefined : `${simple.size}, ${words.soldOut}`}
                // Not controlled: what is chosen before hydration stays chosen.
                defaultChecked={simple === chosen}
                onChange={() => onChoose(simple.size)}
                className="peer sr-only"
              />
              <span className={`${button} ${simple.available ? '' : crossed}`}>{simple.size}</span>
            </label>
          </li>
        ))}
      </ul>
      {fit && (
        <p className="mt-2 text-14 text-ink-2">
          {fit.name}: {fit.value.toLowerCase()}
        </p>
      )}
      {product.fit && <p className="mt-2 text-14 font-medium">{words.fits[product.fit]}</p>}
      {attempts > 0 && !chosen && (
        <p
          key={attempts}
          id="falta-talle"
          role="alert"
          className="mt-2 flex items-center gap-1.5 text-14 font-medium text-rojo"
        >
          <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
          {words.chooseSize}
        </p>
      )}
      <div role="status" className="text-14 font-medium">
        {scarce.map(({ sku, text }) => (
          <p key={sku} className="mt-2">
            {text}
          </p>
        ))}
        {chosen && !chosen.available && <p className="mt-2">{words.sizeSoldOut(chosen.size)}</p>}
      </div>
    </fieldset>
  )
}
