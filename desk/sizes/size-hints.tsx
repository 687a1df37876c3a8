import { hintsOfSizeTable, type SizeTableDraft, type SizeTableHint } from '#domain/browse/sizes/check-size-table.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Para revisar',
    empty: (count: number) => (count === 1 ? 'Hay una celda vacía.' : `Hay ${count} celdas vacías.`),
    gap: (after: string, before: string) => `Entre ${after} y ${before} parece faltar un talle.`,
    order: (size: string) => `El talle ${size} no está en orden.`,
    sold: (sizes: string) => `Se venden talles que no están en la tabla: ${sizes}.`,
  },
  en: {
    title: 'To look at',
    empty: (count: number) => (count === 1 ? 'A cell is empty.' : `${count} cells are empty.`),
    gap: (after: string, before: string) => `Between ${after} and ${before} a size seems to be missing.`,
    order: (size: string) => `Size ${size} is not in order.`,
    sold: (sizes: string) => `Sizes are sold that are not in the table: ${sizes}.`,
  },
})

type SizeHintsProps = { draft: SizeTableDraft; sold: readonly string[] }

/** What is probably forgotten in a table; it can be saved all the same. */
export function SizeHints({ draft, sold }: SizeHintsProps) {
  const text = useWords(words)
  const hints = hintsOfSizeTable(draft, sold)
  const say = (hint: SizeTableHint): string => {
    switch (hint.kind) {
      case 'empty_cells':
        return text.empty(hint.count)
      case 'gap':
        return text.gap(hint.after, hint.before)
      case 'not_in_order':
        return text.order(hint.size)
      case 'sold_without_row':
        return text.sold(hint.sizes.join(', '))
    }
  }
  if (hints.length === 0) return null
  return (
    <div className="grid gap-1 border-l-4 border-ink bg-tile px-3 py-2 text-14">
      <p className="font-semibold">{text.title}</p>
      <ul>
        {hints.map((hint) => (
          <li key={say(hint)}>{say(hint)}</li>
        ))}
      </ul>
    </div>
  )
}
