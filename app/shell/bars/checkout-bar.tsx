import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { aliasPath } from '#domain/platform/routing/alias.ts'

/** The bar of the checkout: brand and security notice, without other links (U68). */
export function CheckoutBar() {
  const { words, brand } = useCountry()
  return (
    <header id="app-bar" className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-(--bar-height) max-w-(--page-width) items-center justify-between gap-x-3 px-4 tablet:px-6 wide:px-8">
        <Link to="/" aria-label={brand.name} className="flex min-h-12 items-center">
          <Wordmark />
        </Link>
        <p className="flex items-center gap-1.5 text-[min(0.875rem,5.2vw)] leading-5 font-medium whitespace-nowrap">
          <Lock aria-hidden="true" size={18} strokeWidth={1.5} />
          {words.checkout.secure}
        </p>
      </div>
    </header>
  )
}

/**
 * Help stays in the same place as on every other screen: in the footer (WCAG 3.2.6). After buying there is no cart to go
 * back to.
 */
export function HelpFooter({ leadsToCart }: { leadsToCart: boolean }) {
  const { country, words } = useCountry()
  return (
    <footer className="border-t border-line bg-tile print:hidden">
      <nav aria-label={words.footer.help} className="page flex flex-wrap gap-x-6 py-4 text-14">
        <Link to={`/${aliasPath(country, 'help')}`} className="flex min-h-12 items-center underline underline-offset-4">
          {words.footer.help}
        </Link>
        {leadsToCart && (
          <Link to="/cart" className="flex min-h-12 items-center underline underline-offset-4">
            {words.checkout.back}
          </Link>
        )}
      </nav>
    </footer>
  )
}
