import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDataRequests, type DataRequest } from '#contract/desk/data-requests.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure } from '#desk/platform/ui/notice.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { Table } from '#desk/platform/ui/table.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { CarryOutDialog } from './carry-out-dialog.tsx'
import { requestWords } from './request-words.ts'

const words = wordsIn({
  es: {
    title: 'Pedidos por ley',
    none: 'Nadie pidió sus datos ni que se los borre por fuera de su cuenta. En la cuenta cada cliente puede hacerlo solo.',
    columns: ['Llegó', 'Tienda', 'Cliente', 'Qué pide', 'Estado', 'Vence', ''],
    days: (count: number) => (count < 0 ? `venció hace ${-count} d` : count === 0 ? 'vence hoy' : `quedan ${count} d`),
    decide: 'Resolver',
    erased: 'cuenta borrada',
  },
  en: {
    title: 'Requests by law',
    none: 'Nobody asked for their data or to be erased outside of their account. There each customer can do it alone.',
    columns: ['Came', 'Store', 'Customer', 'What is asked', 'State', 'Due', ''],
    days: (count: number) => (count < 0 ? `${-count} d overdue` : count === 0 ? 'due today' : `${count} d left`),
    decide: 'Decide',
    erased: 'account erased',
  },
})

const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
/** From here on somebody has to look at it now. */
const soonDays = 2

/** What customers asked for by law, with the days that are left. */
export function DataRequests() {
  const text = useWords(words)
  const names = useWords(requestWords)
  const language = useLanguage()
  const [chosen, setChosen] = useState<DataRequest>()
  const { data, error } = useQuery({
    queryKey: ['data-requests'],
    queryFn: ({ signal }) => deskCall(listDataRequests, {}, { signal }),
  })
  return (
    <Section title={text.title}>
      {error && <Failure>{failureText(error)}</Failure>}
      {data?.requests.length === 0 && <p className="text-14 text-ink-2">{text.none}</p>}
      {data && data.requests.length > 0 && (
        <Table label={text.title} columns={text.columns}>
          {data.requests.map((request) => {
            const { id, country, idCustomer, email, kind, status, receivedOn, dueOn, today } = request
            const left = daysBetween(today, dueOn)
            return (
              <tr key={id} className="border-b border-line">
                <td className="figures py-2 pr-3 whitespace-nowrap text-ink-2">{day(receivedOn, language)}</td>
                <td className="py-2 pr-3">{countryProfiles[country].name}</td>
                <td className="py-2 pr-3">
                  #{idCustomer} {email || text.erased}
                </td>
                <td className="py-2 pr-3 font-semibold">{names.kind[kind]}</td>
                <td className="py-2 pr-3">
                  <Badge tone={status === 'done' ? 'done' : 'plain'}>{names.status[status]}</Badge>
                </td>
                <td className="figures py-2 pr-3 whitespace-nowrap">
                  {day(dueOn, language)}{' '}
                  {status === 'open' && (
                    <Badge tone={left < 0 ? 'bad' : left <= soonDays ? 'now' : 'plain'}>{text.days(left)}</Badge>
                  )}
                </td>
                <td className="py-1 text-right">
                  {status === 'open' && <Button onClick={() => setChosen(request)}>{text.decide}</Button>}
                </td>
              </tr>
            )
          })}
        </Table>
      )}
      {chosen && <CarryOutDialog request={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  )
}
