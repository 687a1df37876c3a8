import type { DeskFlags } from '#contract/desk/flags.ts'
import { minBuyers, minVisitors } from '#domain/content/experiments/two-proportions.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const percentText = (share: number, digits: number) => (share * 100).toFixed(digits)

const words = wordsIn({
  es: {
    label: 'Cómo vende cada variante',
    columns: ['Variante', 'Visitantes', 'Compraron', 'De cada 100'],
    none: 'Todavía nadie se encontró con una variante.',
    tooLittle: `Faltan datos para comparar: cada variante necesita ${minVisitors} visitantes y ${minBuyers} compras.`,
    clear: (name: string, base: string, by: string, low: string, high: string) =>
      `${name} frente a ${base}: ${by} puntos (entre ${low} y ${high}). Es una diferencia.`,
    chance: (name: string, base: string, by: string, low: string, high: string) =>
      `${name} frente a ${base}: ${by} puntos (entre ${low} y ${high}). Puede ser azar.`,
  },
  en: {
    label: 'How each variant sells',
    columns: ['Variant', 'Visitors', 'Bought', 'Of 100'],
    none: 'Nobody has met a variant yet.',
    tooLittle: `Too little data to compare: each variant needs ${minVisitors} visitors and ${minBuyers} purchases.`,
    clear: (name: string, base: string, by: string, low: string, high: string) =>
      `${name} against ${base}: ${by} points (between ${low} and ${high}). It is a difference.`,
    chance: (name: string, base: string, by: string, low: string, high: string) =>
      `${name} against ${base}: ${by} points (between ${low} and ${high}). It may be chance.`,
  },
})

type Figures = Pick<DeskFlags['flags'][number], 'variants' | 'comparisons'>

/** Who met which variant, who bought, and whether that says anything. */
export function FlagFigures({ variants, comparisons }: Figures) {
  const text = useWords(words)
  const language = useLanguage()
  if (variants.length === 0) return <p className="text-14 text-ink-2">{text.none}</p>
  const isEnough = comparisons.every((one) => one.isEnough)
  return (
    <div className="grid gap-2">
      <Table label={text.label} columns={text.columns} figures={3} isNarrow>
        {variants.map(({ name, visitors, buyers }) => (
          <tr key={name} className="border-b border-line">
            <td className="py-1.5 pr-3 font-mono text-13">{name}</td>
            <td className="figures py-1.5 pr-3 text-right">{integer(visitors, language)}</td>
            <td className="figures py-1.5 pr-3 text-right">{integer(buyers, language)}</td>
            <td className="figures py-1.5 pr-3 text-right">{percentText(visitors === 0 ? 0 : buyers / visitors, 1)}</td>
          </tr>
        ))}
      </Table>
      {!isEnough && <p className="text-13 text-ink-2">{text.tooLittle}</p>}
      {isEnough &&
        comparisons.map(({ name, base, difference, low, high, isClear }) => {
          const say = isClear ? text.clear : text.chance
          return (
            <p key={name} className="text-14">
              {say(name, base, percentText(difference, 2), percentText(low, 2), percentText(high, 2))}
            </p>
          )
        })}
    </div>
  )
}
