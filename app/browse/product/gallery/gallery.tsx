import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { Badge } from '#app/platform/ui/badge.tsx'
import { Picture } from '#app/platform/ui/picture.tsx'
import type { Product } from '#contract/browse/product.ts'
import { usualPictureText } from '#domain/browse/product/product-picture.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { useProductWords } from '../use-product-words.ts'
import { useSlide } from './use-slide.ts'

const maxPictureWidth = 1500

/**
 * The view transition name of the picture, which grows out of its card; released on leaving so that a card can take it
 * over.
 */
function useTransitionName(): string | undefined {
  const { pathname } = useLocation()
  const { location: next } = useNavigation()
  return next && next.pathname !== pathname ? undefined : 'product-picture'
}

function Thumbnails({ images, at, show }: { images: readonly string[]; at: number; show(index: number): void }) {
  return (
    <ul aria-hidden="true" className="product-thumbnails">
      {images.map((image, index) => (
        <li key={image}>
          <button
            type="button"
            tabIndex={-1}
            onClick={() => show(index)}
            className={`block w-full border-2 ${index === at ? 'border-ink' : 'border-transparent'}`}
          >
            <Picture
              source={image}
              alt=""
              sizes="72px"
              width={96}
              height={128}
              maxWidth={160}
              className="aspect-3/4 bg-tile object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

type GalleryProps = { product: Product; onOpen(index: number): void; actions: ReactNode }

/**
 * The pictures in a horizontally scrolling row; the next one is partly visible to show that there is more (U38). Each
 * links to itself at full width: without scripts it opens as a page, with them over the page.
 */
export function Gallery({ product, onOpen, actions }: GalleryProps) {
  const words = useProductWords()
  const transitionName = useTransitionName()
  const zoom = useOverlay('zoom')
  const { images, imageDetails, productName: name, color } = product
  const { row, at, onScroll, show } = useSlide(images.length)
  const isRow = images.length > 1
  // On a short screen, with a phone's browser bars showing, the sizes below are still visible.
  const slide = `relative aspect-3/4 w-[min(76vw,28rem,35svh)] shrink-0 snap-start bg-tile tablet:w-full short:tablet:w-[88%] ${isRow ? '' : 'mx-auto'}`
  return (
    <section
      aria-label={words.gallery.label(name)}
      className={`relative bg-tile tablet:sticky tablet:top-[calc(var(--bar-height)+16px)] tablet:self-start tablet:bg-transparent ${isRow ? 'tablet:grid tablet:gap-2 wide:grid-cols-[72px_minmax(0,1fr)] wide:gap-4' : ''}`}
    >
      {isRow && <Thumbnails images={images} at={at} show={show} />}
      <ul
        // Another colour starts with its first picture.
        key={product.id}
        ref={row}
        onScroll={onScroll}
        className={`relative flex snap-x snap-mandatory gap-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none] ${isRow ? 'bg-paper' : ''}`}
      >
        {images.length === 0 && (
          <li className={slide} style={{ viewTransitionName: transitionName }}>
            <Picture source={null} alt="" sizes="100vw" width={480} height={640} className="size-full object-cover" />
          </li>
        )}
        {images.map((image, index) => (
          <li key={image} className={slide} style={index === 0 ? { viewTransitionName: transitionName } : undefined}>
            <a
              href={imageAddress(image, maxPictureWidth)}
              aria-haspopup="dialog"
              onClick={(event) => {
                onOpen(index)
                zoom.openInstead(event)
              }}
              className="block size-full cursor-zoom-in -outline-offset-4!"
            >
              <Picture
                source={image}
                alt={imageDetails?.[index]?.alt ?? usualPictureText(name, color, index + 1, images.length)}
                focus={imageDetails?.[index]?.focus}
                sizes="(width >= 120rem) 616px, (width >= 64rem) 560px, (width >= 48rem) 46vw, 76vw"
                width={720}
                height={960}
                maxWidth={1500}
                isFirst={index === 0}
                className="size-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {(product.isECOFriendly || !product.available) && (
        <p className={`absolute top-3 left-3 flex gap-1 ${isRow ? 'wide:left-25' : ''}`}>
          {!product.available && <Badge tone="highlight">{words.soldOut}</Badge>}
          {product.isECOFriendly && <Badge>{words.eco}</Badge>}
        </p>
      )}
      {isRow && (
        <p
          aria-hidden="true"
          className="figures absolute bottom-3 left-3 bg-surface px-2 py-0.5 text-12 tablet:hidden wide:left-25 wide:block"
        >
          {at + 1}/{images.length}
        </p>
      )}
      <div className="absolute top-2 right-2 grid gap-2 short:tablet:static short:tablet:flex">{actions}</div>
    </section>
  )
}
