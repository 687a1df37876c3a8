import { useEffect, useRef, useState } from 'react'
import type { Product } from '#contract/browse/product.ts'
import { sizeToPreselect } from '#domain/customers/my-sizes/my-sizes.ts'

/** The size of a product that has only one. */
const onlySize = 'U'

/** The size of a form that was sent without scripts or before hydration; empty when none was chosen. */
export type SubmittedSize = { item: string }

/**
 * The chosen size, by its name: it stays chosen in another colour of the model. Only a size the visitor is known to wear
 * (`mine`) is preselected (U41), and one must be chosen before anything can be bought (PDP-09).
 */
export function useSizeChoice(
  simples: Product['simples'],
  submitted: SubmittedSize | undefined,
  mine: readonly string[],
) {
  const sizes = useRef<HTMLFieldSetElement>(null)
  const [size, setSize] = useState(simples.find(({ sku }) => sku === submitted?.item)?.size)
  const [attempts, setAttempts] = useState(submitted && !submitted.item ? 1 : 0)
  // A size that was chosen before hydration counts.
  useEffect(() => {
    const checked = sizes.current?.querySelector<HTMLInputElement>('input:checked')
    if (checked && !checked.defaultChecked) setSize(checked.dataset.size)
  }, [])
  const preselected = size === undefined ? sizeToPreselect(simples, mine) : undefined
  const preselectedSku = preselected?.sku
  // The visitor's sizes are known after the page was rendered.
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
    choose: setSize,
    /** An attempt to buy without a size: scrolls to the choice, which shows the error. */
    require() {
      setAttempts(attempts + 1)
      sizes.current!.scrollIntoView({ block: 'center' })
      sizes.current!.querySelector('input')?.focus({ preventScroll: true })
    },
  }
}
