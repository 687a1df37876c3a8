import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { showReturn, type DeskReturn } from '#contract/desk/returns.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { day, moment, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { BackLink } from '#desk/platform/ui/back-link.tsx'
import { Badge } from '#desk/platform/ui/badge.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { Steps } from '#desk/platform/ui/steps.tsx'
import { WaitingNote } from '#desk/second-person/waiting-note.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { ReturnActs } from './return-acts.tsx'
import { returnKey } from './return-query.ts'
import { ReturnPhotos } from './return-photos.tsx'
import { returnTone, returnWords } from './return-words.ts'

const words = wordsIn({
  es: {
    title: (nr: string) => `Devolución ${nr}`,
    loading: 'Cargando la devolución',
    back: 'Cambios y devoluciones',
    asked: (at: string, store: string) => `Pedida el ${at} en ${store}`,
    goods: 'Qué vuelve',
    faulty: 'Con falla: no vuelve al stock.',
    replacement: (sku: string) => `otro talle: ${sku}`,
    shipping: (amount: string) => `incluye ${amount} de envío`,
    wallet: (amount: string) => `${amount} vuelven a la billetera`,
    credit: (amount: string) => `${amount} vuelven como crédito`,
    result: (ref: string) => `Entregado: ${ref}`,
    how: 'Cómo vuelve',
    order: 'Pedido',
    lastDay: (date: string) => `Último día: ${date}`,
    rejected: (reason: string) => `Rechazada: ${reason}`,
    total: 'Total',
  },
  en: {
    title: (nr: string) => `Return ${nr}`,
    loading: 'Loading the return',
    back: 'Exchanges and returns',
    asked: (at: string, store: string) => `Requested on ${at} in ${store}`,
    goods: 'What comes back',
    faulty: 'Faulty: it does not go back to stock.',
    replacement: (sku: string) => `another size: ${sku}`,
    shipping: (amount: string) => `${amount} of shipping included`,
    wallet: (amount: string) => `${amount} go back to the wallet`,
    credit: (amount: string) => `${amount} go back as credit`,
    result: (ref: string) => `Given: ${ref}`,
    how: 'How it comes back',
    order: 'Order',
    lastDay: (date: string) => `Last day: ${date}`,
    rejected: (reason: string) => `Rejected: ${reason}`,
    total: 'Total',
  },
})

function Goods({ of: { items, country } }: { of: DeskReturn }) {
  const text = useWords(words)
  const names = useWords(returnWords)
  const total = items.reduce((sum, { amount, shippingAmount }) => sum + amount + shippingAmount, 0)
  return (
    <Section title={text.goods}>
      <ul>
        {items.map((item, at) => {
          const { shippingAmount, walletAmount, creditAmount, replacement, result } = item
          const notes = [
            replacement && text.replacement(replacement),
            shippingAmount > 0 && text.shipping(money(shippingAmount, country)),
            walletAmount > 0 && text.wallet(money(walletAmount, country)),
            creditAmount > 0 && text.credit(money(creditAmount, country)),
            item.condition === null && item.isFaulty && text.faulty,
            item.condition && [names.condition[item.condition], item.conditionNote].filter(Boolean).join('. '),
            result && text.result(result),
          ].filter((note) => typeof note === 'string')
          return (
            <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-line py-2">
              <p className="font-semibold">
                {item.quantity} × {item.name}
              </p>
              <span className="figures font-semibold">{money(item.amount + shippingAmount, country)}</span>
              <p className="text-13 text-ink-2">
                {item.color} · {item.size} · <span className="font-mono text-12">{item.skuSimple}</span>
              </p>
              <span className="text-right text-13">{names.way[item.way]}</span>
              <p className="col-span-2 mt-1 text-14">
                {item.reason}
                {item.details && `: “${item.details}”`}
              </p>
              {notes.map((note) => (
                <p key={note} className="col-span-2 text-13 text-ink-2">
                  {note}
                </p>
              ))}
            </li>
          )
        })}
      </ul>
      <p className="flex justify-between text-16 font-semibold">
        {text.total} <span className="figures">{money(total, country)}</span>
      </p>
    </Section>
  )
}

/** One exchange or return, and what has to be done with it now. */
export function ReturnScreen() {
  const text = useWords(words)
  const names = useWords(returnWords)
  const language = useLanguage()
  const { batchnumber = '' } = useParams()
  const { data, error } = useQuery({
    queryKey: returnKey(batchnumber),
    queryFn: ({ signal }) => deskCall(showReturn, { params: { batchnumber } }, { signal }),
  })
  const found = data?.return
  return (
    <div className="mx-auto grid max-w-6xl gap-2">
      <BackLink to="/returns">{text.back}</BackLink>
      <Screen
        title={
          <span className="flex flex-wrap items-center gap-3">
            {text.title(batchnumber)}
            {found && <Badge tone={returnTone[found.status]}>{names.status[found.status]}</Badge>}
          </span>
        }
        aside={found && <ReturnActs of={found} />}
      >
        {error && <Failure>{failureText(error)}</Failure>}
        {!found && !error && <LoadingRows label={text.loading} />}
        {found && (
          <>
            <WaitingNote waiting={found.waiting} country={found.country} />
            <p className="-mt-3 text-14 text-ink-2">
              {text.asked(moment(found.createdAt, found.country, language), countryProfiles[found.country].name)}
            </p>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
                <Goods of={found} />
                <ReturnPhotos of={found} />
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
                <Section title={text.how}>
                  <p className="text-14">
                    {names.method[found.method]} · {found.email}
                  </p>
                  {found.maxDate && <p className="text-14">{text.lastDay(day(found.maxDate, language))}</p>}
                  {found.rejectReason && <p className="text-14">{text.rejected(found.rejectReason)}</p>}
                  <p className="text-14">
                    {text.order}{' '}
                    <Link to={`/orders/${found.orderNr}`} className="underline underline-offset-4">
                      {found.orderNr}
                    </Link>
                  </p>
                </Section>
                <Steps of={found} />
              </div>
            </div>
          </>
        )}
      </Screen>
    </div>
  )
}
