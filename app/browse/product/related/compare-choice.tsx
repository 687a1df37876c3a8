import { useEffect } from 'react'
import { Link } from 'react-router'
import { restoreCompared, setCompared, useCompared } from '#app/platform/device/compared-products.ts'
import { useProductWords } from '../use-product-words.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { comparePath, withCompared } from '#domain/browse/compare/comparison.ts'

/** Adds a product to the comparison and links to it. Without scripts it links to a comparison of this product alone. */
export function CompareChoice({ sku }: { sku: string }) {
  const { country } = useCountry()
  const { compare: words } = useProductWords()
  const skus = useCompared()
  useEffect(() => restoreCompared(country), [country])
  const isCompared = skus.includes(sku)
  const toggle = () =>
    setCompared(country, isCompared ? skus.filter((known) => known !== sku) : withCompared(skus, sku))
  const link = 'inline-flex min-h-12 items-center px-1 text-14 font-medium underline underline-offset-4'
  return (
    <p className="-ml-1 flex flex-wrap items-center gap-x-4">
      <Button look="tertiary" onClick={toggle} className="text-14! font-medium! noscript:hidden">
        {isCompared ? words.drop : words.add}
      </Button>
      <noscript>
        <a href={comparePath([sku])} className={link}>
          {words.add}
        </a>
      </noscript>
      {skus.length > 0 && (
        <Link to={comparePath(skus)} className={link}>
          {words.see(skus.length)}
        </Link>
      )}
    </p>
  )
}
