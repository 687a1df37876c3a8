import { NavLink } from 'react-router'

type Tab = { to: string; label: string }

/** Tabs as links: the address decides which one is current. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav aria-label={label} className="overflow-x-auto">
      <ul className="flex gap-6">
        {tabs.map(({ to, label: text }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="relative flex min-h-12 items-center px-1 text-16 font-medium text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:bottom-1 aria-[current=page]:after:h-1.5 aria-[current=page]:after:bg-lima"
            >
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
