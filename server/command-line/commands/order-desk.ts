import { maxNoteLength, noteOrder } from '#server/buy/orders/order-notes.ts'
import { sendMailAgain } from '#server/buy/orders/order-mails.ts'
import { wholeNumber } from '#server/command-line/arguments.ts'
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
    'MAIL is its number in order show. It is written anew, to the address its buyer has now, and only while what it says is true.',
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
