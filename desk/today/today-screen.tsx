import type { StoreDay } from '#contract/desk/today.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { hour } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { SetupList } from '#desk/setup/setup-list.tsx'
import { WaitingBanner } from '#desk/second-person/waiting-banner.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { DayFigures } from './day-figures.tsx'
import { HoursChart } from './hours-chart.tsx'
import { SlowPages } from './slow-pages.tsx'
import { useToday } from './use-today.ts'
import { WaitingOrders } from './waiting-orders.tsx'

const words = wordsIn({
  es: { title: 'Hoy', loading: 'Cargando las cifras de hoy', at: (time: string) => `a las ${time}` },
  en: { title: 'Today', loading: 'Loading the figures of today', at: (time: string) => `at ${time}` },
})

function Store({ day, at }: { day: StoreDay; at: string }) {
  const text = useWords(words)
  const language = useLanguage()
  return (
    <Section
      title={countryProfiles[day.country].name}
      aside={<span className="figures text-13 text-ink-2">{text.at(hour(at, day.country, language))}</span>}
    >
      <DayFigures day={day} at={at} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <HoursChart day={day} />
        <WaitingOrders day={day} at={at} />
      </div>
    </Section>
  )
}

/** The day so far beside the same hours a week ago, by store; as it changes while one looks at it. */
export function TodayScreen() {
  const text = useWords(words)
  const { data, error } = useToday()
  return (
    <Screen title={text.title}>
      <WaitingBanner />
      <SetupList />
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && <SlowPages />}
      {data?.stores.map((day) => (
        <Store key={day.country} day={day} at={data.at} />
      ))}
    </Screen>
  )
}
