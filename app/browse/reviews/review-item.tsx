import { Picture } from '#app/platform/ui/picture.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { reviewWords } from './review-words.ts'
import type { Review } from '#contract/browse/review-shapes.ts'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { Stars } from './stars.tsx'

const shownDate = (day: string) => day.split('-').toReversed().join('/')

/** One review. Its content is rendered as text, never as markup. */
export function ReviewItem({ review }: { review: Review }) {
  const words = reviewWords(useCountry().country)
  const { stars, fit, size, height, author, text, answer, photos, date } = review
  const facts = [fit && words.fitOf(fit), size && words.size(size), height && words.height(height)].filter(Boolean)
  return (
    <li className="border-t border-line py-4">
      <p className="flex items-center justify-between gap-4">
        <Stars value={stars} label={words.starsOf(stars)} />
        <time dateTime={date} className="figures text-12 text-ink-2">
          {shownDate(date)}
        </time>
      </p>
      {facts.length > 0 && <p className="mt-1 text-14 font-medium">{facts.join(' · ')}</p>}
      {text && <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      {photos.length > 0 && (
        <ul className="mt-3 flex gap-2">
          {photos.map((photo, at) => (
            <li key={photo}>
              <a href={imageAddress(photo, 1080)} className="block">
                <Picture
                  source={photo}
                  alt={words.photo(at, author)}
                  sizes="96px"
                  width={96}
                  height={96}
                  maxWidth={240}
                  className="size-24 rounded-edge bg-tile object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-12 text-ink-2">{[author, words.verified].filter(Boolean).join(' · ')}</p>
      {answer && (
        <div className="mt-3 border-l-2 border-line pl-3">
          <p className="text-14 font-medium">{words.answer}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
    </li>
  )
}
