/** Folds text for comparison: without case, accents and extra spaces. ñ becomes n. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
