import { useId } from 'react'
import type { StoreDay } from '#contract/desk/today.ts'
import { money } from '#desk/platform/figures.ts'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Ventas por hora',
    today: 'hoy',
    lastWeek: 'hace una semana',
    most: 'máx.',
    hour: 'Hora',
    none: 'Todavía no hubo ventas hoy ni a esta altura la semana pasada.',
  },
  en: {
    title: 'Sales by hour',
    today: 'today',
    lastWeek: 'a week ago',
    most: 'max.',
    hour: 'Hour',
    none: 'No sales yet today, nor by now a week ago.',
  },
})

const height = 96
const width = 480
const step = width / 24

/** Bars of today in ink before those of last week in line; from zero, with the largest named. */
export function HoursChart({ day: { country, hours } }: { day: StoreDay }) {
  const text = useWords(words)
  const titleId = useId()
  const largest = Math.max(...hours.flatMap(({ today, lastWeek }) => [today, lastWeek]))
  if (largest === 0) return <p className="py-6 text-13 text-ink-2">{text.none}</p>
  const tall = (value: number) => (value / largest) * (height - 2)
  return (
    <figure className="grid gap-1">
      <figcaption id={titleId} className="flex flex-wrap justify-between gap-x-4 text-13 text-ink-2">
        <span>{text.title}</span>
        <span className="flex items-center gap-3">
          <span className="inline-flex items-center gap-1">
            <span aria-hidden="true" className="size-2.5 bg-ink" />
            {text.today}
          </span>
          <span className="inline-flex items-center gap-1">
            <span aria-hidden="true" className="size-2.5 bg-line outline outline-ink-2/40" />
            {text.lastWeek}
          </span>
          <span className="figures">
            {text.most} {money(largest, country)}
          </span>
        </span>
      </figcaption>
      <svg role="img" aria-labelledby={titleId} viewBox={`0 0 ${width} ${height + 16}`} className="w-full">
        {hours.map(({ today, lastWeek }, at) => (
          <g key={at}>
            <title>{`${at}:00 · ${text.today} ${money(today, country)} · ${text.lastWeek} ${money(lastWeek, country)}`}</title>
            <rect
              x={at * step + 1}
              y={height - tall(lastWeek)}
              width={step - 2}
              height={tall(lastWeek)}
              className="fill-line"
            />
            <rect
              x={at * step + 5}
              y={height - tall(today)}
              width={step - 10}
              height={tall(today)}
              className="fill-ink"
            />
            <rect x={at * step} y={0} width={step} height={height} className="fill-transparent" />
            {at % 6 === 0 && (
              <text x={at * step + 1} y={height + 13} className="fill-ink-2 text-[11px]">
                {at}:00
              </text>
            )}
          </g>
        ))}
        <line x1={0} x2={width} y1={height} y2={height} className="stroke-ink-2" strokeWidth={1} />
      </svg>
    </figure>
  )
}
