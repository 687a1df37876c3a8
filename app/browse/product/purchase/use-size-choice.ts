import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/browse/product.ts'
import { sizeToPreselect } from '#domain/customers/my-sizes/my-sizes.ts'

/** The size of a product that comes in one size only: there is nothing to choose. */
const onlySize = 'U'

/** The size a form was sent with before scripts ran, or without them; empty when none was chosen. */
export type SubmittedSize = { item: string }

/**
 * The chosen size, by its name: in another colour of the model it is the same size. None is chosen beforehand (U41) but
 * the one somebody is known to wear (`mine`), and one has to be before anything can be bought (PDP-09).
 */
export function useSizeChoice(
  simples: Product['simples'],
  submitted: SubmittedSize | undefined,
  mine: readonly string[],
) {
  const sizes = useRef<HTMLFieldSetElement>(null)
  const [size, choose] = useState(simples.find(({ sku }) => sku === submitted?.item)?.size)
  const [attempts, setAttempts] = useState(submitted && !submitted.item ? 1 : 0)
  // The page can be used before its scripts run: what was chosen then counts.
  useEffect(() => {
    const checked = sizes.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked && !checked.defaultChecked) choose(checked.dataset.size)
  }, [])
  const preselected = size === undefined ? sizeToPreselect(simples, mine) : undefined
  const preselectedSku = preselected?.sku
  // The sizes of whoever is here are known after the page was drawn.
  useEffect(() => {
    const input = sizes.current?.querySelector<HTMLInputElement>(`input[value="${preselectedSku}"]`)
    if (!input) return undefined
    input.checked = true
    return () => void (input.checked = false)
  }, [preselectedSku])
  const hasOneSize = simples.length === 1 && simples[0]!.size === onlySize
  return {
    sizes,
    hasOneSize,
    chosen: hasOneSize ? simples[0] : (simples.find((simple) => simple.size === size) ?? preselected),
    isPreselected: preselected !== undefined,
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
