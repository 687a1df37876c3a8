import { useState, type FormEvent } from 'react'
import type { DeskBulkAct } from '#contract/desk/product-bulks.ts'
import { readAmount } from '#domain/browse/assortment/pasted-column.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { Checkbox, Field, SelectField } from '#desk/platform/ui/field.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { typed } from '#desk/platform/typed.ts'
import { BulkPreviewForm, type BulkOrder } from './bulk-preview.tsx'
import { CategoryChoice } from './category-choice.tsx'
import type { GridFilters } from './products-query.ts'
import { endOfDay, startOfDay } from './store-moments.ts'

const words = wordsIn({
  es: {
    title: 'Cambiar muchos productos',
    what: 'Qué cambiar',
    kinds: {
      percent: 'Precio: subir o bajar un porcentaje',
      add: 'Precio: sumar o restar un importe',
      set: 'Precio: poner el mismo',
      special: 'Precio especial: un porcentaje menos',
      specialSet: 'Precio especial: poner el mismo',
      endSpecial: 'Terminar la oferta',
      addCategory: 'Agregar a una categoría',
      removeCategory: 'Sacar de una categoría',
      show: 'Hacer visibles',
      hide: 'Ocultar',
    },
    percent: 'Porcentaje',
    percentHelp: 'Con signo menos baja: -10',
    off: 'Porcentaje de descuento',
    amount: 'Importe',
    amountHelp: 'Con signo menos resta: -1.000',
    price: 'Precio',
    ends990: 'Redondear para que termine en 990',
    from: 'Desde (vacío: ya)',
    to: 'Hasta, ese día incluido (vacío: sin fin)',
    category: 'Categoría',
    preview: 'Ver qué cambia',
    bad: 'Escribí un número.',
  },
  en: {
    title: 'Change many products',
    what: 'What to change',
    kinds: {
      percent: 'Price: raise or lower by a percentage',
      add: 'Price: add or take off an amount',
      set: 'Price: set the same',
      special: 'Special price: a percentage less',
      specialSet: 'Special price: set the same',
      endSpecial: 'End the offer',
      addCategory: 'Add to a category',
      removeCategory: 'Take out of a category',
      show: 'Make visible',
      hide: 'Hide',
    },
    percent: 'Percentage',
    percentHelp: 'A minus sign lowers: -10',
    off: 'Percentage off',
    amount: 'Amount',
    amountHelp: 'A minus sign takes off: -1.000',
    price: 'Price',
    ends990: 'Round so that it ends in 990',
    from: 'From (empty: now)',
    to: 'Until, that day included (empty: no end)',
    category: 'Category',
    preview: 'See what changes',
    bad: 'Type a number.',
  },
})

const kinds = [
  'percent',
  'add',
  'set',
  'special',
  'specialSet',
  'endSpecial',
  'addCategory',
  'removeCategory',
  'show',
  'hide',
] as const
type Kind = (typeof kinds)[number]

/** An amount with its sign. */
function signed(text: string): number | undefined {
  const bare = text.trim().replace(/%$/, '')
  const value = readAmount(bare.replace(/^[-−+]/, ''))
  return value === undefined ? undefined : /^[-−]/.test(bare) ? -value : value
}

/** The act a form asks for; undefined where a number is missing. */
function actOf(kind: Kind, form: FormData, country: OpenCountry): DeskBulkAct | undefined {
  if (kind === 'endSpecial') return { kind: 'end-special' }
  if (kind === 'show' || kind === 'hide') return { kind: 'show', isShown: kind === 'show' }
  if (kind === 'addCategory' || kind === 'removeCategory') {
    const id = Number(typed(form, 'category'))
    const ids = [id]
    if (!id) return undefined
    return { kind: 'categories', add: kind === 'addCategory' ? ids : [], remove: kind === 'addCategory' ? [] : ids }
  }
  const amount = signed(typed(form, 'amount'))
  if (amount === undefined) return undefined
  const ends990 = form.get('ends990') !== null
  if (kind === 'special' || kind === 'specialSet') {
    const from = startOfDay(typed(form, 'from'), country)
    const to = endOfDay(typed(form, 'to'), country)
    return { kind: 'special', how: kind === 'special' ? 'percent' : 'set', amount, ends990, from, to }
  }
  return { kind: 'price', how: kind, amount, ends990 }
}

type BulkDialogProps = {
  country: OpenCountry
  of: { skus: string[] } | { filter: GridFilters }
  onClose(): void
}

/** An act on many products: what, then every row that changes, then doing it. */
export function BulkDialog({ country, of, onClose }: BulkDialogProps) {
  const text = useWords(words)
  const [kind, setKind] = useState<Kind>('percent')
  const [order, setOrder] = useState<BulkOrder>()
  const [fault, setFault] = useState<string>()
  const hasAmount = ['percent', 'add', 'set', 'special', 'specialSet'].includes(kind)
  const isSpecial = kind === 'special' || kind === 'specialSet'
  const label =
    kind === 'percent' ? text.percent : kind === 'special' ? text.off : kind === 'add' ? text.amount : text.price
  const help = kind === 'percent' ? text.percentHelp : kind === 'add' ? text.amountHelp : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const act = actOf(kind, new FormData(event.currentTarget), country)
    setFault(act ? undefined : text.bad)
    if (act) setOrder({ country, ...of, act } as BulkOrder)
  }

  return (
    <Dialog title={text.title} isWide={order !== undefined} onClose={onClose}>
      {/* The form stays, so that going back finds what was typed. */}
      <form noValidate className={order ? 'hidden' : 'grid gap-4'} onSubmit={submit}>
        <SelectField
          label={text.what}
          value={kind}
          onChange={({ target }) => {
            setKind(target.value as Kind)
            setFault(undefined)
          }}
          options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        />
        {hasAmount && (
          <>
            <Field
              key={label}
              label={label}
              name="amount"
              inputMode="text"
              autoComplete="off"
              help={help}
              error={fault}
            />
            <Checkbox name="ends990" label={text.ends990} />
          </>
        )}
        {isSpecial && (
          <div className="grid gap-3 tablet:grid-cols-2">
            <Field label={text.from} name="from" type="date" />
            <Field label={text.to} name="to" type="date" />
          </div>
        )}
        {(kind === 'addCategory' || kind === 'removeCategory') && (
          <CategoryChoice country={country} label={text.category} />
        )}
        <Button type="submit" look="primary" className="justify-self-end">
          {text.preview}
        </Button>
      </form>
      {order && <BulkPreviewForm order={order} onBack={() => setOrder(undefined)} />}
    </Dialog>
  )
}
