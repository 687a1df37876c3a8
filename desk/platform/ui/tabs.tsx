import { NavLink } from 'react-router'

type TabsProps = { label: string; tabs: readonly (readonly [path: string, name: string])[] }

/** Between the parts of a section. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex gap-1">
        {tabs.map(([path, name]) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className={({ isActive }) =>
                `flex min-h-9 items-center rounded-edge border px-3 text-14 whitespace-nowrap max-tablet:min-h-11 ${isActive ? 'border-ink bg-ink font-semibold text-paper' : 'border-line bg-surface hover:border-ink'}`
              }
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
