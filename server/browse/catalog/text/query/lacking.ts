import { kindOfForeignBrand } from '#domain/browse/search/vocabulary/foreign-brands.ts'
import { isProductConcept } from '#domain/browse/search/thesaurus/thesaurus.ts'
import { isVerbForm } from '#domain/browse/search/vocabulary/filler-words.ts'
import type { Part } from './phrases.ts'

/** Shorter words and those with digits are particles, sizes and codes. */
const minNameLength = 4

const mayBeName = ({ text, key, isManner }: Part) =>
  !isManner && key.length >= minNameLength - 1 && text.length >= minNameLength && !/\d/.test(text) && !isVerbForm(key)

const isBrand = ({ key }: Part) => kindOfForeignBrand(key) !== undefined

/**
 * The parts that the shop says it does not have: brands, the thing itself, and beside nothing else an unknown word that
 * may be a name. Beside a thing that is sold, an unknown word only describes it and is left out.
 */
export function lackedNames(parts: readonly Part[], head: Part | undefined, isAlone: boolean): Part[] {
  return parts.filter((part) => {
    if (part.isSold) return false
    if (isBrand(part) || part === head) return true
    if (isProductConcept(part.key)) return head === undefined || !head.isSold
    return isAlone && head === undefined && mayBeName(part)
  })
}

/** Beside a brand that is not sold, words that name no thing are its models: samba, air force. */
export function withoutModels(parts: readonly Part[]): readonly Part[] {
  if (!parts.some((part) => !part.isSold && isBrand(part))) return parts
  return parts.filter((part) => isBrand(part) || part.isProductConcept || part.isManner)
}
