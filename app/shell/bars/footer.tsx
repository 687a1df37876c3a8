import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import { ConsentLink } from '#app/platform/tracking/consent-link.tsx'
import { CountryPicker } from '#app/platform/country/country-picker.tsx'

/** `children` is the newsletter form, passed in because features meet in the root. */
export function Footer({ children }: { children: ReactNode }) {
  const { country, words } = useCountry()
  const help = `/${aliasPath(country, 'help')}`
  const links = [
    { to: help, label: words.footer.help },
    { to: `${help}#cambios-y-devoluciones`, label: words.footer.returns },
    { to: `${help}#envios`, label: words.footer.shipping },
    { to: '/sizes/contentTable', label: words.footer.sizes },
    ...(words.footer.regret ? [{ to: '/arrepentimiento', label: words.footer.regret }] : []),
  ]
  return (
    <footer className="border-t border-line bg-tile pb-(--tabs-height)">
      <div className="page grid gap-10 py-10 wide:grid-cols-[2fr_1fr_1fr]">
        {children}
        <nav aria-label={words.footer.help}>
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="flex min-h-12 items-center underline-offset-4 hover:underline wide:min-h-10">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <CountryPicker />
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-14 text-ink-2">
        <Wordmark className="text-18! text-ink" />
        <ConsentLink />
        <p>{words.footer.rights}</p>
        <p>{words.footer.places}</p>
      </div>
    </footer>
  )
}
