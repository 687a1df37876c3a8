/** Letters as people compare them: without case, accents and extra spaces. The ñ of a careless keyboard is an n. */
export function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')
}
