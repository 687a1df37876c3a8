import { ArrowDown, ArrowUp, Crosshair, RefreshCw, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type DragEvent } from 'react'
import { maxPictureText, type WantedPicture } from '#domain/browse/assortment/product-pictures.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { TextField } from '#desk/platform/ui/field.tsx'
import { FocusPoint } from '#desk/platform/ui/focus-point.tsx'
import { IconButton } from '#desk/platform/ui/icon-button.tsx'
import { useWords } from '#desk/platform/words.ts'
import { pictureWords } from './picture-words.ts'

/** What the shop's cards and galleries cut a picture to. */
const crop = 'aspect-[3/4] w-20 bg-tile object-cover tablet:w-24'

type PictureRowProps = {
  picture: WantedPicture
  /** Its place, from 1, and how many there are. */
  at: number
  of: number
  usualText: string
  isReadOnly: boolean
  onChange(changed: Partial<WantedPicture>): void
  onMove(by: -1 | 1): void
  onReplace(file: File): void
  onRemove(): void
  drag: { onStart(): void; onOver(event: DragEvent): void; onEnd(): void }
}

/** One picture of a product: its place, its text, the point that every crop keeps, and what can be done with it. */
export function PictureRow(props: PictureRowProps) {
  const { picture, at, of, usualText, isReadOnly, onChange, onMove, onReplace, onRemove, drag } = props
  const text = useWords(pictureWords)
  const [asked, setAsked] = useState<'focus' | 'remove'>()
  const file = useRef<HTMLInputElement>(null)
  const fileId = useId()
  const { url, alt, focus } = picture
  return (
    <li
      data-picture={url}
      onDragOver={drag.onOver}
      onDrop={(event) => event.preventDefault()}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-line py-3"
    >
      <div
        draggable={!isReadOnly}
        onDragStart={drag.onStart}
        onDragEnd={drag.onEnd}
        className={`grid content-start gap-1 ${isReadOnly ? '' : 'cursor-grab'}`}
      >
        <img
          src={imageAddress(url, 160)}
          alt={alt || usualText}
          draggable={false}
          className={crop}
          style={focus ? { objectPosition: `${focus[0]}% ${focus[1]}%` } : undefined}
        />
        {at === 1 && (
          <span className="justify-self-start">
            <Badge tone="plain">{text.first}</Badge>
          </span>
        )}
      </div>
      <div className="grid content-start gap-2">
        <TextField
          label={text.alt(at)}
          rows={2}
          maxLength={maxPictureText}
          value={alt ?? ''}
          help={alt === null ? text.usual(usualText) : undefined}
          error={alt === '' ? text.missing : undefined}
          onChange={({ target }) => onChange({ alt: target.value })}
        />
        {!isReadOnly && (
          <div className="-ml-2 flex flex-wrap items-center">
            <IconButton
              icon={ArrowUp}
              label={text.up(at)}
              aria-disabled={at === 1 || undefined}
              data-move="-1"
              onClick={() => at > 1 && onMove(-1)}
            />
            <IconButton
              icon={ArrowDown}
              label={text.down(at)}
              aria-disabled={at === of || undefined}
              data-move="1"
              onClick={() => at < of && onMove(1)}
            />
            <IconButton icon={Crosshair} label={`${text.focus} ${at}`} onClick={() => setAsked('focus')} />
            <IconButton icon={RefreshCw} label={text.replace(at)} onClick={() => file.current?.click()} />
            <input
              ref={file}
              id={fileId}
              type="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
              aria-label={text.replace(at)}
              tabIndex={-1}
              className="hidden"
              onChange={({ target }) => {
                const chosen = target.files?.[0]
                target.value = ''
                if (chosen) onReplace(chosen)
              }}
            />
            <IconButton icon={Trash2} label={text.remove(at)} onClick={() => setAsked('remove')} />
          </div>
        )}
      </div>
      {asked === 'focus' && (
        <Dialog title={text.focus} onClose={() => setAsked(undefined)}>
          <div className="grid gap-3">
            <FocusPoint
              image={url}
              focus={focus ? [focus[0]!, focus[1]!] : undefined}
              onFocus={(point) => onChange({ focus: point })}
            />
            <div className="flex flex-wrap justify-end gap-2">
              <Button look="quiet" onClick={() => onChange({ focus: null })}>
                {text.centre}
              </Button>
              <Button look="primary" onClick={() => setAsked(undefined)}>
                {text.done}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
      {asked === 'remove' && (
        <Dialog title={text.removeTitle} onClose={() => setAsked(undefined)}>
          <div className="grid gap-4">
            <p className="text-14">{text.removeAbout}</p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={() => setAsked(undefined)}>{text.keep}</Button>
              <Button look="danger" onClick={onRemove}>
                {text.removeIt}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </li>
  )
}
