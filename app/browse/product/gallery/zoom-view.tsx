import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useOverlay } from '#app/platform/ui/use-overlay.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { IconButton } from '#app/platform/ui/icon-button.tsx'
import { productSheetWords } from '../sheets/product-sheet-words.ts'
import { usualPictureText } from '#domain/browse/product/product-picture.ts'
import { imageAddress, imageSources } from '#domain/platform/pictures/image-address.ts'
import { useProductWords } from '../use-product-words.ts'
import type { SheetProps } from '../sheets/sheet-props.ts'
import { strokeIcon } from '../delivery/stroke-icon.ts'
import { useZoom } from './use-zoom.ts'

const lens = 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.35-4.35M8 11h6'
const ZoomIn = strokeIcon(lens, 'M11 8v6')
const ZoomOut = strokeIcon(lens)
const Previous = strokeIcon('m15 18-6-6 6-6')
const Next = strokeIcon('m9 18 6-6-6-6')

const step = 1.6

/** One picture over the initialView screen, zoomable. Every gesture has a button (WCAG 2.5.1). */
export default function ZoomView({ product, picture }: SheetProps) {
  const { country, words: shell } = useCountry()
  const { zoom: words } = productSheetWords(country)
  const { gallery } = useProductWords()
  const { isOpen, close } = useOverlay('zoom')
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState({ from: picture, at: picture })
  const { view, reset, zoomBy, handlers } = useZoom()
  const { images, imageDetails, productName: name, color } = product
  // Another picture was tapped on the page: the view starts with it.
  if (shown.from !== picture) setShown({ from: picture, at: picture })
  const at = Math.min(shown.at, images.length - 1)

  useEffect(() => {
    const element = dialog.current!
    if (isOpen && !element.open) element.showModal()
    if (!isOpen && element.open) element.close()
  }, [isOpen])

  function turn(by: number) {
    reset()
    setShown({ ...shown, at: (at + by + images.length) % images.length })
  }
  function leave() {
    reset()
    setShown({ from: picture, at: picture })
    close()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={gallery.label(name)}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1)
        if (key === 'ArrowLeft') turn(-1)
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none bg-paper text-ink open:flex open:flex-col"
    >
      <div className="flex min-h-14 items-center justify-between border-b border-line pl-4">
        <p aria-live="polite" className="figures font-semibold">
          {words.title(at + 1, images.length)}
        </p>
        <IconButton icon={X} label={shell.menu.close} onClick={leave} />
      </div>
      <div
        {...handlers}
        className={`min-h-0 grow touch-none overflow-hidden select-none ${view.scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        {isOpen && images[at] && (
          <img
            key={images[at]}
            src={imageAddress(images[at], 1080)}
            srcSet={imageSources(images[at], 1500)}
            // The largest version, because the visitor looks closely.
            sizes="1500px"
            alt={imageDetails?.[at]?.alt ?? usualPictureText(name, color, at + 1, images.length)}
            width={1500}
            height={2000}
            draggable={false}
            className="size-full bg-contain bg-center bg-no-repeat object-contain"
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
              // The version the page already loaded is shown until the large one arrives.
              backgroundImage: `url("${imageAddress(images[at], 720)}")`,
            }}
          />
        )}
      </div>
      <div className="flex items-center justify-between border-t border-line px-1 pb-[env(safe-area-inset-bottom)]">
        <IconButton
          icon={Previous}
          label={words.previous}
          onClick={() => turn(-1)}
          className={images.length > 1 ? '' : 'invisible'}
        />
        <div className="flex items-center">
          <IconButton icon={ZoomOut} label={words.reduce} onClick={() => zoomBy(1 / step)} />
          <IconButton icon={ZoomIn} label={words.enlarge} onClick={() => zoomBy(step)} />
        </div>
        <IconButton
          icon={Next}
          label={words.next}
          onClick={() => turn(1)}
          className={images.length > 1 ? '' : 'invisible'}
        />
      </div>
      <p className="sr-only">{words.hint}</p>
    </dialog>
  )
}
