import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { aliasPath } from '#domain/routing/alias.ts'
import { useStore } from '#app/store/use-store.ts'
import { Overlay } from '#app/ui/overlay.tsx'
import { CountryPicker } from './country-picker.tsx'
import { departments } from './departments.ts'
import { useOverlay } from './use-overlay.ts'

function MenuLinks({ links, isLarge = false }: { links: readonly { to: string; label: string }[]; isLarge?: boolean }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          {/* Replaces the entry that the open menu stands on, so that back does not open it again. */}
          <Link
            to={to}
            replace
            className={`flex items-center justify-between ${isLarge ? 'min-h-14 font-display text-22 font-bold' : 'min-h-12 text-16'}`}
          >
            {label}
            {isLarge && <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function SideMenu() {
  const { country, words } = useStore()
  const { isOpen, close } = useOverlay('menu')
  const own = [
    { to: '/account', label: words.menu.account },
    { to: '/account/orders', label: words.menu.orders },
    { to: '/account/wishlist', label: words.menu.wishlist },
    { to: `/${aliasPath(country, 'help')}`, label: words.menu.help },
  ]
  return (
    <Overlay place="panel" isOpen={isOpen} onClose={close} title={words.menu.title} closeLabel={words.menu.close}>
      <nav aria-label={words.menu.title}>
        <MenuLinks links={departments(words)} isLarge />
        <hr className="my-4 border-line" />
        <MenuLinks links={own} />
      </nav>
      <hr className="my-4 border-line" />
      <CountryPicker />
    </Overlay>
  )
}
