import { Star } from './star.tsx'

/** `★ 4,6 (12)`: what buyers gave it, beside its name. Words say it to whoever hears it. */
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
