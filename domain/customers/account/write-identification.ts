const grouped = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** A document as people write it: `28.456.888`, and `12.345.678-5` for a RUT; anything with letters stays as it is. */
export function writeIdentification(type: string, text: string): string {
  if (type === 'RUT') {
    const [, body, check] = /^0*(\d+)([\dK])$/.exec(text) ?? []
    return body === undefined ? text : `${grouped(body)}-${check!}`
  }
  // A CUIT has a form of its own, and eleven digits are no number to be read in thousands.
  return /^\d{1,10}$/.test(text) ? grouped(text) : text
}
