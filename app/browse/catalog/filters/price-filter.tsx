import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { priceFault, readPriceRange, type PriceFault, type PriceRange } from '#domain/browse/catalog/price-range.ts'
import { formatPrice } from '#domain/platform/money.ts'
import { useFilterWords } from './use-filter-words.ts'

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** Two handles on one track, which takes no pointer events so that both can be grabbed. */
const handle =
  'pointer-events-none absolute inset-0 m-0 h-12 w-full appearance-none bg-transparent focus-visible:outline-none focus-visible:[&::-moz-range-thumb]:outline-3 focus-visible:[&::-moz-range-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-3 focus-visible:[&::-webkit-slider-thumb]:outline-offset-2 focus-visible:[&::-webkit-slider-thumb]:outline-ink [&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-lima [&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-lima'

type Fault = PriceFault | 'empty'

/** Minimum and maximum price, typed or dragged; an invalid range is explained beside the fields (VAL-03…05, U32). */
export function PriceFilter({
  bounds,
  chosen,
  onChoose,
  onFault,
}: {
  bounds: PriceRange
  chosen: string | undefined
  onChoose(range: PriceRange | undefined): void
  /** Reports whether the entered range is invalid. */
  onFault(isWrong: boolean): void
}) {
  const shop = useCountry()
  const words = useFilterWords()
  const errorId = useId()
  const applied = (chosen && readPriceRange(chosen)) || bounds
  const [typed, setTyped] = useState<{ min: string; max: string }>()
  const [fault, setFault] = useState<Fault>()
  const min = typed ? Number(typed.min) : applied.min
  const max = typed ? Number(typed.max) : applied.max

  function apply(range: { min: string; max: string } | undefined) {
    if (!range) return
    const requested = { min: Number(range.min), max: Number(range.max) }
    const found = range.min === '' || range.max === '' ? 'empty' : priceFault(requested, bounds)
    setFault(found)
    onFault(found !== undefined)
    if (found) return
    setTyped(undefined)
    onChoose(requested.min === bounds.min && requested.max === bounds.max ? undefined : requested)
  }

  const sentence =
    fault && words.priceFaults[fault](formatPrice(fault === 'max_above_dearest' ? bounds.max : bounds.min, shop))
  const at = (amount: number) =>
    ((Math.min(Math.max(amount, bounds.min), bounds.max) - bounds.min) / Math.max(1, bounds.max - bounds.min)) * 100
  const field = (side: 'min' | 'max', label: string) => (
    <label className="grid gap-1 text-14 font-semibold">
      {label}
      <input
        inputMode="numeric"
        autoComplete="off"
        value={typed ? typed[side] : String(side === 'min' ? min : max)}
        onChange={({ target }) =>
          setTyped({ ...(typed ?? { min: String(min), max: String(max) }), [side]: digits(target.value) })
        }
        onKeyDown={(event) => event.key === 'Enter' && apply(typed)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? errorId : undefined}
        className="figures min-h-12 w-full rounded-field border border-ink-2 bg-surface px-3 text-16 font-normal aria-invalid:border-2 aria-invalid:border-rojo"
      />
    </label>
  )
  const slider = (side: 'min' | 'max', label: string) => (
    <input
      type="range"
      aria-label={label}
      min={bounds.min}
      max={bounds.max}
      // Any amount: fixed steps would end before the most expensive product.
      step="any"
      value={side === 'min' ? min : max}
      aria-valuetext={formatPrice(side === 'min' ? min : max, shop)}
      onChange={({ target }) => {
        const moved = Math.round(Number(target.value))
        const range = side === 'min' ? { min: Math.min(moved, max), max } : { min, max: Math.max(moved, min) }
        setTyped({ min: String(range.min), max: String(range.max) })
      }}
      onPointerUp={() => apply(typed)}
      onKeyUp={() => apply(typed)}
      className={handle}
    />
  )
  return (
    <div>
      <p className="text-14 text-ink-2">
        {words.priceRange(formatPrice(bounds.min, shop), formatPrice(bounds.max, shop))}
      </p>
      {/* Applied when focus leaves both fields, not when it moves from one to the other. */}
      <div
        className="mt-2 grid grid-cols-2 gap-3"
        onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && apply(typed)}
      >
        {field('min', words.from)}
        {field('max', words.to)}
      </div>
      {sentence && (
        <p id={errorId} role="alert" className="mt-2 flex gap-1.5 text-14 font-medium text-rojo">
          <CircleAlert aria-hidden="true" size={18} strokeWidth={1.5} className="mt-0.5 shrink-0" />
          {sentence}
        </p>
      )}
      {bounds.max > bounds.min && (
        <div className="relative mx-0.5 h-12">
          <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 bg-line">
            <div className="absolute inset-y-0 bg-ink" style={{ left: `${at(min)}%`, right: `${100 - at(max)}%` }} />
          </div>
          {slider('min', words.priceMinSlider)}
          {slider('max', words.priceMaxSlider)}
        </div>
      )}
    </div>
  )
}
