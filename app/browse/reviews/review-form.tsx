import { useId } from 'react'
import { Form, useNavigation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { Button } from '#app/platform/ui/button.tsx'
import { controlClass, descriptionProps, Field, FieldError, FieldFrame, SelectField } from '#app/platform/ui/field.tsx'
import { reviewFormWords } from './review-form-words.ts'
import type { Reviewable } from '#contract/browse/reviews.ts'
import {
  heights,
  maxAuthorLength,
  maxReviewLength,
  reviewFits,
  type ReviewErrors,
  type ReviewForm as Fields,
} from '#domain/browse/reviews/review.ts'
import { Star } from '#app/platform/ui/star.tsx'
import { PhotoField } from './photo-field.tsx'

const box =
  'flex min-h-12 cursor-pointer items-center justify-center rounded-edge border border-ink-2 bg-surface px-2 font-medium has-checked:border-ink has-checked:bg-lima has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2'
/** Every star up to the chosen one is filled: the selector matches labels before the checked one. */
const starBox =
  'flex min-h-14 grow cursor-pointer items-center justify-center rounded-edge border border-ink-2 bg-surface text-ink/20 has-checked:border-ink has-checked:bg-lima has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 [&:has(~label>:checked)]:border-ink [&:has(~label>:checked)]:bg-lima [&:has(~label>:checked)]:text-ink'

type ReviewFormProps = {
  item: Reviewable
  name: string
  /** The submitted fields and their errors, when the server rejected them. */
  sent: { fields: Fields; errors: ReviewErrors; problem: string } | undefined
}

function StarChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  const words = reviewFormWords(useCountry().country)
  return (
    <fieldset aria-describedby={error && 'stars-error'}>
      <legend className="mb-3 text-18 font-semibold">{words.stars}</legend>
      <div className="flex gap-2">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars} className={starBox}>
            <input
              type="radio"
              name="stars"
              value={stars}
              defaultChecked={chosen === String(stars)}
              aria-label={words.starsOf(stars)}
              className="sr-only"
            />
            <Star className="size-7" />
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-2 flex justify-between text-14 text-ink-2">
        <span>{words.low}</span>
        <span>{words.high}</span>
      </p>
      {error && <FieldError id="stars" error={error} />}
    </fieldset>
  )
}

function FitChoice({ chosen, error }: { chosen: string; error: string | undefined }) {
  const words = reviewFormWords(useCountry().country)
  return (
    <fieldset aria-describedby={error && 'fit-error'}>
      <legend className="mb-3 text-18 font-semibold">{words.fit}</legend>
      <div className="grid grid-cols-3 gap-2">
        {reviewFits.map((fit) => (
          <label key={fit} className={box}>
            <input type="radio" name="fit" value={fit} defaultChecked={chosen === fit} className="sr-only" />
            {words.fits[fit]}
          </label>
        ))}
      </div>
      {error && <FieldError id="fit" error={error} />}
    </fieldset>
  )
}

/** A plain form that works before and without scripts. */
export function ReviewForm({ item, name, sent }: ReviewFormProps) {
  const words = reviewFormWords(useCountry().country)
  const isBusy = useNavigation().state === 'submitting'
  const textId = useId()
  const { review } = item
  const fields: Fields = sent?.fields ?? {
    stars: review ? String(review.stars) : '',
    fit: review?.fit ?? '',
    height: review?.height ? String(review.height) : '',
    size: review?.size ?? '',
    author: review ? review.author : name,
    text: review?.text ?? '',
  }
  const errors = sent?.errors ?? {}
  const hasSizes = item.sizes.some((size) => size !== 'U')
  return (
    <Form method="post" encType="multipart/form-data" className="mt-6 grid gap-8">
      {sent && (
        <p role="alert" className="border-l-4 border-rojo pl-3 font-medium">
          {sent.problem}
        </p>
      )}
      <StarChoice chosen={fields.stars} error={errors.stars} />
      {hasSizes && <FitChoice chosen={fields.fit} error={errors.fit} />}
      <FieldFrame id={textId} label={words.text} help={words.textHelp} error={errors.text}>
        <textarea
          id={textId}
          name="text"
          rows={5}
          maxLength={maxReviewLength}
          defaultValue={fields.text}
          {...descriptionProps(textId, { help: words.textHelp, error: errors.text })}
          className={`${controlClass} py-2`}
        />
      </FieldFrame>
      <PhotoField sent={review?.photos ?? 0} error={errors.photos} />
      {hasSizes && (
        <fieldset className="grid gap-4">
          <legend className="mb-3 text-18 font-semibold">{words.more}</legend>
          <SelectField
            label={words.size}
            name="size"
            defaultValue={fields.size}
            error={errors.size}
            options={[
              { value: '', label: words.sizeHidden },
              ...item.sizes.map((size) => ({ value: size, label: size })),
            ]}
          />
          <Field
            label={words.height}
            help={words.heightHelp}
            name="height"
            inputMode="numeric"
            maxLength={String(heights.max).length}
            defaultValue={fields.height}
            error={errors.height}
          />
        </fieldset>
      )}
      <Field
        label={words.author}
        help={words.authorHelp}
        name="author"
        autoComplete="given-name"
        maxLength={maxAuthorLength}
        defaultValue={fields.author}
        error={errors.author}
      />
      <div>
        <p className="mb-4 text-14 text-ink-2">{review ? words.again : words.note}</p>
        <Button type="submit" isWide isBusy={isBusy}>
          {words.button}
        </Button>
      </div>
    </Form>
  )
}
