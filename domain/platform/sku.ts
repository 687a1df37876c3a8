/** The sku of a product or of one of its sizes, as a call may send it. */
export const skuPattern = /^[A-Z0-9]{1,40}(?:-[A-Z0-9]{1,20})?$/

/** The product of a size: everything before the dash (INV-03). */
export function parentSku(sku: string): string {
  return sku.split('-', 1)[0]!
}
