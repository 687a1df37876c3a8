import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { DeskProduct } from '#contract/desk/products.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useMay, useSession } from '#desk/platform/session.tsx'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button, LinkButton } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { ProductForm } from './product-form.tsx'
import { ProductHistory } from './product-history.tsx'
import { productWords } from './product-words.ts'
import { useProduct, useProductLists } from './products-query.ts'
import { SizesSection } from './sizes-section.tsx'

const words = wordsIn({
  es: {
    title: 'Producto',
    back: 'Productos',
    loading: 'Cargando el producto',
    preview: 'Ver como en el teléfono',
    hidden: 'Oculto: la tienda lo muestra cuando sea visible.',
    copy: 'Copiar',
  },
  en: {
    title: 'Product',
    back: 'Products',
    loading: 'Loading the product',
    preview: 'See it as on a phone',
    hidden: 'Hidden: the shop shows it once it is visible.',
    copy: 'Copy',
  },
})

/** The shop lets nobody frame its pages: it opens in a window of its own, as wide as a phone. */
function openPreview(shop: string, { slug, country }: DeskProduct): void {
  window.open(`${shop}/${slug}.html?country=${country}`, 'preview', 'width=390,height=844,noopener')
}

/** One product: everything that can be changed of it, how shoppers see it, and what was done with it. */
export function ProductScreen() {
  const text = useWords(words)
  const names = useWords(productWords)
  const may = useMay()
  const { stores } = useSession()
  const { sku = '' } = useParams()
  const [search] = useSearchParams()
  const country = stores.find((code) => code === search.get('country')) ?? stores[0]!
  const [saved, setSaved] = useState(0)
  // A form begins with what is, not with what a list showed some seconds ago.
  const { data, error, isFetchedAfterMount } = useProduct(country, sku)
  const { data: lists } = useProductLists(country)
  const product = isFetchedAfterMount ? data?.product : undefined
  if (!product) {
    return (
      <Screen title={text.title}>
        <BackLink to={`/products?country=${country}`}>{text.back}</BackLink>
        {error ? <Failure>{failureText(error)}</Failure> : <LoadingRows label={text.loading} />}
      </Screen>
    )
  }
  return (
    <Screen
      title={
        <>
          {product.name}{' '}
          <span className="align-middle">
            <Badge tone={product.isShown ? 'done' : 'plain'}>{names.shown[product.isShown ? 'shown' : 'hidden']}</Badge>
          </span>
        </>
      }
      aside={
        <>
          {product.isShown && lists && <Button onClick={() => openPreview(lists.shop, product)}>{text.preview}</Button>}
          {may('products.edit') && (
            <LinkButton to={`/products/new?country=${country}&copy=${product.sku}`}>{text.copy}</LinkButton>
          )}
        </>
      }
    >
      <BackLink to={`/products?country=${country}`}>{text.back}</BackLink>
      <p className="text-14 text-ink-2">
        {product.sku} · {product.brand} · {product.color}{' '}
        {!product.isShown && <span className="block">{text.hidden}</span>}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ProductForm
          key={`${product.sku} ${saved}`}
          product={product}
          isSaved={saved > 0}
          onSaved={() => setSaved(saved + 1)}
        />
        <div className="grid content-start gap-6">
          <SizesSection product={product} />
          <ProductHistory product={product} />
        </div>
      </div>
    </Screen>
  )
}
