import { cutOrder } from '#server/after-sale/cuts/cut-order.ts'
import { retryPart } from '#server/buy/payments/retry-part.ts'
import { changeAddress } from '#server/buy/orders/change-address.ts'
import { typeOver } from '#server/buy/orders/type-over.ts'
import { maxNoteLength, noteOrder } from '#server/buy/orders/order-notes.ts'
import { sendMailAgain } from '#server/buy/orders/order-mails.ts'
import { sendParcel } from '#server/ledger/orders/send-parcel.ts'
import { textOf, wholeNumber } from '#server/command-line/arguments.ts'
import { actingFor, reasonOption } from '#server/command-line/output.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { Command } from '#server/command-line/command.ts'

export const orderNoteCommand: Command = {
  name: 'order-note',
  usage: 'ORDER_NR TEXT',
  summary: 'Leave a note on an order for the staff',
  details: [`Its shopper never reads it. ${maxNoteLength} characters at most; order show has them all.`],
  examples: ['order note R107 "Pide que llamen antes de ir"'],
  takes: ['ORDER_NR', 'TEXT'],
  options: {},
  async run({ db, acting, say }, [orderNr, text]) {
    await noteOrder(db, { orderNr: orderNr!.toUpperCase(), text: text! }, acting)
    say(`Order ${orderNr}: noted.`)
  },
}

export const orderMailAgainCommand: Command = {
  name: 'order-mail-again',
  usage: 'ORDER_NR MAIL',
  summary: 'Send a mail of an order once more',
  details: [
    'MAIL is its number in order show. It is written again, to the address its buyer has now, and only while what it says is true.',
  ],
  examples: ['order-mail-again R106 14'],
  takes: ['ORDER_NR', 'MAIL'],
  options: {},
  async run({ db, acting, say }, [orderNr, mail]) {
    const wanted = { orderNr: orderNr!.toUpperCase(), id: wholeNumber(mail!, 'MAIL', { from: 1 }) }
    const { template } = await sendMailAgain(db, wanted, acting)
    say(`Order ${orderNr}: ${template} is on its way.`)
  },
}

const addressOptions = {
  first: { type: 'string' },
  last: { type: 'string' },
  prefix: { type: 'string' },
  phone: { type: 'string' },
  street: { type: 'string' },
  number: { type: 'string' },
  more: { type: 'string' },
  postcode: { type: 'string' },
  region: { type: 'string' },
  city: { type: 'string' },
} as const
const addressNames = Object.keys(addressOptions) as (keyof typeof addressOptions)[]

export const orderAddressCommand: Command = {
  name: 'order-address',
  usage:
    'ORDER_NR --reason TEXT [--street T] [--number N] [--more T] [--city NAME] [--region NAME] [--postcode N] [--first T] [--last T] [--prefix N] [--phone N]',
  summary: 'Send an order to another address, before it leaves',
  details: [
    'What is not named stays as it is. Refused where delivery costs another price, or does not go; its shopper gets a mail.',
    '--more   flat, floor or barrio',
    '--region, --city   by their names; with --region the city has to be named too',
  ],
  examples: ['order address R106 --street "Calle Defensa" --number 1200 --reason "Se mudó"'],
  takes: ['ORDER_NR'],
  options: { ...addressOptions, ...reasonOption },
  async run(context, [orderNr], values) {
    const acting = actingFor(context, values)
    if (!acting.reason) throw new OperatorRefusal('--reason is missing: why it goes elsewhere, for the audit.')
    const typed = Object.fromEntries(addressNames.map((name) => [name, textOf(values, name)]))
    const wanted = { orderNr: orderNr!.toUpperCase() }
    const address = await typeOver(context.db, wanted.orderNr, typed)
    await changeAddress(context.db, { ...wanted, address }, acting)
    context.say(`Order ${orderNr} goes to ${address.address1} ${address.streetNumber}, ${address.city}.`)
  },
}

/** `12` is one unit of row 12, `12:2` two of it. */
function wishFrom(text: string): { id: number; quantity: number } {
  const [, id, quantity = '1'] = /^(\d{1,9})(?::(\d{1,4}))?$/.exec(text) ?? []
  if (id === undefined) throw new OperatorRefusal(`"${text}" is no row like 12 or 12:2; order show has their numbers.`)
  return { id: Number(id), quantity: Number(quantity) }
}

export const orderCutCommand: Command = {
  name: 'order-cut',
  usage: 'ORDER_NR ROW[:UNITS] [ROW[:UNITS] …] --reason TEXT',
  summary: 'Cancel a part of a paid order before it leaves: stock and money go back',
  details: [
    'ROW is the number before a line in order show. What was paid for the units goes back as it came, by the rules of returns.',
    'The whole order is cancelled by advance-order --to cancelled.',
  ],
  examples: ['order cut R106 12 --reason "Sin stock en depósito"'],
  takes: ['ORDER_NR', 'ROW'],
  takesMore: true,
  options: reasonOption,
  async run(context, [orderNr, ...rows], values) {
    const acting = actingFor(context, values)
    if (!acting.reason) throw new OperatorRefusal('--reason is missing: why it is cancelled, for the audit.')
    const wanted = { orderNr: orderNr!.toUpperCase(), items: rows.map(wishFrom) }
    const { units, money, wallet, credit } = await cutOrder(context.db, wanted, acting)
    context.say(
      `Order ${orderNr}: ${units} units cancelled; back go ${money} by the provider, ${wallet} to the wallet, ${credit} as credit, in minor units.`,
    )
  },
}

export const orderParcelCommand: Command = {
  name: 'order-parcel',
  usage: 'ORDER_NR ROW[:UNITS] [ROW[:UNITS] …] [--carrier NAME] [--tracking CODE]',
  summary: 'Send units of an order in a parcel of their own; with the last unit the order is shipped',
  details: [
    'ROW is the number before a line in order show. Its shopper gets a mail with what is in it and what is to come.',
  ],
  examples: ['order parcel R106 12:1 --carrier Andreani --tracking 360000123456'],
  takes: ['ORDER_NR', 'ROW'],
  takesMore: true,
  options: { carrier: { type: 'string' }, tracking: { type: 'string' } },
  async run({ db, acting, say }, [orderNr, ...rows], values) {
    const parcel = { carrier: textOf(values, 'carrier'), tracking: textOf(values, 'tracking') }
    if ((parcel.carrier?.length ?? 0) > 60 || (parcel.tracking?.length ?? 0) > 80)
      throw new OperatorRefusal('--carrier has 60 signs at most, --tracking 80.')
    const wanted = { orderNr: orderNr!.toUpperCase(), items: rows.map(wishFrom), ...parcel }
    const { isLast } = await sendParcel(db, wanted, acting)
    say(`Order ${orderNr}: ${isLast ? 'all of it has left.' : 'a part has left.'}`)
  },
}

export const refundRetryCommand: Command = {
  name: 'refund-retry',
  usage: 'ORDER_NR PAYMENT --reason TEXT',
  summary: 'Ask the provider again for a refund of a part that it refused',
  details: ['PAYMENT is its number in order show.'],
  examples: ['refund-retry R106 41 --reason "La cuenta ya tiene saldo"'],
  takes: ['ORDER_NR', 'PAYMENT'],
  options: reasonOption,
  async run(context, [orderNr, id], values) {
    const wanted = { orderNr: orderNr!.toUpperCase(), id: wholeNumber(id!, 'PAYMENT', { from: 1 }) }
    await retryPart(context.db, wanted, actingFor(context, values))
    context.say(`Order ${orderNr}: the refund is asked for again.`)
  },
}
