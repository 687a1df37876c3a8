import type { ReactNode } from 'react'
import type { NewCouponKind } from '#domain/buy/cart/new-rule.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { Checkbox, Field, SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import type { Audience, RuleDraft, RuleKind } from './draft.ts'
import { ScopePicker } from './scope-picker.tsx'

const words = wordsIn({
  es: {
    rule: 'Cómo se usa',
    rules: { coupon: 'Con un código para muchos', codes: 'Con códigos de un solo uso', automatic: 'Sola, sin código' },
    code: 'Código',
    prefix: 'Comienzo de los códigos',
    name: 'Nombre, como se lee en el carrito',
    count: 'Cuántos códigos',
    what: 'Qué da',
    kinds: { percent: 'Un porcentaje', fixed: 'Un monto', free_shipping: 'Envío gratis' },
    percent: 'Porcentaje',
    amount: (currency: string) => `Monto, en ${currency}`,
    maxDiscount: (currency: string) => `Tope, en ${currency} (opcional)`,
    minSubtotal: (currency: string) => `Compra mínima, en ${currency} (opcional)`,
    on: 'En qué',
    categories: 'Categorías',
    brands: 'Marcas',
    skus: 'SKU de productos (opcional)',
    skusHelp: 'Uno por línea; también sirven tus códigos.',
    who: 'Para quién',
    audiences: { everybody: 'Todos', new: 'Clientes nuevos', recent: 'Quienes compraron hace poco' },
    days: 'En los últimos días',
    when: 'Cuándo',
    firstDay: 'Desde (opcional)',
    firstHelp: 'Sin fecha, desde ahora.',
    lastDay: 'Hasta, ese día incluido',
    often: 'Cuántas veces',
    perCustomer: 'Por cliente',
    inAll: 'En total',
    unlimited: 'Vacío: sin límite.',
    alone: 'No se suma a otras promociones',
    fullPrice: 'Solo en productos a precio lleno',
  },
  en: {
    rule: 'How it is used',
    rules: {
      coupon: 'With a code for many',
      codes: 'With codes for single use',
      automatic: 'By itself, without a code',
    },
    code: 'Code',
    prefix: 'What the codes begin with',
    name: 'Name, as the cart shows it',
    count: 'How many codes',
    what: 'What it gives',
    kinds: { percent: 'A percentage', fixed: 'An amount', free_shipping: 'Free shipping' },
    percent: 'Percentage',
    amount: (currency: string) => `Amount, in ${currency}`,
    maxDiscount: (currency: string) => `At most, in ${currency} (optional)`,
    minSubtotal: (currency: string) => `Least purchase, in ${currency} (optional)`,
    on: 'On what',
    categories: 'Categories',
    brands: 'Brands',
    skus: 'SKUs of products (optional)',
    skusHelp: 'One in each line; your own codes work too.',
    who: 'For whom',
    audiences: { everybody: 'Everybody', new: 'New customers', recent: 'Those who bought lately' },
    days: 'Within the last days',
    when: 'When',
    firstDay: 'From (optional)',
    firstHelp: 'Without a day, from now.',
    lastDay: 'Until, that day included',
    often: 'How often',
    perCustomer: 'For each customer',
    inAll: 'In all',
    unlimited: 'Empty: without a limit.',
    alone: 'Not beside other promotions',
    fullPrice: 'Only on products at full price',
  },
})

type Choice = { key: string; name: string }
type RuleFieldsProps = {
  draft: RuleDraft
  store: OpenCountry
  today: string
  categories: readonly Choice[]
  brands: readonly Choice[]
  errors: Readonly<Record<string, string>>
  onChange(part: Partial<RuleDraft>): void
}

const optionsOf = <T extends string>(labels: Readonly<Record<T, string>>) =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }))

/** A group of fields below a hairline. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-3 border-t border-line pt-3 tablet:grid-cols-3">
      <legend className="float-left mb-1 w-full text-16 font-semibold tablet:col-span-3">{title}</legend>
      {children}
    </fieldset>
  )
}

/** The words of a sentence, one field each, in their order. */
export function RuleFields({ draft, store, today, categories, brands, errors, onChange }: RuleFieldsProps) {
  const text = useWords(words)
  const { currency } = countryProfiles[store]
  const isAutomatic = draft.rule === 'automatic'
  const isPercent = isAutomatic || draft.kind === 'percent'
  /** What a field that is typed into needs. */
  const bound = (name: keyof RuleDraft, error = errors[name]) => ({
    name,
    value: draft[name] as string,
    error,
    autoComplete: 'off',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => onChange({ [name]: value }),
  })
  const numeric = { type: 'number', min: '0', step: 'any', inputMode: 'decimal' } as const
  return (
    <>
      <Group title={text.what}>
        <SelectField
          label={text.rule}
          value={draft.rule}
          options={optionsOf(text.rules)}
          onChange={({ currentTarget: { value } }) => onChange({ rule: value as RuleKind })}
        />
        {!isAutomatic && (
          <SelectField
            label={text.what}
            value={draft.kind}
            options={optionsOf(text.kinds)}
            onChange={({ currentTarget: { value } }) => onChange({ kind: value as NewCouponKind })}
          />
        )}
        {(isPercent || draft.kind === 'fixed') && (
          <Field label={isPercent ? text.percent : text.amount(currency)} {...numeric} {...bound('amount')} />
        )}
        {isPercent && !isAutomatic && (
          <Field label={text.maxDiscount(currency)} {...numeric} {...bound('maxDiscount')} />
        )}
        <Field
          label={isAutomatic ? text.name : draft.rule === 'codes' ? text.prefix : text.code}
          {...bound('name')}
          {...(!isAutomatic && { autoCapitalize: 'characters', spellCheck: false })}
        />
        {draft.rule === 'codes' && <Field label={text.count} {...numeric} {...bound('codes')} />}
      </Group>
      <Group title={text.on}>
        <ScopePicker
          label={text.categories}
          choices={categories}
          chosen={draft.categories}
          onChange={(chosen) => onChange({ categories: chosen })}
        />
        <ScopePicker
          label={text.brands}
          choices={brands}
          chosen={draft.brands}
          onChange={(chosen) => onChange({ brands: chosen })}
        />
        <TextField label={text.skus} help={text.skusHelp} rows={2} {...bound('skus')} />
        {!isAutomatic && <Field label={text.minSubtotal(currency)} {...numeric} {...bound('minSubtotal')} />}
      </Group>
      {!isAutomatic && (
        <Group title={text.who}>
          <SelectField
            label={text.who}
            value={draft.audience}
            options={optionsOf(text.audiences)}
            error={errors.newCustomersOnly}
            onChange={({ currentTarget: { value } }) => onChange({ audience: value as Audience })}
          />
          {draft.audience === 'recent' && (
            <Field label={text.days} {...numeric} {...bound('recentDays', errors.needsRecentPurchaseDays)} />
          )}
        </Group>
      )}
      <Group title={text.when}>
        <Field label={text.firstDay} type="date" min={today} help={text.firstHelp} {...bound('firstDay')} />
        <Field label={text.lastDay} type="date" min={today} {...bound('lastDay')} />
      </Group>
      {!isAutomatic && (
        <Group title={text.often}>
          {draft.rule === 'coupon' && (
            <>
              <Field label={text.perCustomer} help={text.unlimited} {...numeric} {...bound('maxUsesPerCustomer')} />
              <Field label={text.inAll} help={text.unlimited} {...numeric} {...bound('maxUses')} />
            </>
          )}
          <div className="content-center">
            <Checkbox
              label={text.alone}
              checked={draft.isAlone}
              onChange={({ currentTarget: { checked } }) => onChange({ isAlone: checked })}
            />
            <Checkbox
              label={text.fullPrice}
              checked={draft.isFullPrice}
              onChange={({ currentTarget: { checked } }) => onChange({ isFullPrice: checked })}
            />
          </div>
        </Group>
      )}
    </>
  )
}
