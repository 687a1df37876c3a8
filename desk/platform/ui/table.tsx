import type { ReactNode } from 'react'

type TableProps = {
  label: string
  columns: readonly string[]
  /** How many of the last columns are figures. */
  figures?: number
  /** Columns that a phone leaves out, because another cell says there what they say. */
  leftOut?: readonly number[]
  /** Whether all columns fit a phone. */
  isNarrow?: boolean
  children: ReactNode
}

/** A cell of a column that a phone leaves out. */
export const onlyWide = 'max-tablet:hidden'

const none: readonly number[] = []

/** Rows and columns that scroll sideways where there is no room. */
export function Table({ label, columns, figures = 0, leftOut = none, isNarrow = false, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (U48)
    <div tabIndex={0} role="region" aria-label={label} className="overflow-x-auto">
      <table
        className={`w-full text-left text-14 ${leftOut.length > 0 ? 'tablet:min-w-2xl' : isNarrow ? '' : 'min-w-2xl'}`}
      >
        <thead className="border-b border-ink text-12 text-ink-2">
          <tr>
            {columns.map((name, at) =>
              name === '' ? (
                <td key={name} aria-hidden="true" />
              ) : (
                <th
                  key={name}
                  scope="col"
                  className={`py-1 pr-3 font-semibold ${at >= columns.length - figures ? 'text-right' : ''} ${leftOut.includes(at) ? onlyWide : ''}`}
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
