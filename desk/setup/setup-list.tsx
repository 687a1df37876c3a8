import { useQuery } from '@tanstack/react-query'
import { Circle } from 'lucide-react'
import { Link } from 'react-router'
import { readSetup, type DeskSetup } from '#contract/desk/setup.ts'
import { setupSteps, type SetupStep } from '#domain/desk/setup/missing-steps.ts'
import type { Permission } from '#domain/desk/staff/roles.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { useMay } from '#desk/platform/session.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { stepWords } from './setup-words.ts'

const words = wordsIn({
  es: {
    title: 'Antes de vender',
    left: (count: number) => (count === 1 ? 'Falta un paso' : `Faltan ${count} pasos`),
  },
  en: {
    title: 'Before you sell',
    left: (count: number) => (count === 1 ? 'One step left' : `${count} steps left`),
  },
})

type Place = { path: string; permission: Permission }

/** Where each step is taken. */
const placeOf: Readonly<Record<SetupStep, Place>> = {
  name: { path: '/brand', permission: 'brand.edit' },
  logo: { path: '/brand', permission: 'brand.edit' },
  seller: { path: '/brand', permission: 'brand.edit' },
  contact: { path: '/brand', permission: 'brand.edit' },
  sender: { path: '/brand', permission: 'brand.edit' },
  products: { path: '/import', permission: 'products.edit' },
  pictures: { path: '/products', permission: 'products.edit' },
  payment: { path: '/terms', permission: 'terms.edit' },
  texts: { path: '/content', permission: 'content.edit' },
  home: { path: '/content', permission: 'content.edit' },
}

type Missing = { step: SetupStep; countries: OpenCountry[] }

/** One row for a step, however many stores lack it. */
const byStep = (stores: DeskSetup['stores']): Missing[] =>
  setupSteps
    .map((step) => ({
      step,
      countries: stores.filter(({ missing }) => missing.includes(step)).map(({ country }) => country),
    }))
    .filter(({ countries }) => countries.length > 0)

/** What is still to be done before a store can sell, for those who can do it; nothing where nothing is. */
export function SetupList() {
  const text = useWords(words)
  const names = useWords(stepWords)
  const may = useMay()
  const isTheirs = Object.values(placeOf).some(({ permission }) => may(permission))
  const { data } = useQuery({
    queryKey: ['setup'],
    queryFn: ({ signal }) => deskCall(readSetup, {}, { signal }),
    enabled: isTheirs && may('content.read'),
  })
  const stores = data?.stores ?? []
  const steps = byStep(stores).filter(({ step }) => may(placeOf[step].permission))
  if (steps.length === 0) return null
  return (
    <Section title={text.title} aside={<span className="text-13 text-ink-2">{text.left(steps.length)}</span>}>
      <ol className="grid gap-px bg-line outline outline-line wide:grid-cols-2">
        {steps.map(({ step, countries }) => (
          <li key={step} className="bg-paper">
            <Link to={placeOf[step].path} className="flex h-full items-start gap-2.5 px-3 py-2.5 hover:bg-tile">
              <Circle aria-hidden="true" size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
              <span>
                <strong className="block text-14 font-semibold">{names[step].name}</strong>
                <span className="text-13 text-ink-2">{names[step].why}</span>
                {countries.length < stores.length && (
                  <span className="block text-13">
                    {countries.map((country) => countryProfiles[country].name).join(', ')}
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  )
}
