import { CircleUserRound, Search } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Navigate, NavLink, Outlet, useLocation, useNavigate } from 'react-router'
import type { DeskSession } from '#contract/desk/staff.ts'
import { SessionContext, useMay, useSession } from '#desk/platform/session.tsx'
import { TileMark } from '#desk/platform/ui/tile-mark.tsx'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { CommandPalette } from './command-palette.tsx'
import { groupNames, placeGroups, places } from './places.ts'

const words = wordsIn({
  es: { skip: 'Ir al contenido', menu: 'Secciones', search: 'Buscar o ir a…', account: 'Mi cuenta' },
  en: { skip: 'Skip to content', menu: 'Sections', search: 'Search or go to…', account: 'My account' },
})

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

/** ⌘K opens the palette; g and a letter go to a place. */
function useKeys(openPalette: () => void): void {
  const navigate = useNavigate()
  const may = useMay()
  useEffect(() => {
    let isGoing = false
    function onKeyDown(event: KeyboardEvent) {
      if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        openPalette()
        return
      }
      if (
        isTyping(event.target) ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        document.querySelector('dialog[open]')
      )
        return
      const place = isGoing ? places.find(({ key, permission }) => key === event.key && may(permission)) : undefined
      isGoing = event.key === 'g'
      if (place) void navigate(place.path)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
}

/** Brings the place one is at into the list of places, which is longer than a phone is wide. */
function showPlace(list: HTMLElement, pathname: string): void {
  const place = places.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
  const link = list.querySelector(`a[href$="${place?.path ?? pathname}"]`)
  if (!link) return
  const seen = list.getBoundingClientRect()
  const { left, right, top, bottom } = link.getBoundingClientRect()
  if (left < seen.left || right > seen.right) list.scrollLeft += (left + right - seen.left - seen.right) / 2
  if (top < seen.top || bottom > seen.bottom) list.scrollTop += (top + bottom - seen.top - seen.bottom) / 2
}

const linkClass = ({ isActive }: { isActive: boolean }) =>
  `flex min-h-9 items-center gap-2.5 rounded-edge px-2.5 text-14 max-tablet:min-h-11 ${isActive ? 'bg-ink font-semibold text-paper' : 'hover:bg-tile'}`

function Bar({ onSearch }: { onSearch(): void }) {
  const text = useWords(words)
  const language = useLanguage()
  const may = useMay()
  const { shop, staff } = useSession()
  const list = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    if (list.current) showPlace(list.current, pathname)
  }, [pathname])
  return (
    <header className="flex flex-col gap-3 border-line p-3 max-wide:border-b wide:sticky wide:top-0 wide:h-dvh wide:w-56 wide:shrink-0 wide:border-r print:hidden">
      <div className="flex items-center gap-4 wide:flex-col wide:items-stretch wide:gap-3">
        <div className="flex min-w-0 items-center gap-2 px-1">
          <TileMark size={20} />
          <span className="truncate font-display text-16 font-semibold">{shop}</span>
        </div>
        <button
          type="button"
          onClick={onSearch}
          className="flex min-h-9 grow items-center gap-2 rounded-field border border-ink-2 bg-surface px-2.5 text-13 whitespace-nowrap text-ink-2 hover:border-ink max-tablet:min-h-11 wide:grow-0"
        >
          <Search aria-hidden="true" size={16} strokeWidth={1.5} />
          {text.search}
          <kbd className="ml-auto font-mono text-12 max-tablet:hidden">⌘K</kbd>
        </button>
      </div>
      <nav
        ref={list}
        aria-label={text.menu}
        className="max-wide:-mx-3 max-wide:overflow-x-auto max-wide:px-3 wide:min-h-0 wide:overflow-y-auto"
      >
        <div className="flex gap-1 wide:flex-col wide:gap-3">
          {placeGroups.map((group) => {
            const own = places.filter((place) => place.group === group && may(place.permission))
            if (own.length === 0) return null
            return (
              <div key={group}>
                <p className="px-2.5 pb-0.5 text-12 font-semibold text-ink-2 max-wide:hidden" id={`places-${group}`}>
                  {groupNames[language][group]}
                </p>
                <ul aria-labelledby={`places-${group}`} className="flex gap-1 wide:flex-col wide:gap-0">
                  {own.map(({ path, icon: Icon, name }) => (
                    <li key={path}>
                      <NavLink to={path} end={path === '/'} className={linkClass}>
                        <Icon aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
                        {name[language]}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            )
          })}
          <NavLink to="/account" className={(state) => `${linkClass(state)} wide:hidden`}>
            <CircleUserRound aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
            {text.account}
          </NavLink>
        </div>
      </nav>
      <div className="mt-auto max-wide:hidden">
        <NavLink to="/account" className={linkClass}>
          <CircleUserRound aria-hidden="true" size={18} strokeWidth={1.5} className="shrink-0" />
          <span className="truncate">{staff.name}</span>
        </NavLink>
      </div>
    </header>
  )
}

function Inside() {
  const text = useWords(words)
  const may = useMay()
  const { pathname } = useLocation()
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  useKeys(() => setIsPaletteOpen(true))
  const first = places.find(({ permission }) => may(permission))
  if (pathname === '/' && first && first.path !== '/') return <Navigate to={first.path} replace />
  return (
    <>
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-10 focus:bg-surface focus:p-3">
        {text.skip}
      </a>
      <div className="wide:flex print:block">
        <Bar onSearch={() => setIsPaletteOpen(true)} />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 p-4 outline-none wide:px-8 wide:py-6 print:p-0">
          <Outlet />
        </main>
      </div>
      {isPaletteOpen && <CommandPalette onClose={() => setIsPaletteOpen(false)} />}
    </>
  )
}

/** The desk around its screens, for somebody who is signed in. */
export function Frame({ session }: { session: DeskSession & { staff: NonNullable<DeskSession['staff']> } }) {
  return (
    <SessionContext value={session}>
      <Inside />
    </SessionContext>
  )
}
