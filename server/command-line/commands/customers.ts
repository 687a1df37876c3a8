import { findCustomers } from '#server/customers/account/find-customers.ts'
import { countryOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { actingFor, jsonOption, moment, money, reasonOption, print } from '#server/command-line/output.ts'

export const customerFindCommand: Command = {
  name: 'customer-find',
  usage: 'TEXT --reason TEXT [--country C] [--reveal] [--json]',
  summary: 'Look customers up, for a reason that is recorded',
  details: [
    'TEXT is a whole e-mail, document or order number, or #NUMBER of a customer. Closed accounts have no person any more.',
    'Personal data is masked; --reveal shows it, and that it was shown is recorded too.',
  ],
  examples: ['customer find ana@example.com --reason "Pregunta por su cambio C1001"'],
  takes: ['TEXT'],
  options: { country: { type: 'string' }, reveal: { type: 'boolean' }, ...reasonOption, ...jsonOption },
  async run(context, [text], values) {
    const country = countryOf(values)
    const query = { text: text!, countries: country && [country], isRevealed: values.reveal === true }
    const found = await findCustomers(context.db, query, actingFor(context, values))
    print(context, values, { customers: found }, () => {
      for (const one of found) {
        const { idCustomer, country, email, name, documentType, document, orders, lastOrderAt, wallet, createdAt } = one
        context.say(
          `#${idCustomer}  ${country}  ${name}  ${email}  ${documentType} ${document}  since ${moment(createdAt, country)}`,
        )
        const last = lastOrderAt === null ? '' : `, the last one ${moment(lastOrderAt, country)}`
        context.say(`   ${orders} orders${last}; wallet ${money(wallet, country)}`)
      }
      if (found.length === 0) context.say('No customer is like that.')
    })
  },
}
