import type { IndexData } from './index-data.ts'
import { stringReader } from './strings.ts'

/** Finds a product of the index by its sku. */
export function docOfSku(index: IndexData): (sku: string) => number | undefined {
  const readSku = stringReader(index.sku)
  return (sku) => {
    let low = 0
    let high = index.count
    while (low < high) {
      const middle = (low + high) >>> 1
      if (readSku(index.docsBySku[middle]!) < sku) low = middle + 1
      else high = middle
    }
    const doc = index.docsBySku[low]
    return doc !== undefined && readSku(doc) === sku ? doc : undefined
  }
}
