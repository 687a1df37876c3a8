import { Link } from 'react-router'
import type { HomeData } from './load-home.ts'

const line = '-mx-4 overflow-x-auto px-4 [scrollbar-width:none]'

/** The segments of the home page, with the current one highlighted. Wide windows show them in the app bar. */
export function SegmentTabs({
  segments,
  current,
  label,
}: {
  segments: HomeData['segments']
  current: string
  label: string
}) {
  return (
    <nav aria-label={label} className={`${line} tablet:hidden`}>
      <ul className="-mx-2 flex">
        {segments.map(({ label: text, to, key }) => (
          <li key={text} className="shrink-0">
            <Link
              to={to}
              aria-current={key === current ? 'page' : undefined}
              className="relative flex min-h-12 items-center px-2 font-medium text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-1.5 aria-[current=page]:after:bg-lima"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the most visited places. */
export function Shortcuts({ shortcuts, label }: { shortcuts: HomeData['shortcuts']; label: string }) {
  if (shortcuts.length === 0) return null
  return (
    <nav aria-label={label} className={line}>
      <ul className="flex gap-2">
        {shortcuts.map(({ label: text, to }) => (
          <li key={text} className="shrink-0">
            <Link
              to={to}
              className="flex min-h-12 items-center rounded-full border border-ink-2 bg-surface px-4 text-14 font-medium"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
