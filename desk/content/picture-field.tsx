import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { addContentPicture } from '#contract/desk/content.ts'
import { maxPictureBytes } from '#contract/desk/picture-bytes.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { deskCall } from '#desk/platform/call.ts'
import { base64Of } from '#desk/platform/bytes.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { FocusPoint, type Point } from '#desk/platform/ui/focus-point.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    choose: 'Subir una imagen',
    replace: 'Cambiar la imagen',
    help: 'JPEG, PNG, WebP o AVIF de hasta 15 MB. También podés arrastrarla acá.',
    large: 'La imagen supera los 15 MB.',
    busy: 'Subiendo…',
  },
  en: {
    choose: 'Upload a picture',
    replace: 'Change the picture',
    help: 'JPEG, PNG, WebP or AVIF of up to 15 MB. You can drag it here too.',
    large: 'The picture has more than 15 MB.',
    busy: 'Uploading…',
  },
})

type PictureFieldProps = {
  label: string
  image: string
  error?: string | undefined
  onImage(address: string): void
  /** Where the picture has one. */
  focus?: Point | undefined
  onFocus?: (focus: Point) => void
}

/** A picture of the retailer's: uploaded here, and with the point that every crop keeps. */
export function PictureField({ label, image, error, onImage, focus, onFocus }: PictureFieldProps) {
  const text = useWords(words)
  const id = useId()
  const uploading = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maxPictureBytes) throw new TooLarge(text.large)
      return deskCall(addContentPicture, { body: { picture: base64Of(await file.arrayBuffer()) } })
    },
    onSuccess: ({ address }) => onImage(address),
  })
  const upload = (file: File | undefined) => {
    if (file) uploading.mutate(file)
  }
  const fault = uploading.error && (uploading.error instanceof TooLarge ? text.large : failureText(uploading.error))
  return (
    <div
      className="grid gap-1.5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        upload(event.dataTransfer.files[0])
      }}
    >
      <span className="text-13 font-semibold">{label}</span>
      {image !== '' &&
        (onFocus ? (
          <FocusPoint image={image} focus={focus} onFocus={onFocus} />
        ) : (
          <img src={imageAddress(image, 240)} alt="" className="max-h-40 max-w-full justify-self-start" />
        ))}
      <label
        htmlFor={id}
        className="inline-flex min-h-9 items-center justify-self-start rounded-edge border border-line bg-surface px-3 text-14 font-semibold focus-within:outline-2 hover:border-ink max-tablet:min-h-11"
      >
        {uploading.isPending ? text.busy : image === '' ? text.choose : text.replace}
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="sr-only"
          aria-invalid={error ? true : undefined}
          onChange={({ target }) => upload(target.files?.[0])}
        />
      </label>
      <p className="text-13 text-ink-2">{text.help}</p>
      {error && !fault && <p className="text-13 font-medium text-rojo">{error}</p>}
      {fault && <Failure>{fault}</Failure>}
    </div>
  )
}

class TooLarge extends Error {}
