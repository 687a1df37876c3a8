import { parentSku } from '#domain/platform/sku.ts'
import type { CouponScope } from './coupon-rule.ts'
import type { CartLine } from './lines.ts'

type ScopedLine = Pick<CartLine, 'sku' | 'brand' | 'categories'>

const allows = (list: readonly string[] | undefined, isMet: (wanted: string) => boolean) =>
  list === undefined || list.length === 0 || list.some(isMet)

/** Whether a rule covers this line: it must match every non-empty list; a category includes everything below it. */
export function isInScope({ sku, brand, categories }: ScopedLine, scope: CouponScope): boolean {
  return (
    allows(scope.categories, (path) => categories.some((filed) => filed.startsWith(path))) &&
    allows(scope.brands, (slug) => slug === brand) &&
    allows(scope.skus, (wanted) => wanted === sku || wanted === parentSku(sku))
  )
}
