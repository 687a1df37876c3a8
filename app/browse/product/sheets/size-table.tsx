import type { SizeTable as Table } from '#contract/browse/sizes.ts'

/** A size chart. When it is wider than the window it scrolls horizontally, its edge says so, and the local size stays visible (U42). */
export function SizeTable({ table, isTitled = true }: { table: Table; isTitled?: boolean }) {
  const [, ...rest] = table.columns
  const cell = 'border-b border-line px-2 py-2.5 text-left tablet:px-3'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (U48)
    <div role="region" aria-label={table.title} tabIndex={0} className="scroll-hint overflow-x-auto -outline-offset-2!">
      <table className="figures min-w-full text-14">
        <caption className={isTitled ? 'pb-2 text-left text-18 font-bold' : 'sr-only'}>{table.title}</caption>
        <thead>
          <tr className="bg-tile">
            <th scope="col" className={`${cell} sticky left-0 bg-tile align-bottom`}>
              {table.columns[0]}
            </th>
            {rest.map((column) => (
              <th key={column} scope="col" className={`${cell} align-bottom font-medium`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first, ...others], row) => (
            // Rows and cells have their index as key: a chart keeps its order, and two of them may be alike.
            <tr key={row}>
              <th scope="row" className={`${cell} sticky left-0 bg-surface whitespace-nowrap`}>
                {first}
              </th>
              {others.map((value, column) => (
                <td key={column} className={`${cell} whitespace-nowrap`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
