import { useQuery } from '@tanstack/react-query'
import { readPromotionCalendar, type PromotionCalendar } from '#contract/desk/promotions.ts'
import { weeksIn } from '#domain/desk/promotions/calendar.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useStore } from '#desk/platform/use-store.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Empty, Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { promotionWords } from './promotion-words.ts'
import { PromotionTabs } from './promotion-tabs.tsx'

const words = wordsIn({
  es: {
    title: 'Calendario de promociones',
    loading: 'Cargando el calendario',
    none: 'En estas ocho semanas no hay ninguna promoción.',
    bars: 'Semanas',
    free: 'Envío gratis',
    columns: ['Promoción', 'Da', 'Desde', 'Hasta', 'Estado'],
    overlaps: 'Lo que se cruza',
    noOverlaps: 'Nada actúa a la vez sobre los mismos productos.',
    overlapColumns: ['Promoción', 'Qué pasa', 'Con'],
    meeting: { larger_acts: 'actúa la que da más', add_up: 'se suma', exclude: 'no va junto' },
    cut: 'Hay más de las que se comparan: están las últimas 150.',
  },
  en: {
    title: 'Calendar of promotions',
    loading: 'Loading the calendar',
    none: 'There is no promotion in these eight weeks.',
    bars: 'Weeks',
    free: 'Free shipping',
    columns: ['Promotion', 'Gives', 'From', 'Until', 'State'],
    overlaps: 'What meets',
    noOverlaps: 'Nothing acts at the same time on the same products.',
    overlapColumns: ['Promotion', 'What happens', 'With'],
    meeting: { larger_acts: 'the larger acts', add_up: 'adds up', exclude: 'not together' },
    cut: 'There are more than are compared: these are the latest 150.',
  },
})

/** Bars by week, for the eye alone: the table below says the same in words. */
function Bars({ of: { weeks, rules } }: { of: PromotionCalendar }) {
  const columns = { gridTemplateColumns: `minmax(7rem, 14rem) repeat(${weeks.length}, minmax(1.25rem, 1fr))` }
  return (
    <div aria-hidden="true" className="grid gap-px text-13 max-tablet:hidden">
      <div className="grid gap-x-px" style={columns}>
        <span />
        {weeks.map((week) => (
          <span key={week} className="figures text-12 text-ink-2">
            {week.slice(8)}/{week.slice(5, 7)}
          </span>
        ))}
      </div>
      {rules.map((rule) => {
        const { first, last } = weeksIn(rule, weeks) ?? { first: 0, last: 0 }
        return (
          <div key={rule.key} className="grid items-center gap-x-px" style={columns}>
            <span className="truncate pr-2">{rule.name}</span>
            <span
              style={{ gridColumn: `${first + 2} / ${last + 3}` }}
              className={`h-5 truncate rounded-edge px-1 text-12 leading-5 ${rule.state === 'ended' || rule.state === 'paused' ? 'bg-tile text-ink-2' : rule.isCoupon ? 'bg-ink text-paper' : 'bg-lima text-on-lima'}`}
            >
              {rule.gives}
            </span>
          </div>
        )
      })}
    </div>
  )
}

const cell = 'py-2 pr-3'
const meetings = ['exclude', 'larger_acts', 'add_up'] as const

/** The names of what a rule meets in one way. */
function metBy({ rules, overlaps }: PromotionCalendar, key: string, meeting: (typeof meetings)[number]): string[] {
  const others = overlaps.flatMap((overlap) => {
    if (overlap.meeting !== meeting) return []
    return overlap.one === key ? [overlap.other] : overlap.other === key ? [overlap.one] : []
  })
  return rules.filter((rule) => others.includes(rule.key)).map(({ name }) => name)
}

/** Which promotions act in the coming weeks, and where they meet. */
export function CalendarScreen() {
  const text = useWords(words)
  const names = useWords(promotionWords)
  const language = useLanguage()
  const [store, setStore] = useStore()
  const { data, error } = useQuery({
    queryKey: ['promotion-calendar', store],
    queryFn: ({ signal }) => deskCall(readPromotionCalendar, { query: { country: store } }, { signal }),
  })
  return (
    <Screen title={text.title}>
      <PromotionTabs store={store} />
      <StoreViews store={store} onChoose={setStore} />
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data?.rules.length === 0 && <Empty>{text.none}</Empty>}
      {data && data.rules.length > 0 && (
        <>
          <Bars of={data} />
          <Table label={text.title} columns={text.columns}>
            {data.rules.map((rule) => (
              <tr key={rule.key} className="border-b border-line">
                <td className={`${cell} font-semibold`}>{rule.name}</td>
                <td className={`figures ${cell}`}>{rule.gives || text.free}</td>
                <td className={`figures ${cell}`}>{day(rule.firstDay, language)}</td>
                <td className={`figures ${cell}`}>{day(rule.lastDay, language)}</td>
                <td className={cell}>
                  <Badge tone={rule.state === 'running' ? 'done' : 'plain'}>{names.state[rule.state]}</Badge>
                </td>
              </tr>
            ))}
          </Table>
          {data.isCut && <p className="text-13 text-ink-2">{text.cut}</p>}
          <Section title={text.overlaps}>
            {data.overlaps.length === 0 ? (
              <p className="text-14 text-ink-2">{text.noOverlaps}</p>
            ) : (
              <Table label={text.overlaps} columns={text.overlapColumns} isNarrow>
                {data.rules.flatMap(({ key, name }) =>
                  meetings.flatMap((meeting) => {
                    const others = metBy(data, key, meeting)
                    return others.length === 0
                      ? []
                      : [
                          <tr key={`${key} ${meeting}`} className="border-b border-line align-top">
                            <td className={`${cell} font-semibold`}>{name}</td>
                            <td className={`${cell} whitespace-nowrap`}>{text.meeting[meeting]}</td>
                            <td className={cell}>{others.join(', ')}</td>
                          </tr>,
                        ]
                  }),
                )}
              </Table>
            )}
          </Section>
        </>
      )}
    </Screen>
  )
}
