type PriceLineProps = {
  /** Both formatted for the country: `$ 45.990`. */
  final: string
  original?: string | undefined
  percentOff?: number | undefined
  /** 'Desde', when other colours cost more. */
  prefix?: string | undefined
  words: { before: string; now: string; off: string }
  isLarge?: boolean
}

/** A price. A reduction is shown by sign, strike-through and text, not by colour alone (A5, U47). */
export function PriceLine({ final, original, percentOff, prefix, words, isLarge = false }: PriceLineProps) {
  const size = isLarge ? 'text-28' : 'text-16'
  const from = prefix && <span className="font-text text-12 font-normal text-ink-2">{prefix} </span>
  if (!original) {
    return (
      <p className={`figures font-semibold ${size}`}>
        {from}
        {final}
      </p>
    )
  }
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2">
      {from}
      <span className="sr-only">
        {words.before} {original}, {words.now} {final}
      </span>
      <span aria-hidden="true" className={`font-semibold text-rojo ${size}`}>
        {final}
      </span>
      <s aria-hidden="true" className="text-14 text-ink-2">
        {original}
      </s>
      {percentOff !== undefined && isLarge && (
        <span aria-hidden="true" className="bg-rojo px-1.5 text-14 font-semibold text-paper">
          −{percentOff} %
        </span>
      )}
    </p>
  )
}
