/** `16.000`, `$ 16000` and `16.000,50` as people write amounts: dots between thousands, a comma before cents. */
export function amountTyped(text: string): number | undefined {
  const plain = text.replaceAll(/[\s$\u00a0]/g, '')
  if (!/^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/.test(plain)) return undefined
  return Number(plain.replaceAll('.', '').replace(',', '.'))
}
