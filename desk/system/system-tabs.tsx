import { NavLink } from 'react-router'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    label: 'Partes del sistema',
    running: 'Funcionamiento',
    webhooks: 'Webhooks',
    keys: 'Claves',
    settings: 'Configuración',
  },
  en: { label: 'Parts of the system', running: 'Running', webhooks: 'Webhooks', keys: 'Keys', settings: 'Settings' },
})

const paths = {
  running: '/system',
  webhooks: '/system/webhooks',
  keys: '/system/keys',
  settings: '/system/settings',
} as const
type Part = keyof typeof paths
const parts = Object.keys(paths) as Part[]

/** Between the parts of what owners keep running. */
export function SystemTabs() {
  const text = useWords(words)
  return (
    <nav aria-label={text.label} className="-mx-4 overflow-x-auto px-4">
      <ul className="flex gap-1">
        {parts.map((part) => (
          <li key={part}>
            <NavLink
              to={paths[part]}
              end
              className={({ isActive }) =>
                `flex min-h-9 items-center rounded-edge border px-3 text-14 whitespace-nowrap max-tablet:min-h-11 ${isActive ? 'border-ink bg-ink font-semibold text-paper' : 'border-line bg-surface hover:border-ink'}`
              }
            >
              {text[part]}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
