import { Star } from './star.tsx'

type RatingLine = { stars: number; count: number; isLong?: boolean }

/** `★ 4,6 (12)`: what buyers gave it, beside its name. Words say it to whoever hears it. */
export function RatingLine({ stars, count, isLong = false }: RatingLine) {
  const mean = stars.toFixed(1).replace('.', ',')
  const many = count === 1 ? '1 opinión' : `${count} opiniones`
  return (
    <>
      <span aria-hidden="true" className="figures inline-flex items-center gap-1">
        <Star className="size-3.5 text-ink" />
        {mean} {isLong ? `· ${many}` : `(${count})`}
      </span>
      <span className="sr-only">
        {mean} de 5 estrellas, {many}
      </span>
    </>
  )
}
