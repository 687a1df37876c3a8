import { useEffect, useRef, useState } from 'react'
import type { DeskProduct } from '#contract/desk/products.ts'
import { maxPictures, type WantedPicture } from '#domain/browse/assortment/product-pictures.ts'
import { usualPictureText } from '#domain/browse/product/product-picture.ts'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords } from '#desk/platform/words.ts'
import { PictureRow } from './picture-row.tsx'
import { pictureWords } from './picture-words.ts'
import { UploadList } from './upload-list.tsx'
import type { useUploads } from './use-uploads.ts'

type Pictures = readonly WantedPicture[]
type PictureFieldsProps = {
  product: Pick<DeskProduct, 'name' | 'color' | 'images'>
  pictures: Pictures
  onChange(change: (before: Pictures) => Pictures): void
  sending: ReturnType<typeof useUploads>
  error: string | undefined
  isReadOnly: boolean
}

const isFile = ({ dataTransfer }: { dataTransfer: DataTransfer }) => dataTransfer.types.includes('Files')

function moved(pictures: Pictures, from: number, to: number): Pictures {
  return pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from]!)
}

/** The pictures of a product: uploaded, described, and put in order, by dragging or by keyboard. */
export function PictureFields({ product, pictures, onChange, sending, error, isReadOnly }: PictureFieldsProps) {
  const text = useWords(pictureWords)
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<string>(undefined)
  const [step, setStep] = useState<{ url: string; by: -1 | 1 }>()
  const [isFull, setFull] = useState(false)
  // The button goes with its picture, and the keyboard stays on it.
  useEffect(() => {
    if (!step) return
    const row = list.current?.querySelector(`[data-picture="${CSS.escape(step.url)}"]`)
    row?.querySelector<HTMLElement>(`[data-move="${step.by}"]`)?.focus()
  }, [step])

  function add(files: FileList | null): void {
    const all = [...(files ?? [])]
    const room = maxPictures - pictures.length - sending.uploads.filter(({ fault }) => fault === undefined).length
    setFull(all.length > room)
    sending.add(all.slice(0, Math.max(0, room)))
  }
  function changeOne(url: string, changed: Partial<WantedPicture>): void {
    // One that came without a text may stay without.
    const cameWithout = product.images.some((one) => one.url === url && one.alt === null)
    const text = changed.alt === '' && cameWithout ? { alt: null } : {}
    onChange((before) => before.map((one) => (one.url === url ? { ...one, ...changed, ...text } : one)))
  }
  function moveOne(url: string, by: -1 | 1): void {
    onChange((before) => {
      const at = before.findIndex((one) => one.url === url)
      return moved(before, at, at + by)
    })
    setStep({ url, by })
  }
  function dragOver(url: string): void {
    const from = dragged.current
    if (from === undefined || from === url) return
    onChange((before) => {
      const at = before.findIndex((one) => one.url === from)
      return moved(
        before,
        at,
        before.findIndex((one) => one.url === url),
      )
    })
  }

  const place = step ? pictures.findIndex(({ url }) => url === step.url) + 1 : 0
  return (
    <Section title={text.title}>
      <div
        className="grid gap-3"
        onDragOver={(event) => isFile(event) && event.preventDefault()}
        onDrop={(event) => {
          if (!isFile(event) || isReadOnly) return
          event.preventDefault()
          add(event.dataTransfer.files)
        }}
      >
        {pictures.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
        {pictures.length > 0 && (
          <ol ref={list} className="border-t border-line">
            {pictures.map((picture, index) => (
              <PictureRow
                key={picture.url}
                picture={picture}
                at={index + 1}
                of={pictures.length}
                usualText={usualPictureText(product.name, product.color, index + 1, pictures.length)}
                isReadOnly={isReadOnly}
                onChange={(changed) => changeOne(picture.url, changed)}
                onMove={(by) => moveOne(picture.url, by)}
                onReplace={(file) => sending.add([file], picture.url)}
                onRemove={() => onChange((before) => before.filter(({ url }) => url !== picture.url))}
                drag={{
                  onStart: () => (dragged.current = picture.url),
                  onOver: (event) => {
                    if (dragged.current === undefined) return
                    event.preventDefault()
                    dragOver(picture.url)
                  },
                  onEnd: () => (dragged.current = undefined),
                }}
              />
            ))}
          </ol>
        )}
        <p role="status" className="sr-only">
          {place > 0 && text.place(place, pictures.length)}
        </p>
        <UploadList uploads={sending.uploads} onDismiss={sending.dismiss} />
        {!isReadOnly && (
          <>
            <label className="inline-flex min-h-9 items-center justify-self-start rounded-edge border border-line bg-surface px-3 text-14 font-semibold focus-within:outline-2 hover:border-ink max-tablet:min-h-11">
              {text.add}
              <input
                type="file"
                multiple
                accept="image/jpeg,image/png,image/webp,image/avif"
                className="sr-only"
                onChange={({ target }) => {
                  add(target.files)
                  target.value = ''
                }}
              />
            </label>
            <p className="text-13 text-ink-2">
              {text.help} {text.colours}
            </p>
          </>
        )}
        {isFull && <p className="text-13 font-medium text-rojo">{text.many}</p>}
        {error && <p className="text-13 font-medium text-rojo">{error}</p>}
      </div>
    </Section>
  )
}
