import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { useCountry, type RootData } from '#app/platform/country/use-country.ts'
import { WaysToPay } from '#app/platform/ui/ways-to-pay.tsx'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { useHasText } from '#app/platform/ui/text-link.tsx'
import type { ContentPage } from '#domain/content/pages/content-pages.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import { ConsentLink } from '#app/platform/tracking/consent-link.tsx'
import { CountryPicker } from '#app/platform/country/country-picker.tsx'

const linkLook =
  'flex min-h-12 items-center py-1 wrap-anywhere leading-snug underline-offset-4 hover:underline wide:min-h-10'

function FooterLinks({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="text-14 font-semibold">{title}</h2>
      <ul className="mt-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={linkLook}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the texts that the store has written. */
function useTextLinks() {
  const hasText = useHasText()
  return (...texts: readonly (readonly [page: ContentPage, label: string])[]) =>
    texts.filter(([page]) => hasText(page)).map(([page, label]) => ({ to: `/${page}/`, label }))
}

/** Who sells, when a person answers, and where to complain: what the law and a careful shopper look for. */
function Seller() {
  const seller = useRouteLoaderData<RootData>('root')?.seller
  const { words, brand } = useCountry()
  if (!seller) return null
  return (
    <address className="not-italic">
      <h2 className="text-14 font-semibold">{words.footer.contact}</h2>
      <p className="mt-2">
        <a href={`mailto:${seller.email}`} className="underline underline-offset-4">
          {seller.email}
        </a>
      </p>
      <p>{seller.hours}</p>
      {seller.company && (
        <p className="mt-3 text-14 text-ink-2">
          {seller.company} · {seller.tax_id_label} {seller.tax_id}
          <br />
          {seller.address}
        </p>
      )}
      {[...(brand.social ?? []), ...seller.authorities].map(({ label, href }) => (
        <a
          key={href}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-2 inline-flex min-h-9 items-center text-14 underline underline-offset-4"
        >
          {label}
        </a>
      ))}
    </address>
  )
}

/** Below the screens of a task (account, cart): the way to help and the legal pages, in one row. */
export function TaskFooter() {
  const { country, words } = useCountry()
  const { footer } = words
  const texts = useTextLinks()
  const links = [
    { to: `/${aliasPath(country, 'help')}`, label: footer.help },
    { to: '/arrepentimiento', label: footer.regret },
    ...texts(['ac-terminos-y-condiciones', footer.terms], ['ac-privacidad', footer.privacy]),
  ]
  return (
    <footer className="border-t border-line bg-tile pb-(--tabs-height) print:hidden">
      <nav aria-label={footer.help} className="page flex flex-wrap gap-x-6 py-3 text-14">
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className={linkLook}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  )
}

/** `children` is the newsletter form, passed in because features meet in the root. */
export function Footer({ children }: { children: ReactNode }) {
  const { country, words, brand } = useCountry()
  const { footer } = words
  const texts = useTextLinks()
  const own = useRouteLoaderData<RootData>('root')?.footer
  const help = `/${aliasPath(country, 'help')}`
  return (
    <footer className="border-t border-line bg-tile pb-(--tabs-height) print:hidden">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 py-10 *:nth-1:col-span-2 large-text:grid-cols-1 large-text:*:nth-1:col-span-1 tablet:grid-cols-3 tablet:*:nth-1:col-span-3 wide:grid-cols-[2fr_1fr_1fr_1.4fr] wide:*:nth-1:col-span-1">
        <div>
          {children}
          <CountryPicker className="mt-8 first:mt-0" />
        </div>
        <FooterLinks
          title={footer.support}
          links={[
            { to: help, label: footer.help },
            { to: `${help}#cambios-y-devoluciones`, label: footer.returns },
            { to: `${help}#envios`, label: footer.shipping },
            { to: '/sizes/contentTable', label: footer.sizes },
            ...(own ?? []).map(({ label, url }) => ({ to: url, label })),
          ]}
        />
        <FooterLinks
          title={footer.legal}
          links={[
            { to: '/arrepentimiento', label: footer.regret },
            ...texts(
              ['ac-terminos-y-condiciones', footer.terms],
              ['ac-privacidad', footer.privacy],
              ['ac-cookies', footer.cookies],
            ),
          ]}
        />
        <div className="col-span-2 large-text:col-span-1 tablet:col-span-1">
          <Seller />
        </div>
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-6 text-14 text-ink-2">
        <WaysToPay className="basis-full" />
        <Wordmark className="text-18! text-ink" />
        <ConsentLink />
        <p>© {brand.name}</p>
        <p>{footer.places}</p>
      </div>
    </footer>
  )
}
