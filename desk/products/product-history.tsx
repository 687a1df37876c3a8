import { Link } from 'react-router'
import type { DeskProduct } from '#contract/desk/products.ts'
import { money, moment } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { useFieldsText } from './change-cells.tsx'

const words = wordsIn({
  es: {
    title: 'Historia',
    none: 'Nadie lo cambió todavía desde el escritorio.',
    acts: {
      'product-change': 'lo cambió',
      'product-create': 'lo creó',
      'product-picture': 'subió una foto',
      'product-bulk': 'lo cambió con muchos otros',
      'product-bulk-undo': 'deshizo el cambio masivo',
      'set-stock': 'puso el stock',
    },
    because: (reason: string) => `Motivo: ${reason}`,
    prices: 'Precios anteriores',
    pricesAbout: 'De quien sea, también de archivos y fuentes.',
    until: (at: string) => `hasta ${at}`,
    special: (amount: string) => `oferta ${amount}`,
  },
  en: {
    title: 'History',
    none: 'Nobody changed it from the desk yet.',
    acts: {
      'product-change': 'changed it',
      'product-create': 'made it',
      'product-picture': 'uploaded a picture',
      'product-bulk': 'changed it with many others',
      'product-bulk-undo': 'undid the bulk change',
      'set-stock': 'set the stock',
    },
    because: (reason: string) => `Reason: ${reason}`,
    prices: 'Prices before',
    pricesAbout: 'By staff, feeds and files alike.',
    until: (at: string) => `until ${at}`,
    special: (amount: string) => `offer ${amount}`,
  },
})

const maxTextLength = 120
const short = (text: string) => (text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text)

/** Who did what with a product, why, and what was so before. */
export function ProductHistory({ product: { country, acts, prices, sku } }: { product: DeskProduct }) {
  const text = useWords(words)
  const language = useLanguage()
  const fieldsText = useFieldsText(country)
  return (
    <>
      <Section title={text.title}>
        {acts.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
        <ol className="grid gap-3">
          {acts.map(({ at, actor, action, reason, before, after, subject, idBulk }, index) => (
            <li key={index} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 text-14">
              <time dateTime={at} className="figures text-ink-2">
                {moment(at, country, language)}
              </time>
              <span>
                {actor} {(text.acts as Readonly<Record<string, string>>)[action] ?? action}
                {action === 'set-stock' && ` (${subject.split(' ')[1]?.replace(':', '') ?? sku})`}
                {before && (
                  <span className="block text-13 text-ink-2">
                    <s>{short(fieldsText(before))}</s>
                  </span>
                )}
                {after && <span className="block text-13">{short(fieldsText(after))}</span>}
                {reason && <span className="block text-13 text-ink-2">{text.because(reason)}</span>}
                {idBulk !== null && (
                  <Link to={`/products/bulks/${idBulk}`} className="text-13 underline underline-offset-4">
                    #{idBulk}
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      {prices.length > 0 && (
        <Section title={text.prices}>
          <p className="text-13 text-ink-2">{text.pricesAbout}</p>
          <ol className="grid gap-1">
            {prices.map(({ until, price, specialPrice }) => (
              <li key={until} className="flex justify-between gap-3 text-14">
                <span className="figures">
                  {money(price, country)}
                  {specialPrice !== null && ` · ${text.special(money(specialPrice, country))}`}
                </span>
                <span className="text-13 text-ink-2">{text.until(moment(until, country, language))}</span>
              </li>
            ))}
          </ol>
        </Section>
      )}
    </>
  )
}
