import { ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { Picture } from '#app/platform/ui/picture.tsx'
import type { MenuNode } from '#contract/browse/menu.ts'
import { watchHover } from './hover-intent.ts'
import { menuWords as words } from './menu-words.ts'
import { closeDepartment, openDepartment, useOpenDepartment } from './open-department.ts'
import { useMenu } from './use-menu.ts'

const link = 'flex min-h-9 items-center underline-offset-4 hover:underline'

/** A long list stands in two columns. */
const maxRows = 9
const maxPictures = 2

/** The same places as pictures: for the eye and the mouse; the keyboard has the list. */
function Pictures({ places }: { places: readonly MenuNode[] }) {
  return (
    <div aria-hidden="true" className="flex shrink-0 gap-4 pt-2">
      {places.slice(0, maxPictures).map(({ url, label, picture }) => (
        <Link key={url} to={url} tabIndex={-1} className="group w-40 font-semibold huge:w-52">
          <Picture
            source={picture ?? null}
            alt=""
            sizes="(width >= 120rem) 208px, 160px"
            width={208}
            height={277}
            maxWidth={480}
            className="mb-2 aspect-3/4 w-full rounded-edge bg-tile object-cover"
          />
          <span className="underline-offset-4 group-hover:underline">{label}</span>
        </Link>
      ))}
    </div>
  )
}

/** The places below a department in full width under the bar. */
function Panel({ id, to, label, places }: { id: string; to: string; label: string; places: readonly MenuNode[] }) {
  return (
    <div
      id={id}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-var(--bar-height))] overflow-y-auto border-y border-line bg-paper shadow-float"
    >
      <div className="mx-auto flex max-w-(--page-width) justify-between gap-8 px-8 pt-4 pb-8">
        <div>
          <Link to={to} className={`${link} w-fit font-display text-22 font-bold`}>
            {words.all(label)}
          </Link>
          <ul className="mt-3 flex flex-wrap gap-x-16 gap-y-6">
            {places.map((place) => (
              <li key={place.url}>
                <Link to={place.url} className={`${link} font-semibold`}>
                  {place.label}
                </Link>
                <ul className={place.children.length > maxRows ? 'columns-2 gap-10' : ''}>
                  {place.children.map((below) => (
                    <li key={below.url} className="break-inside-avoid">
                      <Link to={below.url} className={`${link} text-14`}>
                        {below.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
        <Pictures places={places} />
      </div>
    </div>
  )
}

type DisclosureProps = { to: string; label: string; places: readonly MenuNode[] }

function Disclosure({ to, label, places }: DisclosureProps) {
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const open = useOpenDepartment((state) => (state.open?.to === to && state.open.at === key ? state.open : undefined))
  const isOpen = open !== undefined
  const isPinned = open?.isPinned === true
  const onHover = useEffectEvent(() => !isOpen && openDepartment({ to, at: key, isPinned: false }))
  const onLeave = useEffectEvent(() => !isPinned && closeDepartment(to))
  useEffect(() => {
    const item = button.current!.closest('li')!
    return watchHover(item, { onOpen: () => onHover(), onClose: () => onLeave() })
  }, [])
  useEffect(() => {
    if (!isOpen) return
    const item = button.current!.closest('li')!
    const listeners = new AbortController()
    const closeOutside = ({ target }: Event) => !item.contains(target as Node) && closeDepartment(to)
    const closeByKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return
      // The focus must not be lost with what closes.
      if (item.contains(document.activeElement)) button.current!.focus()
      closeDepartment(to)
    }
    document.addEventListener('pointerdown', closeOutside, listeners)
    document.addEventListener('focusin', closeOutside, listeners)
    document.addEventListener('keydown', closeByKey, listeners)
    return () => listeners.abort()
  }, [isOpen, to])
  const id = `places-of-${to.replaceAll('/', '')}`
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={words.placesOf(label)}
        onClick={() => (isPinned ? closeDepartment(to) : openDepartment({ to, at: key, isPinned: true }))}
        className="-ml-6 flex w-6 items-center justify-center"
      >
        <ChevronDown aria-hidden="true" size={16} strokeWidth={1.5} className={isOpen ? 'rotate-180' : ''} />
      </button>
      {isOpen && <Panel {...{ id, to, label, places }} />}
    </>
  )
}

/**
 * What a wide window adds to a department's link in the bar: its places, opened by hovering over the department or by a
 * button of their own, so that the link stays a link.
 */
export default function DepartmentMenu({ to, label }: { to: string; label: string }) {
  const { data } = useMenu()
  const places = data?.menu.find(({ url }) => url === to)?.children ?? []
  return places.length > 0 && <Disclosure {...{ to, label, places }} />
}
