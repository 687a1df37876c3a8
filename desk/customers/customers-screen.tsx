import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { findCustomers, signOutCustomer, type DeskCustomer } from '#contract/desk/customers.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { deskCall } from '#desk/platform/call.ts'
import { failureText, fieldErrors } from '#desk/platform/failure-text.ts'
import { integer, moment, money } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { typed } from '#desk/platform/typed.ts'
import { Button } from '#desk/platform/ui/button.tsx'
import { Field } from '#desk/platform/ui/field.tsx'
import { Empty, Failure } from '#desk/platform/ui/notice.tsx'
import { Screen } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { CustomerCare } from './customer-care.tsx'
import { DataRequests } from './data-requests.tsx'

const words = wordsIn({
  es: {
    title: 'Clientes',
    text: 'E-mail, documento o número de pedido',
    textHelp: 'Entero: no se busca por partes.',
    reason: 'Por qué buscás',
    reasonHelp: 'Queda en el registro, con lo que encontraste.',
    find: 'Buscar',
    reveal: 'Ver los datos',
    none: 'No hay ningún cliente así en tus tiendas.',
    since: (date: string, store: string) => `Cliente de ${store} desde el ${date}`,
    orders: (count: string) => `${count} compras`,
    last: (date: string) => `la última, el ${date}`,
    wallet: (amount: string) => `Billetera: ${amount}`,
    list: 'Ver sus pedidos',
    open: 'Abrir',
    signOut: 'Cerrar sus sesiones',
    signedOut: (count: string) => `Sesiones cerradas: ${count}`,
  },
  en: {
    title: 'Customers',
    text: 'E-mail, document or order number',
    textHelp: 'Whole: parts are not looked for.',
    reason: 'Why you look',
    reasonHelp: 'It is recorded, with what you found.',
    find: 'Find',
    reveal: 'Show personal data',
    none: 'There is no such customer in your stores.',
    since: (date: string, store: string) => `Customer of ${store} since ${date}`,
    orders: (count: string) => `${count} purchases`,
    last: (date: string) => `the last on ${date}`,
    wallet: (amount: string) => `Wallet: ${amount}`,
    list: 'Show the orders',
    open: 'Open',
    signOut: 'End the sessions',
    signedOut: (count: string) => `Sessions ended: ${count}`,
  },
})

type Lookup = { text: string; reason: string }

function Customer({ of, lookup }: { of: DeskCustomer; lookup: Lookup }) {
  const text = useWords(words)
  const language = useLanguage()
  const { idCustomer, country, email, name, documentType, document, createdAt, orders, lastOrderAt, wallet } = of
  const [isOpen, setIsOpen] = useState(false)
  const ending = useMutation({
    mutationFn: () => deskCall(signOutCustomer, { params: { idCustomer }, body: { reason: lookup.reason } }),
  })
  const last = lastOrderAt && text.last(moment(lastOrderAt, country, language))
  return (
    <li className="grid gap-1 border-b border-line py-3 text-14">
      <p className="font-semibold">
        {name} · {email}
      </p>
      <p>
        {documentType} {document} · #{idCustomer}
      </p>
      <p className="text-ink-2">
        {text.since(moment(createdAt, country, language), countryProfiles[country].name)}.{' '}
        {[text.orders(integer(orders, language)), last].filter(Boolean).join(', ')}.{' '}
        {text.wallet(money(wallet, country))}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {!isOpen && <Button onClick={() => setIsOpen(true)}>{text.open}</Button>}
        <Link
          to={`/orders?text=${encodeURIComponent(lookup.text)}`}
          className="inline-flex min-h-9 items-center underline underline-offset-4"
        >
          {text.list}
        </Link>
        {ending.data ? (
          <span role="status">{text.signedOut(integer(ending.data.sessions, language))}</span>
        ) : (
          <Button onClick={() => ending.mutate()} isBusy={ending.isPending}>
            {text.signOut}
          </Button>
        )}
      </div>
      {ending.error && <Failure>{failureText(ending.error)}</Failure>}
      {isOpen && <CustomerCare idCustomer={idCustomer} reason={lookup.reason} />}
    </li>
  )
}

/** People are looked up for a reason, and masked until it is asked again. */
export function CustomersScreen() {
  const text = useWords(words)
  const may = useMay()
  const [lookup, setLookup] = useState<Lookup>()
  const finding = useMutation({
    mutationFn: (body: Lookup & { isRevealed: boolean }) => deskCall(findCustomers, { body }),
  })
  const errors = fieldErrors(finding.error)
  const customers = finding.data?.customers
  return (
    <Screen title={text.title}>
      <form
        role="search"
        noValidate
        className="grid items-start gap-3 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault()
          const data = new FormData(event.currentTarget)
          const next = { text: typed(data, 'text').trim(), reason: typed(data, 'reason').trim() }
          setLookup(next)
          finding.mutate({ ...next, isRevealed: false })
        }}
      >
        <Field label={text.text} name="text" help={text.textHelp} autoComplete="off" error={errors.text} />
        <Field label={text.reason} name="reason" help={text.reasonHelp} autoComplete="off" error={errors.reason} />
        <Button
          type="submit"
          look="primary"
          isBusy={finding.isPending}
          className="tablet:col-span-2 tablet:justify-self-start"
        >
          {text.find}
        </Button>
      </form>
      {finding.error && <Failure>{failureText(finding.error)}</Failure>}
      {customers?.length === 0 && <Empty>{text.none}</Empty>}
      {customers && customers.length > 0 && lookup && (
        <>
          <ul>
            {customers.map((one) => (
              <Customer key={one.idCustomer} of={one} lookup={lookup} />
            ))}
          </ul>
          {finding.variables?.isRevealed === false && (
            <Button
              onClick={() => finding.mutate({ ...lookup, isRevealed: true })}
              isBusy={finding.isPending}
              className="justify-self-start"
            >
              {text.reveal}
            </Button>
          )}
        </>
      )}
      {may('people.rights') && <DataRequests />}
    </Screen>
  )
}
