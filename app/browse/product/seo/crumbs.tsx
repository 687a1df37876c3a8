import { Link } from 'react-router'
import type { Product } from '#contract/browse/product.ts'
import { useProductWords } from '../use-product-words.ts'

/** The path from home to the product's category; the heading names the product. */
export function Crumbs({ trail, className = '' }: { trail: Product['breadcrumb']; className?: string }) {
  const words = useProductWords()
  return (
    <nav aria-label={words.breadcrumb} className={`overflow-x-auto [scrollbar-width:none] ${className}`}>
      <ol className="flex items-center text-14 whitespace-nowrap text-ink-2">
        {trail.map(({ label, url }, index) => (
          <li key={url} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-1.5">
                /
              </span>
            )}
            <Link to={url} className="flex min-h-12 items-center underline-offset-4 hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
