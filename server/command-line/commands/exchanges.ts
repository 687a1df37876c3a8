import { approveExchange } from '#server/after-sale/exchanges/approve-exchange.ts'
import { annulExchange, rejectExchange } from '#server/after-sale/exchanges/close-exchange.ts'
import { finishExchange } from '#server/after-sale/exchanges/finish-exchange.ts'
import { receiveExchange } from '#server/after-sale/exchanges/receive-exchange.ts'
import { textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

const road = 'The road of an exchange: requested → approved → received → finished; requested → rejected;'
const exits = 'requested or approved → annulled.'
const takes = ['PROCESS_NR'] as const
const reason = { reason: { type: 'string' } } as const

export const approveExchangeCommand: Command = {
  name: 'approve-exchange',
  usage: 'PROCESS_NR',
  summary: 'Accept a requested exchange or return; takes the other size from stock',
  details: [road, exits, 'A branch drop-off gets its last day now, if it has none.'],
  examples: ['approve-exchange C1001'],
  takes,
  options: {},
  async run({ db, acting, say }, [batchnumber]) {
    const { maxDate } = await approveExchange(db, { batchnumber: batchnumber! }, acting)
    say(`Exchange ${batchnumber}: approved${maxDate ? `, to be dropped off by ${maxDate}` : ''}.`)
  },
}

export const rejectExchangeCommand: Command = {
  name: 'reject-exchange',
  usage: 'PROCESS_NR --reason TEXT',
  summary: 'Decline a requested exchange or return; the customer reads the reason',
  details: [road, exits],
  examples: ['reject-exchange C1001 --reason "Le falta la etiqueta."'],
  takes,
  options: reason,
  async run({ db, acting, say }, [batchnumber], values) {
    await rejectExchange(db, { batchnumber: batchnumber!, reason: textOf(values, 'reason') }, acting)
    say(`Exchange ${batchnumber}: rejected.`)
  },
}

export const receiveExchangeCommand: Command = {
  name: 'receive-exchange',
  usage: 'PROCESS_NR',
  summary: 'Book what came back; faulty things stay out of stock',
  details: [road, exits],
  examples: ['receive-exchange C1002'],
  takes,
  options: {},
  async run({ db, acting, say }, [batchnumber]) {
    await receiveExchange(db, { batchnumber: batchnumber! }, acting)
    say(`Exchange ${batchnumber}: received.`)
  },
}

export const finishExchangeCommand: Command = {
  name: 'finish-exchange',
  usage: 'PROCESS_NR',
  summary: 'Give the customer what was asked for: money, the other size, a coupon or wallet credit',
  details: [road, exits, 'The order becomes partly_returned or returned.'],
  examples: ['finish-exchange C1002'],
  takes,
  options: {},
  async run({ db, acting, say }, [batchnumber]) {
    const { results } = await finishExchange(db, { batchnumber: batchnumber! }, acting)
    say(`Exchange ${batchnumber}: finished (${results.map(({ way, ref }) => `${way} ${ref ?? '–'}`).join(', ')}).`)
  },
}

export const annulExchangeCommand: Command = {
  name: 'annul-exchange',
  usage: 'PROCESS_NR [--reason TEXT]',
  summary: 'Call off an exchange for its customer; the other size goes back to stock',
  details: [road, exits],
  examples: ['annul-exchange C1002 --reason "La clienta se arrepintió."'],
  takes,
  options: reason,
  async run({ db, acting, say }, [batchnumber], values) {
    await annulExchange(db, { batchnumber: batchnumber!, reason: textOf(values, 'reason') }, acting)
    say(`Exchange ${batchnumber}: annulled.`)
  },
}
