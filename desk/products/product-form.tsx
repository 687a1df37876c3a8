import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { changeProduct, type DeskProduct } from '#contract/desk/products.ts'
import { readAmount } from '#domain/browse/assortment/pasted-column.ts'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor, toUnits } from '#domain/platform/money.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Checkbox, Field, SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { CategoryTree } from './category-tree.tsx'
import { formWords } from './form-words.ts'
import { gridKey, productKey, useProductLists } from './products-query.ts'
import { endOfDay, firstDayOf, lastDayOf, startOfDay } from './store-moments.ts'

const words = wordsIn({
  es: {
    priceTitle: 'Precio',
    texts: 'Textos y ficha',
    from: 'Oferta desde',
    to: 'Oferta hasta, ese día incluido',
    shown: 'Visible en la tienda',
    categories: 'Categorías',
    attributes: 'Atributos',
    pictures: 'Orden de las fotos',
    up: (at: number) => `Subir la foto ${at}`,
    down: (at: number) => `Bajar la foto ${at}`,
    reason: 'Motivo (opcional)',
    save: 'Guardar',
    saved: 'Guardado.',
    badPrice: 'Escribí un precio mayor que cero.',
    nothing: 'No cambiaste nada.',
    later: 'Lo que escribiste sigue acá. Guardalo de nuevo si todavía corresponde.',
  },
  en: {
    priceTitle: 'Price',
    texts: 'Texts and details',
    from: 'Offer from',
    to: 'Offer until, that day included',
    shown: 'Visible in the shop',
    categories: 'Categories',
    attributes: 'Attributes',
    pictures: 'Order of the pictures',
    up: (at: number) => `Move picture ${at} up`,
    down: (at: number) => `Move picture ${at} down`,
    reason: 'Reason (optional)',
    save: 'Save',
    saved: 'Saved.',
    badPrice: 'Type a price above zero.',
    nothing: 'You changed nothing.',
    later: 'What you typed is still here. Save it again if it still holds.',
  },
})

type Change = Parameters<typeof deskCall<typeof changeProduct>>[1]['body']['change']
type Lists = { categories: readonly number[]; attributes: DeskProduct['attributes']; images: readonly string[] }

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that a form says otherwise than they are; an amount that is none is a fault of its field. */
function changeIn(form: FormData, lists: Lists, product: DeskProduct) {
  const { country } = product
  const money = countryProfiles[country]
  const faults: string[] = []
  const amountIn = (name: string, mayBeEmpty: boolean) => {
    const text = typed(form, name).trim()
    if (text === '' && mayBeEmpty) return null
    const amount = readAmount(text)
    if (!amount) faults.push(name)
    return amount ? toMinor(amount, money) : 0
  }
  const dayIn = (name: string, shown: string, was: string | null, moment: (day: string) => string | null) =>
    typed(form, name) === shown ? was : moment(typed(form, name))
  const said = {
    name: typed(form, 'name').trim(),
    description: typed(form, 'description').trim(),
    price: amountIn('price', false) as number,
    specialPrice: amountIn('specialPrice', true),
    specialFrom: dayIn('from', firstDayOf(product.specialFrom, country), product.specialFrom, (day) =>
      startOfDay(day, country),
    ),
    specialTo: dayIn('to', lastDayOf(product.specialTo, country), product.specialTo, (day) => endOfDay(day, country)),
    isShown: form.get('isShown') !== null,
    brandId: Number(typed(form, 'brandId')),
    sizeTableId: Number(typed(form, 'sizeTableId')) || null,
    gender: typed(form, 'gender') as DeskProduct['gender'],
    color: typed(form, 'color').trim(),
    colorFamily: typed(form, 'colorFamily').trim(),
    categories: [...lists.categories],
    attributes: lists.attributes.filter(({ value }) => value.trim() !== ''),
    images: [...lists.images],
  }
  const changed = Object.entries(said).filter(([name, value]) => !isSame(product[name as keyof DeskProduct], value))
  return { change: Object.fromEntries(changed) as Change, faults }
}

type ProductFormProps = { product: DeskProduct; isSaved: boolean; onSaved(): void }

/**
 * Everything of a product that can be changed, saved as one act: only the fields that were changed here. What colleagues
 * change meanwhile is not seen in the form, so a first save is refused with their name; the next one knows.
 */
export function ProductForm({ product: latest, isSaved, onSaved }: ProductFormProps) {
  const text = useWords(words)
  const names = useWords(formWords)
  const may = useMay()
  const [product] = useState(latest)
  const { country, sku } = product
  const { data: lists } = useProductLists(country)
  const [categories, setCategories] = useState<readonly number[]>(product.categories)
  const [attributes, setAttributes] = useState(product.attributes)
  const [images, setImages] = useState<readonly string[]>(product.images)
  const [local, setLocal] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState<string | undefined>(isSaved ? text.saved : undefined)
  const act = useAct(
    { own: productKey(country, sku), lists: [[...gridKey, country]] },
    ({ version, change, reason }: { version: number; change: Change; reason: string }, idempotencyKey) =>
      deskCall(
        changeProduct,
        { params: { country, sku }, body: { version, change, ...(reason && { reason }) } },
        { idempotencyKey },
      ),
  )
  const refused = Object.entries(fieldErrors(act.error)).map(([name, sentence]) => [
    name.replace(/^change\./, ''),
    sentence,
  ])
  const errors: Readonly<Record<string, string | undefined>> = { ...Object.fromEntries(refused), ...local }
  const units = (minor: number | null) =>
    minor === null ? '' : String(toUnits(minor, countryProfiles[country])).replace('.', ',')

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { change, faults } = changeIn(form, { categories, attributes, images }, product)
    setLocal(Object.fromEntries(faults.map((name) => [name, text.badPrice])))
    setNote(undefined)
    if (faults.length > 0) return
    if (Object.keys(change).length === 0) return setNote(text.nothing)
    // After a refusal that named a colleague, what is now was shown.
    const { version } = hasChangedMeanwhile(act.error) ? latest : product
    act.mutate(
      { given: { version, change, reason: typed(form, 'reason').trim() }, key: crypto.randomUUID() },
      { onSuccess: onSaved },
    )
  }
  const move = (at: number, by: number) =>
    setImages((before) => before.toSpliced(at, 1).toSpliced(at + by, 0, before[at]!))

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <fieldset disabled={!may('products.edit')} className="contents">
        <Section title={text.priceTitle}>
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
        <Section title={text.texts}>
          <Field
            label={names.name}
            name="name"
            maxLength={150}
            autoComplete="off"
            defaultValue={product.name}
            error={errors.name}
          />
          <TextField
            label={names.description}
            name="description"
            rows={6}
            maxLength={5000}
            defaultValue={product.description}
            error={errors.description}
          />
          {lists && (
            <div className="grid gap-3 tablet:grid-cols-2">
              <SelectField
                label={names.brand}
                name="brandId"
                defaultValue={product.brandId}
                options={lists.brands.map(({ id, name }) => ({ value: String(id), label: name }))}
                error={errors.brandId}
              />
              <SelectField
                label={names.gender}
                name="gender"
                defaultValue={product.gender}
                options={productGenders.map((value) => ({ value, label: names.genders[value] }))}
              />
              <Field
                label={names.color}
                name="color"
                maxLength={100}
                autoComplete="off"
                defaultValue={product.color}
                error={errors.color}
              />
              <Field
                label={names.colorFamily}
                name="colorFamily"
                maxLength={100}
                autoComplete="off"
                defaultValue={product.colorFamily}
                error={errors.colorFamily}
              />
              <SelectField
                label={names.sizeTable}
                name="sizeTableId"
                defaultValue={product.sizeTableId ?? ''}
                options={[
                  { value: '', label: names.usualTable },
                  ...lists.sizeTables.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                error={errors.sizeTableId}
              />
            </div>
          )}
        </Section>
        <Section title={text.categories}>
          <CategoryTree country={country} chosen={categories} onChange={setCategories} />
          {errors.categories && <p className="text-13 font-medium text-rojo">{errors.categories}</p>}
        </Section>
        <Section title={text.attributes}>
          <AttributeFields country={country} pairs={attributes} onChange={setAttributes} />
          {errors.attributes && <p className="text-13 font-medium text-rojo">{errors.attributes}</p>}
        </Section>
        {images.length > 0 && (
          <Section title={text.pictures}>
            <ol className="flex flex-wrap gap-3">
              {images.map((url, at) => (
                <li key={url} className="grid w-24 gap-1">
                  <img src={`${url}?width=160`} alt="" className="aspect-[3/4] w-full bg-tile object-cover" />
                  <span className="flex justify-between">
                    <Button look="quiet" aria-label={text.up(at + 1)} isBusy={at === 0} onClick={() => move(at, -1)}>
                      <ArrowUp aria-hidden="true" size={16} strokeWidth={1.5} />
                    </Button>
                    <Button
                      look="quiet"
                      aria-label={text.down(at + 1)}
                      isBusy={at === images.length - 1}
                      onClick={() => move(at, 1)}
                    >
                      <ArrowDown aria-hidden="true" size={16} strokeWidth={1.5} />
                    </Button>
                  </span>
                </li>
              ))}
            </ol>
            {errors.images && <p className="text-13 font-medium text-rojo">{errors.images}</p>}
          </Section>
        )}
        {may('products.edit') && (
          <div className="sticky bottom-0 grid gap-2 border-t border-ink bg-paper py-3">
            {act.error && <ActFailure error={act.error} country={country} />}
            {hasChangedMeanwhile(act.error) && <p className="text-13">{text.later}</p>}
            <div className="flex flex-wrap items-end gap-2">
              <div className="min-w-0 grow">
                <Field label={text.reason} name="reason" maxLength={300} autoComplete="off" />
              </div>
              <span role="status" className="py-2 text-13">
                {note}
              </span>
              <Button type="submit" look="primary" isBusy={act.isPending}>
                {text.save}
              </Button>
            </div>
          </div>
        )}
      </fieldset>
    </form>
  )
}
