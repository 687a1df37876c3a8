import { Link } from 'react-router'
import { useCatalogWords, useListing } from '../catalog-context.ts'

/** The path from home to this page. The last entry is the page itself, as its heading says. */
export function Breadcrumbs() {
  const { answer } = useListing()
  const words = useCatalogWords()
  if (answer.breadcrumb.length < 2) return null
  return (
    <nav aria-label={words.breadcrumb} className="overflow-x-auto [scrollbar-width:none]">
      <ol className="flex items-center text-14 whitespace-nowrap text-ink-2">
        {answer.breadcrumb.map(({ label, url }, index) => (
          <li key={url} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-1.5">
                /
              </span>
            )}
            {index === answer.breadcrumb.length - 1 ? (
              <span aria-current="page" className="py-2">
                {label}
              </span>
            ) : (
              <Link to={url} className="flex min-h-10 items-center underline-offset-4 hover:underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
