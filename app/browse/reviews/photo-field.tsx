import { useId, useState, type ChangeEvent } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { controlClass, descriptionProps, FieldFrame } from '#app/platform/ui/field.tsx'
import { reviewFormWords } from './review-form-words.ts'
import { photosAccepted, photosFault } from '#domain/browse/reviews/review-photos.ts'

/** Photos of a review. Count and size are checked before the upload; the server checks them again. */
export function PhotoField({ sent, error }: { sent: number; error: string | undefined }) {
  const { country } = useCountry()
  const words = reviewFormWords(country)
  const id = useId()
  const [fault, setFault] = useState<string>()
  /** The server error the visitor has already responded to: it is about the previously chosen files. */
  const [dismissedError, setDismissedError] = useState<string>()
  const shown = fault ?? (error === dismissedError ? undefined : error)

  function checkFiles({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const found = photosFault([...(currentTarget.files ?? [])], country)
    currentTarget.setCustomValidity(found ?? '')
    setFault(found)
    setDismissedError(error)
  }

  return (
    <div className="grid gap-3">
      <FieldFrame id={id} label={words.photos} help={words.photosHelp} error={shown}>
        <input
          id={id}
          type="file"
          name="photos"
          multiple
          accept={photosAccepted}
          onChange={checkFiles}
          {...descriptionProps(id, { help: words.photosHelp, error: shown })}
          className={`${controlClass} py-2 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-edge file:border file:border-ink file:bg-surface file:px-3 file:font-semibold`}
        />
      </FieldFrame>
      {sent > 0 && (
        <div className="text-14">
          <p>{words.photosSent(sent)}</p>
          <label className="flex min-h-12 cursor-pointer items-center gap-3 font-medium">
            <input type="checkbox" name="remove_photos" value="yes" className="size-5 shrink-0 accent-ink" />
            {words.removePhotos(sent)}
          </label>
        </div>
      )}
    </div>
  )
}
