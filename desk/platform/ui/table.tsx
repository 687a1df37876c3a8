import type { ReactNode } from 'react'

type TableProps = {
  label: string
  columns: readonly string[]
  /** How many of the last columns are figures. */
  figures?: number
  children: ReactNode
}

/** Rows and columns that scroll sideways where there is no room. */
export function Table({ label, columns, figures = 0, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (U48)
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table className="w-full min-w-2xl text-left text-14">
        <thead className="border-b border-ink text-12 text-ink-2">
          <tr>
            {columns.map((name, at) =>
              name === '' ? (
                <td key={name} aria-hidden="true" />
              ) : (
                <th
                  key={name}
                  scope="col"
                  className={`py-1 pr-3 font-semibold ${at >= columns.length - figures ? 'text-right' : ''}`}
                >
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
