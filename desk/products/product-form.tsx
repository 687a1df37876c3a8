import { useState, type FormEvent } from 'react'
import { changeProduct, type DeskProduct } from '#contract/desk/products.ts'
import type { WantedPicture } from '#domain/browse/assortment/product-pictures.ts'
import { deskCall, hasChangedMeanwhile } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useAct } from '#desk/platform/use-act.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { AttributeFields } from './attribute-fields.tsx'
import { CategoryTree } from './category-tree.tsx'
import { changeIn, type Change } from './form-change.ts'
import { PictureFields } from './pictures/picture-fields.tsx'
import { useUploads } from './pictures/use-uploads.ts'
import { PriceFields } from './price-fields.tsx'
import { gridKey, productKey, useProductLists } from './products-query.ts'
import { TextFields } from './text-fields.tsx'

const words = wordsIn({
  es: {
    categories: 'Categorías',
    attributes: 'Atributos',
    reason: 'Motivo (opcional)',
    save: 'Guardar',
    saved: 'Guardado.',
    badPrice: 'Escribí un precio mayor que cero.',
    nothing: 'No cambiaste nada.',
    sending: 'Esperá a que terminen de subir las fotos.',
    later: 'Lo que escribiste sigue acá. Guardalo de nuevo si todavía corresponde.',
  },
  en: {
    categories: 'Categories',
    attributes: 'Attributes',
    reason: 'Reason (optional)',
    save: 'Save',
    saved: 'Saved.',
    badPrice: 'Type a price above zero.',
    nothing: 'You changed nothing.',
    sending: 'Wait until the pictures are uploaded.',
    later: 'What you typed is still here. Save it again if it still holds.',
  },
})

type Pictures = readonly WantedPicture[]

/** Pictures with one more, at the end or in the place of another, whose text is probably right for it too. */
function withPicture(before: Pictures, { address, replaces }: { address: string; replaces: string | undefined }) {
  if (before.some(({ url }) => url === address)) return before
  const added = { url: address, alt: '', focus: null }
  const old = before.find(({ url }) => url === replaces)
  if (!old) return [...before, added]
  return before.map((one) => (one === old ? { ...added, alt: old.alt ?? '', replaces: old.replaces ?? old.url } : one))
}

type ProductFormProps = { product: DeskProduct; isSaved: boolean; onSaved(): void }

/**
 * Everything of a product that can be changed, saved as one act: only the fields that were changed here. What colleagues
 * change meanwhile is not seen in the form, so a first save is refused with their name; the next one knows.
 */
export function ProductForm({ product: latest, isSaved, onSaved }: ProductFormProps) {
  const text = useWords(words)
  const may = useMay()
  const [product] = useState(latest)
  const { country, sku } = product
  const { data: lists } = useProductLists(country)
  const [categories, setCategories] = useState<readonly number[]>(product.categories)
  const [attributes, setAttributes] = useState(product.attributes)
  const [images, setImages] = useState<Pictures>(product.images)
  const [local, setLocal] = useState<Readonly<Record<string, string>>>({})
  const [note, setNote] = useState<string | undefined>(isSaved ? text.saved : undefined)
  const sending = useUploads({
    country,
    sku,
    onStored: (stored) => setImages((before) => withPicture(before, stored)),
  })
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
    name.replace(/^change\./, '').replace(/^images\..*/, 'images'),
    sentence,
  ])
  const errors: Readonly<Record<string, string | undefined>> = { ...Object.fromEntries(refused), ...local }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.isBusy) return setNote(text.sending)
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

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
      <fieldset disabled={!may('products.edit')} className="contents">
        <PriceFields product={product} errors={errors} />
        <PictureFields
          {...{ product, sending }}
          pictures={images}
          onChange={setImages}
          error={errors.images}
          isReadOnly={!may('products.edit')}
        />
        <TextFields product={product} errors={errors} />
        <Section title={text.categories}>
          <CategoryTree country={country} chosen={categories} onChange={setCategories} />
          {errors.categories && <p className="text-13 font-medium text-rojo">{errors.categories}</p>}
        </Section>
        <Section title={text.attributes}>
          <AttributeFields country={country} pairs={attributes} onChange={setAttributes} />
          {errors.attributes && <p className="text-13 font-medium text-rojo">{errors.attributes}</p>}
        </Section>
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
              <Button type="submit" look="primary" isBusy={act.isPending || !lists}>
                {text.save}
              </Button>
            </div>
          </div>
        )}
      </fieldset>
    </form>
  )
}
