import {
  ChevronRight,
  CreditCard,
  Crown,
  Heart,
  Mail,
  MapPin,
  Package,
  RefreshCw,
  Ruler,
  ShieldCheck,
  Ticket,
  UserRound,
  FileLock2,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useCountry } from '#app/platform/country/use-country.ts'
import { StateBlock } from '#app/platform/ui/state-block.tsx'
import { accountWords, type AccountWords } from '#app/platform/texts/account-words.ts'

type Section = {
  to: string
  name: keyof AccountWords['sections']
  icon: LucideIcon
  /** Paths of subordinate screens without an entry of their own. */
  below?: RegExp
}

/** Everything a customer manages, one tap from the account's home (ACC-01, U71). */
const sectionGroups: readonly { name: keyof AccountWords['groups']; sections: readonly Section[] }[] = [
  {
    name: 'shopping',
    sections: [
      { to: '/account/orders', name: 'orders', icon: Package, below: /^\/account\/orders\// },
      { to: '/account/exchange', name: 'exchange', icon: RefreshCw, below: /^\/account\/exchange\// },
      { to: '/account/wishlist', name: 'wishlist', icon: Heart },
    ],
  },
  {
    name: 'money',
    sections: [
      { to: '/account/credits', name: 'credits', icon: Ticket, below: /^\/account\/credits\// },
      { to: '/account/wallet', name: 'wallet', icon: CreditCard, below: /^\/account\/wallet\// },
      { to: '/account/memberships', name: 'memberships', icon: Crown },
    ],
  },
  {
    name: 'you',
    sections: [
      { to: '/account/editaccount', name: 'editAccount', icon: UserRound },
      { to: '/account/addresses', name: 'addresses', icon: MapPin, below: /^\/account\/(add|edit)address/ },
      { to: '/account/sizes', name: 'sizes', icon: Ruler },
      { to: '/account/editaccount#newsletter', name: 'newsletter', icon: Mail },
      { to: '/account/security', name: 'security', icon: ShieldCheck, below: /^\/account\/enableauth/ },
      { to: '/account/data', name: 'data', icon: FileLock2 },
    ],
  },
]

/** A link to a section with its label and description. */
function SectionRow({ section, words }: { section: Section; words: AccountWords }) {
  const { to, name, icon: Icon } = section
  const { label, detail } = words.sections[name]
  return (
    <li className="border-b border-line last:border-0">
      <Link to={to} className="flex min-h-16 items-center gap-4 py-2">
        <Icon aria-hidden="true" size={24} strokeWidth={1.5} className="shrink-0" />
        <span className="grow">
          <span className="block font-semibold">{label}</span>
          <span className="block text-14 text-ink-2">{detail}</span>
        </span>
        <ChevronRight aria-hidden="true" size={22} strokeWidth={1.5} className="shrink-0 text-ink-2" />
      </Link>
    </li>
  )
}

export function SectionRows({ words }: { words: AccountWords }) {
  return (
    <nav aria-label={words.navigation} className="grid gap-8">
      {sectionGroups.map(({ name, sections }) => (
        <section key={name}>
          <h2 className="eyebrow text-ink-2">{words.groups[name]}</h2>
          <ul className="mt-1">
            {sections.map((section) => (
              <SectionRow key={section.name} section={section} words={words} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

/** The section of the current screen; part of a screen may have an entry of its own. */
function useCurrentSection(): Section | undefined {
  const { pathname, hash } = useLocation()
  const all = sectionGroups.flatMap(({ sections }) => sections)
  return (
    all.find(({ to }) => to === pathname + hash) ??
    all.find(({ to, below }) => to === pathname || below?.test(pathname) === true)
  )
}

/** The same sections beside the screen, from a tablet on. */
function SideNavigation({ words }: { words: AccountWords }) {
  const current = useCurrentSection()
  return (
    <nav aria-label={words.navigation} className="hidden content-start gap-6 tablet:grid">
      {sectionGroups.map(({ name, sections }) => (
        <ul key={name}>
          {sections.map((section) => (
            <li key={section.name}>
              <Link
                to={section.to}
                aria-current={section === current ? 'page' : undefined}
                className="flex min-h-10 items-center text-14 aria-[current=page]:font-semibold aria-[current=page]:underline aria-[current=page]:decoration-lima aria-[current=page]:decoration-4 aria-[current=page]:underline-offset-4"
              >
                {words.sections[section.name].label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  )
}

type AccountPageProps = {
  title: string
  note?: string | undefined
  /** It has two columns of its own on wide windows. */
  isWide?: boolean
  children: ReactNode
}

const columns = 'tablet:grid tablet:grid-cols-[10rem_minmax(0,1fr)] tablet:gap-8 wide:gap-12'
const narrow = 'wide:grid-cols-[13rem_minmax(0,45rem)]'

/** A screen of the account: one column on phones, with the sections at the left from a tablet on. */
export function AccountPage({ title, note, isWide = false, children }: AccountPageProps) {
  const words = accountWords(useCountry().country)
  return (
    <div
      className={`page pt-6 pb-14 tablet:pt-8 wide:pt-12 ${columns} ${isWide ? 'wide:grid-cols-[13rem_minmax(0,64rem)]' : narrow}`}
    >
      <SideNavigation words={words} />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 tabIndex={-1} className="text-28 font-bold wide:text-36">
            {title}
          </h1>
          {note && <p className="text-14 text-ink-2">{note}</p>}
        </div>
        {children}
      </div>
    </div>
  )
}

/** A screen of the account that is empty or could not load. */
export function AccountState(state: ComponentProps<typeof StateBlock>) {
  const words = accountWords(useCountry().country)
  return (
    <div className={`tablet:page tablet:pt-8 wide:pt-12 ${columns} ${narrow}`}>
      <SideNavigation words={words} />
      <StateBlock {...state} headingLevel={1} />
    </div>
  )
}

/** Part of a screen, with its own heading and a divider. */
export function AccountSection({
  id,
  title,
  text,
  children,
}: {
  id?: string
  title: string
  text?: ReactNode
  children?: ReactNode
}) {
  return (
    <section id={id} aria-label={title} className="border-t border-line py-6">
      <h2 className="text-18 font-bold">{title}</h2>
      {text && <p className="mt-1 text-ink-2">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  )
}
