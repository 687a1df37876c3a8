import type { DeskProduct } from '#contract/desk/products.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toUnits } from '#domain/platform/money.ts'
import { Checkbox, Field } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { formWords } from './form-words.ts'
import { firstDayOf, lastDayOf } from './store-moments.ts'

const words = wordsIn({
  es: {
    title: 'Precio',
    from: 'Oferta desde',
    to: 'Oferta hasta, ese día incluido',
    shown: 'Visible en la tienda',
  },
  en: {
    title: 'Price',
    from: 'Offer from',
    to: 'Offer until, that day included',
    shown: 'Visible in the shop',
  },
})

type Errors = Readonly<Record<string, string | undefined>>

/** What a product costs, when it is on offer, and whether it is shown. */
export function PriceFields({ product, errors }: { product: DeskProduct; errors: Errors }) {
  const text = useWords(words)
  const names = useWords(formWords)
  const { country } = product
  const units = (minor: number | null) =>
    minor === null ? '' : String(toUnits(minor, countryProfiles[country])).replace('.', ',')
  return (
    <Section title={text.title}>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field
          label={names.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={units(product.price)}
          error={errors.price}
        />
        <Field
          label={names.special}
          name="specialPrice"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={units(product.specialPrice)}
          error={errors.specialPrice}
        />
        <Field
          label={text.from}
          name="from"
          type="date"
          defaultValue={firstDayOf(product.specialFrom, country)}
          error={errors.specialFrom}
        />
        <Field
          label={text.to}
          name="to"
          type="date"
          defaultValue={lastDayOf(product.specialTo, country)}
          error={errors.specialTo}
        />
      </div>
      <Checkbox name="isShown" label={text.shown} defaultChecked={product.isShown} />
      {errors.isShown && <p className="text-13 font-medium text-rojo">{errors.isShown}</p>}
    </Section>
  )
}
