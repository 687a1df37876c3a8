/** What is no figure is sent as one that the shop refuses, so that it says so beside the field. */
export const figureIn = (text: string): number => (/^-?\d+(?:[.]\d{1,2})?$/.test(text) ? Number(text) : -1)

/** Two ends of a range; a last one that is left out is the first. */
export function daysIn(min: string, max: string): { min: number; max: number } | null {
  if (min === '' && max === '') return null
  return { min: figureIn(min), max: figureIn(max || min) }
}
