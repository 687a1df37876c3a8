import { ArrowLeft, Heart, Menu, Search, ShoppingBag } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useBackHistory } from '#app/platform/device/back-history-store.ts'
import { useCartCount } from '#app/platform/device/cart-count.ts'
import { useCustomer } from '#app/platform/session/customer.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { searchPath } from '#domain/browse/catalog/address/api-path.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'
import { Wordmark } from '#app/platform/ui/wordmark.tsx'
import { AccountMark } from '#app/platform/ui/account-mark.tsx'
import { useDepartments } from '#app/browse/menu/departments.ts'
import { useScreen } from '#app/shell/screens/screen.ts'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'

const DepartmentMenu = quietPart(() => import('#app/browse/menu/department-menu.tsx'))

const round = 'relative inline-flex size-12 shrink-0 items-center justify-center rounded-full'

/** The arrow follows the shop's own back rule (APP-38…41); the browser's button is not changed. */
function BackButton({ label }: { label: string }) {
  const navigate = useNavigate()
  const back = useBackHistory((state) => state.back)
  return (
    <IconButton icon={ArrowLeft} label={label} onClick={() => void navigate(back(), { state: { isReturn: true } })} />
  )
}

const isWide = () => matchMedia('(width >= 64rem)').matches

/** The departments, from a tablet on. What is below them comes at rest, and only to wide windows. */
function Departments() {
  const { words } = useCountry()
  const departments = useDepartments()
  const [hasMenus, setHasMenus] = useState(false)
  const addMenus = () => setHasMenus(isWide())
  useEffect(() => {
    const timer = setTimeout(() => setHasMenus(isWide()), 3000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <nav aria-label={words.menu.shop} onPointerEnter={addMenus} onFocus={addMenus} className="hidden grow tablet:block">
      <ul className="flex wide:ml-4">
        {departments.map(({ url: to, label }) => (
          <li key={to} className="flex">
            <Link
              to={to}
              className="flex min-h-12 items-center px-2 font-medium underline-offset-8 wide:pr-6 hover:underline"
            >
              {label}
            </Link>
            {hasMenus && <DepartmentMenu to={to} label={label} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function AppBar() {
  const { words, brand } = useCountry()
  const { title, isRoot = false } = useScreen()
  const count = useCartCount()
  const { first_name: name } = useCustomer()
  const menu = useOverlay('menu')
  const search = useOverlay('search')
  return (
    <header id="app-bar" className="sticky top-0 z-20 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-(--bar-height) max-w-(--page-width) items-center gap-1 px-1 tablet:px-3 wide:px-5">
        <div className={isRoot || !title ? '' : 'hidden tablet:block'}>
          <IconButton icon={Menu} label={words.bar.menu} onClick={menu.open} />
        </div>
        {title && !isRoot && (
          <div className="tablet:hidden">
            <BackButton label={words.bar.back} />
          </div>
        )}
        {title ? (
          <>
            <p className="grow truncate font-display text-18 font-bold tablet:hidden">{title(words, brand)}</p>
            <Link to="/" aria-label={brand.name} className="hidden min-h-12 items-center px-2 tablet:flex">
              <Wordmark />
            </Link>
          </>
        ) : (
          <Link to="/" aria-label={brand.name} className="flex min-h-12 items-center px-2">
            <Wordmark />
          </Link>
        )}
        <Departments />
        <div className={`flex ${title ? '' : 'ml-auto'} tablet:ml-0`}>
          <Link
            to={searchPath}
            role="button"
            aria-haspopup="dialog"
            onClick={search.openInstead}
            className={`${round} bar-search`}
          >
            <Search aria-hidden="true" size={24} strokeWidth={1.5} />
            <span className="sr-only">{words.bar.searchHint}</span>
          </Link>
          {/* Phones have these two in the tab bar. */}
          <Link
            to="/account/wishlist"
            aria-label={words.tabs.favourites}
            className={`${round} hidden! tablet:inline-flex!`}
          >
            <Heart aria-hidden="true" size={24} strokeWidth={1.5} />
          </Link>
          <Link
            to="/account"
            aria-label={name ? words.tabs.accountOf(name) : words.tabs.account}
            className={`${round} hidden! tablet:inline-flex!`}
          >
            <AccountMark name={name} />
          </Link>
          {/* The count overlays the icon, so that nothing moves when it appears. */}
          <Link to="/cart" aria-label={words.bar.cart(count)} className={round}>
            <ShoppingBag aria-hidden="true" size={24} strokeWidth={1.5} />
            {count > 0 && <span className="cart-count">{count}</span>}
          </Link>
        </div>
      </div>
    </header>
  )
}
