import { useCountry } from '#app/platform/country/use-country.ts'
import { formatAverage, reviewWords } from './review-words.ts'
import { percents, type Rating } from '#domain/browse/reviews/rating.ts'
import { reviewFits } from '#domain/browse/reviews/review.ts'
import { Stars } from './stars.tsx'

const Bar = ({ percent }: { percent: number }) => (
  <span aria-hidden="true" className="block h-2 bg-tile">
    <span className="block h-full bg-ink" style={{ width: `${percent}%` }} />
  </span>
)

/** The average, the number of reviews per star, and how the product fits. */
export function RatingSummary({ rating }: { rating: Rating }) {
  const words = reviewWords(useCountry().country)
  const shares = percents(rating.byStar)
  const fits = reviewFits.map((fit) => rating.fit[fit])
  const ofFit = percents(fits)
  const fitCount = fits.reduce((sum, many) => sum + many, 0)
  return (
    <div className="grid gap-6 tablet:grid-cols-2">
      <div>
        <p className="flex items-center gap-3">
          <span className="figures font-display text-44 font-bold">{formatAverage(rating.stars)}</span>
          <span>
            <Stars value={rating.stars} label={words.rated(rating.stars)} className="h-5" />
            <span className="block text-14 text-ink-2">{words.opinions(rating.count)}</span>
          </span>
        </p>
        <ul aria-label={words.histogram} className="figures mt-3 grid gap-1.5 text-14">
          {[5, 4, 3, 2, 1].map((stars) => (
            <li key={stars} className="grid grid-cols-[5.5rem_minmax(0,1fr)_2rem] items-center gap-2">
              <span>{words.starsOf(stars)}</span>
              <Bar percent={shares[stars - 1]!} />
              <span className="text-right text-ink-2">{rating.byStar[stars - 1]}</span>
            </li>
          ))}
        </ul>
      </div>
      {fitCount > 0 && (
        <div>
          <p className="font-bold">{words.fit}</p>
          <ul className="figures mt-3 grid grid-cols-3 gap-2 text-14">
            {reviewFits.map((fit, at) => (
              <li key={fit} className="grid gap-1.5">
                <Bar percent={ofFit[at]!} />
                <span>
                  {words.fits[fit]} <span className="text-ink-2">{ofFit[at]} %</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-14 text-ink-2">{words.fitCount(fitCount)}</p>
        </div>
      )}
    </div>
  )
}
