import { ArrowLeft, ChevronRight } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useCustomer } from '#app/platform/session/customer.ts'
import { useSignOut } from '#app/customers/session/use-sign-out.ts'
import { AccountMark } from '#app/platform/ui/account-mark.tsx'
import { CountryPicker } from '#app/platform/country/country-picker.tsx'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { Overlay } from '#app/platform/ui/overlay.tsx'
import { Skeleton } from '#app/platform/ui/skeleton.tsx'
import { menuWords as words } from './menu-words.ts'
import { useMenu } from './use-menu.ts'
import type { MenuNode } from '#contract/browse/menu.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { aliasPath } from '#domain/platform/routing/alias.ts'
import { loginPath } from '#domain/platform/routing/login-path.ts'

const line = 'flex min-h-12 w-full items-center justify-between gap-2 text-left'
const large = 'min-h-16! font-display text-22 font-bold'

/** The picture of an entry. Its space is reserved, so that labels align and nothing moves when it loads. */
function Thumbnail({ picture }: { picture: string | undefined }) {
  return (
    <span className={`block aspect-3/4 w-9 shrink-0 overflow-hidden rounded-edge ${picture ? 'bg-tile' : ''}`}>
      {picture && <img src={imageAddress(picture, 96)} alt="" width={36} height={48} loading="lazy" decoding="async" />}
    </span>
  )
}

type LeafProps = { url: string; label: string; children?: ReactNode; className?: string }

/** Replaces the history entry of the open menu, so that going back does not open it again. */
function Leaf({ url, label, children, className = '' }: LeafProps) {
  return (
    <Link to={url} replace className={`${line} ${className}`}>
      {children}
      <span className="grow">{label}</span>
    </Link>
  )
}

function Branch({ node, onOpen, className = '' }: { node: MenuNode; onOpen(): void; className?: string }) {
  const thumbnail = <Thumbnail picture={node.picture} />
  const place = `gap-3! py-1 ${className}`
  if (node.children.length === 0) {
    return (
      <Leaf url={node.url} label={node.label} className={place}>
        {thumbnail}
      </Leaf>
    )
  }
  return (
    <button type="button" onClick={onOpen} className={`${line} ${place}`}>
      {thumbnail}
      <span className="grow">{node.label}</span>
      <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} />
    </button>
  )
}

/** Who is signed in, or links to sign in and to register. */
function Greeting() {
  const { pathname, search } = useLocation()
  const { loggedIn, first_name: name } = useCustomer()
  if (loggedIn) {
    return (
      <Link to="/account" replace className="-mx-4 -mt-4 mb-2 flex min-h-16 items-center gap-3 bg-tile px-4">
        <AccountMark name={name} />
        <span className="grow">
          <span className="block font-display text-18 font-bold">{words.hello(name)}</span>
          <span className="block text-14 text-ink-2">{words.toAccount}</span>
        </span>
        <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} />
      </Link>
    )
  }
  return (
    <p className="-mx-4 -mt-4 mb-2 flex min-h-16 items-center gap-5 bg-tile px-4 font-semibold">
      <AccountMark name={undefined} />
      <Link
        to={loginPath(pathname + search)}
        replace
        className="flex min-h-12 items-center underline underline-offset-4"
      >
        {words.signIn}
      </Link>
      <Link to="/register" replace className="flex min-h-12 items-center underline underline-offset-4">
        {words.signUp}
      </Link>
    </p>
  )
}

function SignOut() {
  const { loggedIn } = useCustomer()
  const { signOut, isPending } = useSignOut()
  if (!loggedIn) return null
  return (
    <li>
      <button type="button" onClick={signOut} aria-disabled={isPending || undefined} className={line}>
        {words.signOut}
      </button>
    </li>
  )
}

function OwnPlaces() {
  const { country, words } = useCountry()
  return (
    <>
      <hr className="my-4 border-line" />
      <ul>
        {[
          { url: '/brands', label: words.menu.brands },
          { url: '/account', label: words.menu.account },
          { url: '/account/orders', label: words.menu.orders },
          { url: '/account/wishlist', label: words.menu.wishlist },
          { url: `/${aliasPath(country, 'help')}`, label: words.menu.help },
        ].map((place) => (
          <li key={place.url}>
            <Leaf {...place} />
          </li>
        ))}
        <SignOut />
      </ul>
      <hr className="my-4 border-line" />
      <CountryPicker />
    </>
  )
}

/** The category tree, one level at a time; the menu reopens on the level where it was closed (U18). */
export default function MenuPanel() {
  const { words: shell } = useCountry()
  const { isOpen, close } = useOverlay('menu')
  const [trail, setTrail] = useState<readonly MenuNode[]>([])
  const heading = useRef<HTMLButtonElement>(null)
  const { data, isError, refetch } = useMenu()
  const here = trail.at(-1)
  const nodes = here?.children ?? data?.menu
  const enter = (next: readonly MenuNode[]) => {
    setTrail(next)
    // Focuses the heading of the new level: it is announced and can be left again.
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <Overlay place="panel" isOpen={isOpen} onClose={close} title={shell.menu.title} closeLabel={shell.menu.close}>
      <nav aria-label={shell.menu.title}>
        {!here && <Greeting />}
        {here && (
          <>
            <button
              ref={heading}
              type="button"
              onClick={() => enter(trail.slice(0, -1))}
              className="flex min-h-12 items-center gap-2 text-14 text-ink-2"
            >
              <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.5} />
              {words.up(trail.at(-2)?.label)}
            </button>
            <h3 className="mt-2 mb-1 text-22 font-bold">{here.label}</h3>
            <Leaf url={here.url} label={words.all(here.label)} className="font-semibold" />
          </>
        )}
        {!nodes && !isError && [0, 1, 2].map((place) => <Skeleton key={place} className="mb-3 h-11" />)}
        {!nodes && isError && (
          <p role="alert" className="flex flex-wrap items-center justify-between gap-x-4">
            {words.failed}
            <Button look="tertiary" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          </p>
        )}
        <ul>
          {nodes?.map((node) => (
            <li key={node.url + node.label}>
              <Branch node={node} onOpen={() => enter([...trail, node])} className={here ? '' : large} />
            </li>
          ))}
        </ul>
        {!here && <OwnPlaces />}
      </nav>
    </Overlay>
  )
}
