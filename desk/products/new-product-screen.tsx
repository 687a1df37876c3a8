import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { createProduct, type DeskProduct } from '#contract/desk/products.ts'
import { readAmount } from '#domain/browse/assortment/pasted-column.ts'
import { productGenders } from '#domain/browse/catalog/genders.ts'
import { sizeFilterKeys, type SizeFilterKey } from '#domain/browse/catalog/sizes.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { toMinor, toUnits } from '#domain/platform/money.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { typed } from '#desk/platform/typed.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field, SelectField, TextField } from '#desk/platform/ui/field.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { CategoryTree } from './category-tree.tsx'
import { formWords } from './form-words.ts'
import { gridKey, useGridAddress, useProduct, useProductLists } from './products-query.ts'

const words = wordsIn({
  es: {
    title: 'Nuevo producto',
    copyTitle: (sku: string) => `Copia de ${sku}`,
    back: 'Productos',
    loading: 'Cargando',
    about: 'Queda oculto hasta que tenga una foto. El stock empieza en cero.',
    skuHelp: 'Letras y números, sin espacios',
    sizes: 'Talles',
    sizesHelp: 'Separados por comas: 36, 37, 38',
    kind: 'Qué miden los talles',
    kinds: { shoe_size: 'Calzado', app_topsize: 'Parte de arriba', appbottom_size: 'Parte de abajo' } satisfies Record<
      SizeFilterKey,
      string
    >,
    noKind: 'Talle único o sin filtro',
    categories: 'Categorías',
    create: 'Crear',
    badPrice: 'Escribí un precio mayor que cero.',
    badSku: 'Escribí el SKU con letras y números.',
    missing: 'Falta completarlo.',
  },
  en: {
    title: 'New product',
    copyTitle: (sku: string) => `Copy of ${sku}`,
    back: 'Products',
    loading: 'Loading',
    about: 'It stays hidden until it has a picture. Its stock begins at zero.',
    skuHelp: 'Letters and digits, no spaces',
    sizes: 'Sizes',
    sizesHelp: 'Separated by commas: 36, 37, 38',
    kind: 'What the sizes measure',
    kinds: { shoe_size: 'Footwear', app_topsize: 'Tops', appbottom_size: 'Bottoms' },
    noKind: 'One size, or no filter',
    categories: 'Categories',
    create: 'Create',
    badPrice: 'Type a price above zero.',
    badSku: 'Type the SKU with letters and digits.',
    missing: 'It is missing.',
  },
})

function NewProductForm({ country, copy }: { country: OpenCountry; copy: DeskProduct | undefined }) {
  const text = useWords(words)
  const names = useWords(formWords)
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: lists } = useProductLists(country)
  const [categories, setCategories] = useState<readonly number[]>(copy?.categories ?? [])
  const [local, setLocal] = useState<Readonly<Record<string, string>>>({})
  const [key] = useState(() => crypto.randomUUID())
  const making = useMutation({
    mutationFn: (body: Parameters<typeof deskCall<typeof createProduct>>[1]['body']) =>
      deskCall(createProduct, { body }, { idempotencyKey: `${key} ${body.sku}`.slice(0, 100).replaceAll(' ', '-') }),
    onSuccess: ({ product }) => {
      void client.invalidateQueries({ queryKey: [...gridKey, country] })
      void navigate(`/products/${product.sku}?country=${country}`)
    },
  })
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors(making.error), ...local }
  const money = countryProfiles[country]

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => typed(form, name).trim()
    const price = readAmount(said('price'))
    const sizes = said('sizes')
      .split(',')
      .map((size) => size.trim())
      .filter(Boolean)
    const missing = ['name', 'color', 'colorFamily'].filter((name) => said(name) === '')
    const faults = {
      ...Object.fromEntries(missing.map((name) => [name, text.missing])),
      ...(/^[A-Za-z0-9]{1,40}$/.test(said('sku')) ? {} : { sku: text.badSku }),
      ...(price ? {} : { price: text.badPrice }),
      ...(sizes.length > 0 ? {} : { sizes: text.missing }),
      ...(categories.length > 0 ? {} : { categories: text.missing }),
    }
    setLocal(faults)
    if (Object.keys(faults).length > 0 || !price) return
    making.mutate({
      country,
      sku: said('sku'),
      name: said('name'),
      description: said('description'),
      brandId: Number(said('brandId')),
      gender: said('gender') as DeskProduct['gender'],
      color: said('color'),
      colorFamily: said('colorFamily'),
      price: toMinor(price, money),
      categories: [...categories],
      sizes,
      sizeFilterKey: sizeFilterKeys.find((one) => one === said('kind')) ?? null,
      ...(copy && { copyOf: copy.sku }),
    })
  }

  if (!lists) return <LoadingRows label={text.loading} />
  const priceText = copy ? String(toUnits(copy.price, money)).replace('.', ',') : ''
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
      <p className="text-14 text-ink-2">{text.about}</p>
      <div className="grid gap-3 tablet:grid-cols-2">
        <Field label={names.sku} name="sku" help={text.skuHelp} autoComplete="off" maxLength={40} error={errors.sku} />
        <Field
          label={names.price}
          name="price"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={priceText}
          error={errors.price}
        />
      </div>
      <Field
        label={names.name}
        name="name"
        maxLength={150}
        autoComplete="off"
        defaultValue={copy?.name}
        error={errors.name}
      />
      <TextField
        label={names.description}
        name="description"
        rows={5}
        maxLength={5000}
        defaultValue={copy?.description}
        error={errors.description}
      />
      <div className="grid gap-3 tablet:grid-cols-2">
        <SelectField
          label={names.brand}
          name="brandId"
          defaultValue={copy?.brandId}
          options={lists.brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={errors.brandId}
        />
        <SelectField
          label={names.gender}
          name="gender"
          defaultValue={copy?.gender}
          options={productGenders.map((value) => ({ value, label: names.genders[value] }))}
        />
        <Field label={names.color} name="color" maxLength={100} autoComplete="off" error={errors.color} />
        <Field
          label={names.colorFamily}
          name="colorFamily"
          maxLength={100}
          autoComplete="off"
          error={errors.colorFamily}
        />
        <Field
          label={text.sizes}
          name="sizes"
          help={text.sizesHelp}
          autoComplete="off"
          defaultValue={copy?.sizes.map(({ size }) => size).join(', ')}
          error={errors.sizes}
        />
        <SelectField
          label={text.kind}
          name="kind"
          options={[
            { value: '', label: text.noKind },
            ...sizeFilterKeys.map((value) => ({ value, label: text.kinds[value] })),
          ]}
        />
      </div>
      <Section title={text.categories}>
        <CategoryTree country={country} chosen={categories} onChange={setCategories} />
        {errors.categories && <p className="text-13 font-medium text-rojo">{errors.categories}</p>}
      </Section>
      {making.error && <Failure>{failureText(making.error)}</Failure>}
      <Button type="submit" look="primary" isBusy={making.isPending} className="justify-self-end">
        {text.create}
      </Button>
    </form>
  )
}

/** A product by form, or as a copy of another. */
export function NewProductScreen() {
  const text = useWords(words)
  const { country } = useGridAddress()
  const [search] = useSearchParams()
  const sku = search.get('copy')
  const { data, error } = useProduct(country, sku ?? '', sku !== null)
  return (
    <Screen title={sku ? text.copyTitle(sku) : text.title}>
      <BackLink to={`/products?country=${country}`}>{text.back}</BackLink>
      {error && <Failure>{failureText(error)}</Failure>}
      {sku !== null && !data && !error && <LoadingRows label={text.loading} />}
      {(sku === null || data) && <NewProductForm country={country} copy={data?.product} />}
    </Screen>
  )
}
