import { hasBit, putBit } from '../columns/bits.ts'
import { groupOf, switchBit, switches } from '../groups.ts'
import type { IndexData } from '../columns/index-data.ts'
import { percentOff, priceAt } from '#domain/browse/product/price-in-force.ts'
import { priceMarks } from '../columns/price-marks.ts'
import { noOption } from '../columns/record.ts'
import type { Change } from './rows.ts'
import { docOfSku } from '../columns/doc-of-sku.ts'
import { productTags } from '../product-tags.ts'
import { lowStockShown, quantityShown } from '#domain/browse/product/stock-shown.ts'
import { assortment, productTag } from '#server/platform/caches/change-log.ts'

const maxStock = 0xffff
const byPrice = switchBit.special_price | switchBit.free_shipping

/** Changes prices, stock and ratings of an index in place, for changes too small to justify a new index. */
export function patcher(index: IndexData) {
  const docOf = docOfSku(index)
  const tagsOf = productTags(index)
  let nextMoment = nextAfter(-Infinity)

  /** The first time after `now` at which a price changes by schedule. */
  function nextAfter(now: number): number {
    let next = Infinity
    for (let doc = 0; doc < index.count; doc++) {
      if (index.special[doc] === 0) continue
      const [from, to] = [index.specialFrom[doc]!, index.specialTo[doc]!]
      if (from > now && from < next) next = from
      if (to > now && to < next) next = to
    }
    return next
  }

  function price(doc: number, now: number): void {
    const full = index.price[doc]!
    const inForce = priceAt(full, index.special[doc]!, index.specialFrom[doc]!, index.specialTo[doc]!, now)
    index.now[doc] = inForce
    index.percentOff[doc] = percentOff(full, inForce)
    const seller = index.frame.suppliers[index.supplier[doc]!]
    const marks = priceMarks(full, inForce, seller?.freeShipping === true, index.frame.freeShippingThreshold)
    index.marks[doc] = (index.marks[doc]! & ~byPrice) | marks
    for (let bit = 0; bit < switches.length; bit++) {
      putBit(index.switchDocs[bit]!, doc, (index.marks[doc] & (1 << bit)) !== 0)
    }
  }

  /** Whether the sizes and their order are unchanged; a patch cannot follow anything else. */
  function hasSameSizes(doc: number, simples: Change['simples']): boolean {
    const start = index.simpleStart[doc]!
    if (index.simpleStart[doc + 1]! - start !== simples.length) return false
    return simples.every(([size, key], at) => {
      const option = index.simpleOption[start + at]!
      if (option === noOption || key === null) return option === noOption && key === null
      const group = groupOf.get(key)!
      const isOfGroup = option >= index.options.groupStart[group]! && option < index.options.groupStart[group + 1]!
      return isOfGroup && index.options.value[option] === size
    })
  }

  function inStock(option: number, doc: number, isLeft: boolean): void {
    putBit(index.options.docs[option]!, doc, isLeft)
    const group = index.options.groupStart.findIndex((start) => start > option) - 1
    const masks = index.sizeMasks[group]
    if (!masks) return
    const bit = 1 << (option - index.options.groupStart[group]!)
    const place = index.placeByModel[doc]!
    masks[place] = isLeft ? masks[place]! | bit : masks[place]! & ~bit
  }

  function stock(doc: number, simples: Change['simples']): void {
    const start = index.simpleStart[doc]!
    // The sizes are the last entries of the record.
    const places = index.recordStart[index.placeByModel[doc]! + 1]! - simples.length
    let units = 0
    simples.forEach(([, , left], at) => {
      units += left
      const option = index.simpleOption[start + at]!
      index.record[places + at] = left > 0 ? option : noOption
      if (option !== noOption) inStock(option, doc, left > 0)
      index.simpleShown[start + at] = quantityShown(left)
    })
    index.stock[doc] = Math.min(units, maxStock)
    putBit(index.available, doc, units > 0)
  }

  /** What cards, filters and the order of lists show of a product. */
  function listed(doc: number): string {
    const sizes = Array.from(quantities(doc), (quantity) => quantity > 0)
    return [
      index.price[doc],
      index.special[doc],
      index.specialFrom[doc],
      index.specialTo[doc],
      index.now[doc],
      lowStockShown(index.stock[doc]!),
      index.reviews[doc],
      index.tenths[doc],
      ...sizes,
    ].join()
  }

  const quantities = (doc: number) => index.simpleShown.subarray(index.simpleStart[doc], index.simpleStart[doc + 1])
  const isLive = (doc: number) => hasBit(index.live, doc)

  return {
    docOf,
    /**
     * The tags of what shows the change: none where it is not visible, such as one unit less of many. Undefined when the
     * index must be rebuilt to show it.
     */
    apply(change: Change, now: number): string[] | undefined {
      const doc = docOf(change.sku)
      if (doc === undefined) return change.active ? undefined : []
      if (!hasSameSizes(doc, change.simples)) return undefined
      const before = { listed: listed(doc), quantities: quantities(doc).join(), isLive: isLive(doc) }
      index.price[doc] = change.price
      index.special[doc] = change.specialPrice ?? 0
      index.specialFrom[doc] = change.specialFrom ?? -Infinity
      index.specialTo[doc] = change.specialTo ?? Infinity
      price(doc, now)
      stock(doc, change.simples)
      index.reviews[doc] = change.reviews
      index.tenths[doc] = change.tenths
      putBit(index.live, doc, change.active)
      nextMoment = Math.min(nextMoment, nextOf(index, doc, now))
      if (before.isLive !== change.active) return [...tagsOf(doc), assortment]
      if (before.listed !== listed(doc)) return tagsOf(doc)
      return before.quantities === quantities(doc).join() ? [] : [productTag(change.sku)]
    },
    /** Updates prices that start or end by schedule; the tags of what shows them. */
    tick(now: number): string[] {
      if (now < nextMoment) return []
      const tags = new Set<string>()
      for (let doc = 0; doc < index.count; doc++) {
        if (index.special[doc] === 0) continue
        const before = index.now[doc]
        price(doc, now)
        if (index.now[doc] !== before) for (const tag of tagsOf(doc)) tags.add(tag)
      }
      nextMoment = nextAfter(now)
      return [...tags]
    },
  }
}

function nextOf(index: IndexData, doc: number, now: number): number {
  if (index.special[doc] === 0) return Infinity
  return Math.min(...[index.specialFrom[doc]!, index.specialTo[doc]!].filter((moment) => moment > now))
}
