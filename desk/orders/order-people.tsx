import { useState } from 'react'
import { revealOrder, type DeskOrder } from '#contract/desk/orders.ts'
import { hasPapers } from '#domain/desk/orders/pick-list.ts'
import { deskCall } from '#desk/platform/call.ts'
import { fieldErrors } from '#desk/platform/failure-text.ts'
import { day } from '#desk/platform/figures.ts'
import { orderWords } from '#desk/platform/order-words.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { useMay } from '#desk/platform/session.tsx'
import { ActFailure } from '#desk/platform/ui/act-failure.tsx'
import { Button, LinkButton } from '#desk/platform/ui/button.tsx'
import { Dialog } from '#desk/platform/ui/dialog.tsx'
import { TextField } from '#desk/platform/ui/field.tsx'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'
import { typed } from '#desk/platform/typed.ts'
import { AddressDialog } from './address-dialog.tsx'
import { useOrderAct } from './order-query.ts'

const words = wordsIn({
  es: {
    title: 'Compra y entrega',
    guest: 'invitado',
    customer: (id: number) => `cliente ${id}`,
    reveal: 'Ver los datos',
    change: 'Cambiar la dirección',
    slip: 'Remito',
    label: 'Etiqueta',
    revealTitle: 'Ver los datos de quien compró',
    reason: 'Motivo',
    reasonHelp: 'Queda en el registro con tu nombre.',
    promised: (from: string, to: string) => `prometido del ${from} al ${to}`,
    back: 'Volver',
  },
  en: {
    title: 'Buyer and delivery',
    guest: 'a guest',
    customer: (id: number) => `customer ${id}`,
    reveal: 'Show the data',
    change: 'Change the address',
    slip: 'Packing slip',
    label: 'Label',
    revealTitle: 'Show who bought it',
    reason: 'Reason',
    reasonHelp: 'It is in the audit with your name.',
    promised: (from: string, to: string) => `promised ${from} to ${to}`,
    back: 'Back',
  },
})

function RevealDialog({ order, onClose }: { order: DeskOrder; onClose(): void }) {
  const text = useWords(words)
  const { orderNr } = order
  const revealing = useOrderAct(orderNr, (reason: string) =>
    deskCall(revealOrder, { params: { orderNr }, body: { reason } }),
  )
  return (
    <Dialog title={text.revealTitle} onClose={onClose}>
      <form
        className="grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const given = typed(event.currentTarget, 'reason')
          revealing.mutate({ given, key: '' }, { onSuccess: onClose })
        }}
      >
        <TextField
          label={text.reason}
          name="reason"
          help={text.reasonHelp}
          error={fieldErrors(revealing.error).reason}
        />
        {revealing.error && <ActFailure error={revealing.error} country={order.country} />}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{text.back}</Button>
          <Button type="submit" look="primary" isBusy={revealing.isPending}>
            {text.reveal}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Who bought it and where it goes: masked until somebody says why they have to know. */
export function OrderPeople({ order }: { order: DeskOrder }) {
  const text = useWords(words)
  const names = useWords(orderWords)
  const language = useLanguage()
  const may = useMay()
  const [asked, setAsked] = useState<'reveal' | 'address'>()
  const close = () => setAsked(undefined)
  const { buyer, shippingAddress: to, delivery, isRevealed } = order
  return (
    <Section
      title={text.title}
      aside={
        !isRevealed && may('people.reveal') ? (
          <Button look="quiet" onClick={() => setAsked('reveal')}>
            {text.reveal}
          </Button>
        ) : undefined
      }
    >
      <div className="grid gap-2 text-14">
        <p>
          <strong>{buyer.email}</strong> · {buyer.documentType} {buyer.document} ·{' '}
          {buyer.idCustomer === null ? text.guest : text.customer(buyer.idCustomer)}
        </p>
        <address className="not-italic">
          {to.firstName} {to.lastName}
          <br />
          {to.street}
          <br />
          {[to.postcode, to.city, to.region].filter(Boolean).join(', ')}
          <br />
          {to.phone}
        </address>
        <p className="text-ink-2">
          {names.delivery[delivery.method] ?? delivery.method}
          {delivery.from && delivery.to && (
            <>, {text.promised(day(delivery.from, language), day(delivery.to, language))}</>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {may('orders.edit') && order.addressObstacle === null && (
          <Button onClick={() => setAsked('address')}>{text.change}</Button>
        )}
        {may('people.reveal') && hasPapers(order.status) && (
          <>
            <LinkButton to={`/print/slips?orders=${order.orderNr}`}>{text.slip}</LinkButton>
            <LinkButton to={`/print/labels?orders=${order.orderNr}`}>{text.label}</LinkButton>
          </>
        )}
      </div>
      {asked === 'reveal' && <RevealDialog order={order} onClose={close} />}
      {asked === 'address' && <AddressDialog order={order} onClose={close} />}
    </Section>
  )
}
