/** Beyond any parcel. */
const maxGrams = 1_000_000

const gramsPer: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  grs: 1,
  gramos: 1,
  kg: 1000,
  kgs: 1000,
  kilos: 1000,
  lb: 453.59237,
  oz: 28.349523125,
}

/**
 * A weight with its unit, `1.5 kg`, in grams; a text is why it is none. A column may say the unit once (`Peso (kg)`). A
 * separator is one of decimals: no parcel weighs thousands of anything.
 */
export function readWeight(text: string, unitOfColumn?: string): number | string {
  const [, number = '', said = ''] = /^(\d{1,7}(?:[.,]\d{1,6})?)\s*([a-z]{0,6})\.?$/i.exec(text.trim()) ?? []
  const unit = said.toLowerCase() || unitOfColumn
  if (number === '') return `"${text.slice(0, 40)}" is not a weight like 500 g or 1.5 kg`
  if (unit === undefined) return `"${text.slice(0, 40)}" does not say whether these are grams or kilos`
  const factor = Object.hasOwn(gramsPer, unit) ? gramsPer[unit] : undefined
  if (factor === undefined) return `"${text.slice(0, 40)}" is in none of g, kg, lb, oz`
  const grams = Math.round(Number(number.replace(',', '.')) * factor)
  return grams <= maxGrams ? grams : `"${text.slice(0, 40)}" is more than a ton`
}
