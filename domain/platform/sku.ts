/** A product's number, or that of one of its sizes: what a call may ask with. */
export const skuForm = /^[A-Z0-9]{1,40}(?:-[A-Z0-9]{1,20})?$/

/** The product a size belongs to: the dash stands between them (INV-03). */
export function parentSku(sku: string): string {
  return sku.split('-', 1)[0]!
}
