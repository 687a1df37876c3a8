import { Heart, House, LayoutGrid, Search } from 'lucide-react'
import { NavLink } from 'react-router'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import { useCustomer } from '#app/platform/session/customer.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { AccountMark } from '#app/platform/ui/account-mark.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'

const item =
  'relative flex h-14 w-full flex-col items-center justify-center gap-0.5 text-[max(12px,min(0.75rem,3.6vw))] leading-4 font-medium text-ink-2 aria-[current=page]:text-ink aria-[current=page]:font-semibold aria-[current=page]:before:absolute aria-[current=page]:before:top-0 aria-[current=page]:before:h-1 aria-[current=page]:before:w-10 aria-[current=page]:before:bg-lima'

/** The tab bar of phones; wider windows have the same links in the app bar. Its labels grow as far as five fit beside each other. */
export function TabBar() {
  const { words } = useCountry()
  const menu = useOverlay('menu')
  const search = useOverlay('search')
  const { first_name: name } = useCustomer()
  const links = [
    { to: '/', label: words.tabs.home, icon: House },
    undefined,
    { to: searchPath, label: words.tabs.search, icon: Search },
    { to: '/account/wishlist', label: words.tabs.favourites, icon: Heart },
    { to: '/account', label: words.tabs.account },
  ]
  return (
    <nav
      id="tab-bar"
      aria-label={words.tabs.label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] tablet:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {links.map((link) => (
          <li key={link?.to ?? 'menu'}>
            {link ? (
              <NavLink
                to={link.to}
                end
                className={item}
                {...(link.to === searchPath && {
                  role: 'button',
                  'aria-haspopup': 'dialog' as const,
                  onClick: search.openInstead,
                })}
              >
                {link.icon ? <link.icon aria-hidden="true" size={24} strokeWidth={1.5} /> : <AccountMark name={name} />}
                <span>
                  {link.label}
                  {!link.icon && name && <span className="sr-only">{words.tabs.of(name)}</span>}
                </span>
              </NavLink>
            ) : (
              <button type="button" onClick={menu.open} className={item}>
                <LayoutGrid aria-hidden="true" size={24} strokeWidth={1.5} />
                <span>{words.tabs.categories}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
