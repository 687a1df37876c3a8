import type { DeskProduct } from '#contract/desk/products.ts'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { Field, SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { formWords } from './form-words.ts'
import { useProductLists } from './products-query.ts'

const words = wordsIn({ es: { title: 'Textos y ficha' }, en: { title: 'Texts and details' } })

type Errors = Readonly<Record<string, string | undefined>>

/** What a product is called and what it is. */
export function TextFields({ product, errors }: { product: DeskProduct; errors: Errors }) {
  const text = useWords(words)
  const names = useWords(formWords)
  const { data: lists } = useProductLists(product.country)
  return (
    <Section title={text.title}>
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
  )
}
