import { takeTrailingNumber } from '#domain/customers/addresses/street-line.ts'

/** Moves a number that was typed behind the street into its own field, where that is empty. */
export function moveTrailingNumber(form: HTMLFormElement): boolean {
  const street = form.elements.namedItem('address1') as HTMLInputElement
  const number = form.elements.namedItem('street_number') as HTMLInputElement
  const { address1, street_number } = takeTrailingNumber({ address1: street.value, street_number: number.value })
  if (address1 === street.value) return false
  street.value = address1
  number.value = street_number
  return true
}
