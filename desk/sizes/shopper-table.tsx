import type { SizeTableDraft } from '#domain/browse/sizes/check-size-table.ts'

const frame = 'w-full max-w-90 overflow-x-auto border border-line p-4'
const cell = 'border-b border-line px-2 py-2.5 text-left'

/** A size table as a shopper reads it on a phone (app/browse/product/sheets/size-table.tsx). */
export function ShopperTable({ table: { name, columns, rows } }: { table: SizeTableDraft }) {
  // A row is shown from its size on.
  const shown = rows.filter(([size = '']) => size.trim() !== '')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard (U48)
    <div tabIndex={0} role="region" aria-label={name} className={frame}>
      <table className="figures min-w-full text-14">
        <caption className="pb-2 text-left text-18 font-bold">{name}</caption>
        <thead>
          <tr className="bg-tile">
            {columns.map((heading, at) => (
              <th
                key={at}
                scope="col"
                className={`${cell} align-bottom ${at === 0 ? 'sticky left-0 bg-tile' : 'font-medium'}`}
              >
                {heading || '–'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(([first, ...others], at) => (
            <tr key={at}>
              <th scope="row" className={`${cell} sticky left-0 bg-paper whitespace-nowrap`}>
                {first}
              </th>
              {others.map((text, place) => (
                <td key={place} className={`${cell} whitespace-nowrap`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
