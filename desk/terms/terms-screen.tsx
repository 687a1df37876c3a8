import { useState } from 'react'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { failureText } from '#desk/platform/failure-text.ts'
import { useSession } from '#desk/platform/session.tsx'
import { Failure, LoadingRows } from '#desk/platform/ui/notice.tsx'
import { Screen, Section } from '#desk/platform/ui/screen.tsx'
import { StoreViews } from '#desk/platform/ui/store-views.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { Branches } from './branches.tsx'
import { CalendarForm } from './calendar-form.tsx'
import { CashAtTheDoor } from './cash-at-the-door.tsx'
import { LimitsForm } from './limits-form.tsx'
import { Rates } from './rates.tsx'
import { ShippingMethod } from './shipping-method.tsx'
import { StoresList } from './stores-list.tsx'
import { useTerms } from './terms-query.ts'
import { TransferAccount } from './transfer-account.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

const words = wordsIn({
  es: {
    title: 'Condiciones',
    what: 'Lo que la tienda cobra, promete y rechaza. Páginas, carritos y mails lo siguen en un momento.',
    loading: 'Cargando las condiciones',
    shipping: 'Envíos',
    payments: 'Cómo se paga',
    transfer: 'Cuenta para transferencias',
    cash: 'Contra entrega',
    branches: 'Sucursales',
    calendar: 'Días de envío',
    stores: 'Tiendas',
    limits: 'Plazos y límites',
  },
  en: {
    title: 'Terms',
    what: 'What the store charges, promises and refuses. Pages, carts and mails follow in a moment.',
    loading: 'Loading the terms',
    shipping: 'Delivery',
    payments: 'How it is paid',
    transfer: 'Account for transfers',
    cash: 'Cash on delivery',
    branches: 'Branches',
    calendar: 'Days of delivery',
    stores: 'Stores',
    limits: 'Periods and limits',
  },
})

/** The terms of a store. */
export function TermsScreen() {
  const text = useWords(words)
  const { stores, staff } = useSession()
  const [store, setStore] = useState<OpenCountry>(stores[0]!)
  const { data, error } = useTerms(store)
  return (
    <Screen title={text.title}>
      <StoreViews store={store} onChoose={setStore} />
      <p className="text-14 text-ink-2">{text.what}</p>
      {error && <Failure>{failureText(error)}</Failure>}
      {!data && !error && <LoadingRows label={text.loading} />}
      {data && (
        <>
          <Section title={text.payments}>
            <WaysToPay terms={data} />
          </Section>
          <Section title={text.transfer}>
            <TransferAccount key={store} terms={data} />
          </Section>
          <Section title={text.cash}>
            <CashAtTheDoor key={store} terms={data} />
          </Section>
          <Section title={text.shipping}>
            {data.methods.map((method) => (
              <ShippingMethod key={`${store} ${method.code}`} country={store} version={data.version} method={method} />
            ))}
            <Rates terms={data} />
          </Section>
          <Section title={text.calendar}>
            <CalendarForm key={store} terms={data} />
          </Section>
          <Section title={text.branches}>
            <Branches terms={data} />
          </Section>
          <Section title={text.limits}>
            <LimitsForm key={store} terms={data} />
          </Section>
        </>
      )}
      {staff.stores === null && (
        <Section title={text.stores}>
          <StoresList />
        </Section>
      )}
    </Screen>
  )
}
