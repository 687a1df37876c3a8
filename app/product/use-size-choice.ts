import { useRef, useState } from 'react'
import type { Product } from '#contract/product.ts'

/** How a thing that comes in one size only names it: there is nothing to choose. */
const onlySize = 'U'

/**
 * The chosen size, by its name: in another colour of the model it is the same size. None is chosen beforehand (U41), and
 * one has to be before anything can be bought (PDP-09).
 */
export function useSizeChoice(simples: Product['simples']) {
  const sizes = useRef<HTMLFieldSetElement>(null)
  const [size, choose] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const hasOneSize = simples.length === 1 && simples[0]!.size === onlySize
  return {
    sizes,
    hasOneSize,
    chosen: hasOneSize ? simples[0] : simples.find((simple) => simple.size === size),
    attempts,
    choose,
    /** Somebody wants to buy and has not said the size: the choice comes into view, and says what is missing. */
    require() {
      setAttempts(attempts + 1)
      sizes.current!.scrollIntoView({ block: 'center' })
      sizes.current!.querySelector('input')?.focus({ preventScroll: true })
    },
  }
}
