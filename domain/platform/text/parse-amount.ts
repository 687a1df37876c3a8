/** Parses `16.000`, `$ 16000` and `16.000,50`: dots between thousands, a comma before cents. */
export function parseAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s$\u00a0]/g, '')
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(plain)) return undefined
  return Number(plain.replaceAll('.', '').replace(',', '.'))
}
