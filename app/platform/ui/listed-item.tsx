import type { ReactNode } from 'react'

/** An item of a list: name, details and actions. */
export function ListedItem({
  name,
  mark,
  details,
  children,
}: {
  name: string
  mark?: string | undefined
  details: readonly string[]
  children?: ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-3 last:border-0">
      <div className="min-w-0">
        <p className="font-semibold">
          {name}
          {mark && <span className="ml-2 bg-lima px-1.5 py-0.5 text-12 font-semibold whitespace-nowrap">{mark}</span>}
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-14 text-ink-2">
            {detail}
          </p>
        ))}
      </div>
      <div className="flex gap-4">{children}</div>
    </li>
  )
}
