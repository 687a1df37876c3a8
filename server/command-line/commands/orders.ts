import { orderTransitions } from '#domain/buy/orders/statuses.ts'
import { advanceOrder } from '#server/ledger/orders/advance-order.ts'
import { setStock } from '#server/ledger/stock/set-stock.ts'
import { countryFrom, textOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

const arrows = Object.entries(orderTransitions)
  .filter(([, ways]) => ways.length > 0)
  .map(([from, ways]) => `  ${from.padEnd(16)} → ${ways.join(', ')}`)

export const advanceOrderCommand: Command = {
  name: 'advance-order',
  usage: 'ORDER_NR [--to STATUS] [--note TEXT]',
  summary: 'Move an order one step on, or where you say along its arrows',
  details: [
    'Without --to the next step on its way to the customer. Its arrows:',
    ...arrows,
    'paid approves the payment; cancelled and payment_rejected give back stock, coupon uses and wallet money;',
    'shipped means of a pickup that it is ready at its branch;',
    'the two returned statuses follow from finish-exchange.',
  ],
  examples: ['advance-order R107', 'advance order R106 --to cancelled --note "Sin stock en depósito"'],
  takes: ['ORDER_NR'],
  options: { to: { type: 'string' }, note: { type: 'string' } },
  async run({ db, acting, say }, [orderNr], values) {
    const step = { orderNr: orderNr!, to: textOf(values, 'to'), note: textOf(values, 'note') }
    const { from, to } = await advanceOrder(db, step, acting)
    say(`Order ${orderNr}: ${from} → ${to}.`)
  },
}

export const setStockCommand: Command = {
  name: 'set-stock',
  usage: 'SKU-SIZE NUMBER [--country ar|cl|co]',
  summary: 'Say how many of a size are in stock',
  details: [
    'The difference is booked as an adjustment, so that stock stays the sum of its movements.',
    '--country   the store, needed where several have the sku',
  ],
  examples: ['set-stock ZM0001-38 12', 'set stock ZM0005-37 0 --country ar'],
  takes: ['SKU-SIZE', 'NUMBER'],
  options: { country: { type: 'string' } },
  async run({ db, acting, say }, [skuSimple, number], values) {
    const stock = wholeNumber(number!, 'NUMBER', { to: 1_000_000 })
    const countryText = textOf(values, 'country')
    const country = countryText === undefined ? undefined : countryFrom(countryText)
    const { before, after } = await setStock(db, { skuSimple: skuSimple!, stock, country }, acting)
    say(before === after ? `${skuSimple}: ${after} already.` : `${skuSimple}: ${before} → ${after}.`)
  },
}
