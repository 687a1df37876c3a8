import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFlags, type DeskFlags } from '#contract/desk/flags.ts'
import { isOpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { FlagDialog } from './flag-dialog.tsx'
import { FlagFigures } from './flag-figures.tsx'
import { flagWords } from './flag-words.ts'

const words = wordsIn({
  es: {
    title: 'Pruebas',
    what: 'Partes de la tienda que se encienden para todos o para algunos. Los navegadores abiertos lo siguen en un minuto.',
    loading: 'Cargando las pruebas',
    change: 'Cambiar',
    everybody: (value: string) => `Todos: ${value}`,
    shares: (shares: string) => `Visitantes: ${shares}`,
    store: (name: string, value: string) => `${name}: ${value}`,
    customers: (count: number, value: string) => `${count} ${count === 1 ? 'cliente' : 'clientes'}: ${value}`,
    others: (value: string) => `Otra regla: ${value}`,
  },
  en: {
    title: 'Experiments',
    what: 'Parts of the shop that are switched on for everybody or for some. Open browsers follow within a minute.',
    loading: 'Loading the experiments',
    change: 'Change',
    everybody: (value: string) => `Everybody: ${value}`,
    shares: (shares: string) => `Visitors: ${shares}`,
    store: (name: string, value: string) => `${name}: ${value}`,
    customers: (count: number, value: string) => `${count} ${count === 1 ? 'customer' : 'customers'}: ${value}`,
    others: (value: string) => `Another rule: ${value}`,
  },
})

type Flag = DeskFlags['flags'][number]

/** What is answered, to whom first. */
function Answers({ rules, shares, everybody }: Flag) {
  const text = useWords(words)
  function ofRule({ country, customers, value }: Flag['rules'][number]): string {
    if (country !== null && isOpenCountry(country)) return text.store(countryProfiles[country].name, value)
    return customers > 0 ? text.customers(customers, value) : text.others(value)
  }
  const split = shares.map(({ value, percent }) => `${percent} % ${value}`).join(', ')
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-14">
      {rules.map((rule, at) => (
        <li key={at}>{ofRule(rule)}</li>
      ))}
      <li className="font-semibold">{shares.length > 0 ? text.shares(split) : text.everybody(everybody)}</li>
    </ul>
  )
}

/** Flags and what they bring. */
export function FlagsScreen() {
  const text = useWords(words)
  const names = useWords(flagWords)
  const [changed, setChanged] = useState<Flag>()
  const { data, error } = useQuery({
    queryKey: ['flags'],
    queryFn: ({ signal }) => deskCall(listFlags, {}, { signal }),
  })
  return (
    <Screen title={text.title}>
      <p className="text-14 text-ink-2">{text.what}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data?.flags.map((flag) => (
        <Section
          key={flag.key}
          title={names[flag.key].name}
          aside={
            <Button aria-label={`${text.change}: ${names[flag.key].name}`} onClick={() => setChanged(flag)}>
              {text.change}
            </Button>
          }
        >
          <p className="text-14 text-ink-2">{names[flag.key].what}</p>
          <Answers {...flag} />
          <FlagFigures variants={flag.variants} comparisons={flag.comparisons} />
        </Section>
      ))}
      {changed && data && <FlagDialog flag={changed} version={data.version} onClose={() => setChanged(undefined)} />}
    </Screen>
  )
}
