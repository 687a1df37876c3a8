import { Star } from './star.tsx'

/** The average rating, `★ 4,6 (12)`, with a label for screen readers. */
export function RatingLine({ stars, count }: { stars: number; count: number }) {
  const mean = stars.toFixed(1).replace('.', ',')
  return (
    <span
      role="img"
      aria-label={`${mean} de 5 estrellas, ${count} ${count === 1 ? 'opinión' : 'opiniones'}`}
      className="figures inline-flex items-center gap-1"
    >
      <Star className="size-3.5 text-ink" />
      {mean} ({count})
    </span>
  )
}
