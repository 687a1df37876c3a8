import { productRefusals } from '#contract/desk/product-refusals.ts'
import { DeskError } from '#domain/desk/errors.ts'
import type { DeskLanguage } from '#domain/desk/words.ts'
import { ProductRefusal } from '#server/browse/assortment/change-product.ts'

/** Runs work whose refusals are sentences beside the fields of a form. */
export async function withSentences<T>(language: DeskLanguage, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProductRefusal)) throw error
    const errors = Object.fromEntries(
      Object.entries(error.faults).map(([field, fault]) => [field, productRefusals[fault][language]]),
    )
    const [first] = Object.values(error.faults)
    throw new DeskError('invalid_input', { errors, sentence: productRefusals[first!] })
  }
}
