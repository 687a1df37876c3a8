import { noticeEvents, staffRoles } from '#domain/operations/notices/events.ts'
import { listContacts, setContacts } from '#server/platform/notices/change-contacts.ts'
import {
  deleteWebhook,
  deliveryStates,
  listDeliveries,
  listWebhooks,
  retryDeliveries,
  setWebhook,
} from '#server/platform/notices/change-webhooks.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { choiceOf, choicesOf, countryOf, numberOf, oneOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import {
  actingFor,
  defaultPage,
  jsonOption,
  maxPage,
  moment,
  pageOptions,
  print,
  reasonOption,
} from '#server/command-line/output.ts'

const eventsHelp = `Events: ${noticeEvents.join(', ')}.`

export const notifyListCommand: Command = {
  name: 'notify-list',
  usage: '[--json]',
  summary: 'Who of the staff gets a mail when something happens',
  details: [],
  examples: ['notify list'],
  takes: [],
  options: jsonOption,
  async run({ db, say }, _given, values) {
    const contacts = await listContacts(db)
    print({ say }, values, { contacts }, () => {
      for (const { role, country, email } of contacts) say(`${role}  ${country ?? 'all stores'}  ${email}`)
      if (contacts.length === 0) say('No one is notified: npm run shop -- help notify-set')
    })
  },
}

export const notifySetCommand: Command = {
  name: 'notify-set',
  usage: 'ROLE [E-MAIL …] [--country C] [--reason TEXT] [--json]',
  summary: 'Say who gets the mails of a role; without addresses no one does',
  details: [
    `ROLE is one of ${staffRoles.join(', ')}: orders hears of paid orders, care of returns and revoked purchases, finance of`,
    'money that is to be paid out, owner of all. --country: of this store only.',
  ],
  examples: ['notify set orders deposito@calandria.example', 'notify set finance caja@calandria.example --country cl'],
  takes: ['ROLE'],
  takesMore: true,
  options: { country: { type: 'string' }, ...reasonOption, ...jsonOption },
  async run(context, [which, ...emails], values) {
    const role = oneOf(staffRoles, which!, 'ROLE')
    const country = countryOf(values) ?? null
    await setContacts(context.db, { role, country, emails }, actingFor(context, values))
    const where = country ?? 'all stores'
    print(context, values, { role, country, emails }, () =>
      context.say(
        emails.length === 0
          ? `No one gets the mails of ${role} (${where}).`
          : `${role} (${where}): ${emails.join(', ')}`,
      ),
    )
  },
}

export const webhookListCommand: Command = {
  name: 'webhook-list',
  usage: '[--json]',
  summary: 'The addresses that events are sent to, with what waits and what was given up',
  details: [],
  examples: ['webhook list'],
  takes: [],
  options: jsonOption,
  async run({ db, say }, _given, values) {
    const webhooks = await listWebhooks(db)
    print({ say }, values, { webhooks }, () => {
      for (const { id, country, url, events, active, waiting, dead } of webhooks)
        say(
          `${id}  ${active ? 'on ' : 'off'}  ${country ?? 'all stores'}  ${url}  ${events.join(' ')}  ${waiting} waiting, ${dead} given up`,
        )
      if (webhooks.length === 0) say('There is no webhook.')
    })
  },
}

export const webhookSetCommand: Command = {
  name: 'webhook-set',
  usage: 'URL [--country C] [--events E,…] [--on] [--off] [--new-secret] [--reason TEXT] [--json]',
  summary: 'Send events to an address of yours, or change how',
  details: [
    `${eventsHelp} All of them unless said.`,
    'Each is a POST with JSON. X-Shop-Signature is v1= and the HMAC-SHA256, in hexadecimal, of X-Shop-Timestamp, a dot and',
    'the body, with the secret that is printed once; refuse what is older than five minutes. X-Shop-Delivery is the same',
    'when it is sent again. Any answer but 2xx is tried again, twelve times over most of a day; 410 ends it.',
    'Addresses inside your own network, and http, need WEBHOOKS_INSIDE=true.',
  ],
  examples: [
    'webhook set https://erp.calandria.example/shop --events order.paid',
    'webhook set https://erp.calandria.example/shop --off',
  ],
  takes: ['URL'],
  options: {
    country: { type: 'string' },
    events: { type: 'string' },
    on: { type: 'boolean' },
    off: { type: 'boolean' },
    'new-secret': { type: 'boolean' },
    ...reasonOption,
    ...jsonOption,
  },
  async run(context, [url], values) {
    if (values.on === true && values.off === true) throw new OperatorRefusal('Say --on or --off, not both.')
    const change = {
      url: url!,
      country: countryOf(values) ?? null,
      events: choicesOf(values, 'events', noticeEvents),
      active: values.on === true ? true : values.off === true ? false : undefined,
      isNewSecret: values['new-secret'] === true,
      isInsideAllowed: context.env.WEBHOOKS_INSIDE,
    }
    const { id, secret } = await setWebhook(context.db, change, actingFor(context, values))
    print(context, values, { id, secret }, () => {
      context.say(`Webhook ${id} is set.`)
      if (secret !== null) context.say(`Its secret, shown this once: ${secret}`)
    })
  },
}

export const webhookDeleteCommand: Command = {
  name: 'webhook-delete',
  usage: 'ID [--reason TEXT] [--json]',
  summary: 'Take a webhook away, with its deliveries',
  details: [],
  examples: ['webhook delete 1'],
  takes: ['ID'],
  options: { ...reasonOption, ...jsonOption },
  async run(context, [id], values) {
    const which = { id: wholeNumber(id!, 'ID', { from: 1 }) }
    await deleteWebhook(context.db, which, actingFor(context, values))
    print(context, values, which, () => context.say(`Webhook ${id} is gone.`))
  },
}

export const webhookDeliveriesCommand: Command = {
  name: 'webhook-deliveries',
  usage: '[--webhook ID] [--state S] [--limit N] [--after ID] [--json]',
  summary: 'What was sent to webhooks, the latest first, and what they answered',
  details: [`--state    ${deliveryStates.join(', ')}`, 'Delivered ones are kept 30 days, given up ones 90.'],
  examples: ['webhook deliveries --state dead'],
  takes: [],
  options: { webhook: { type: 'string' }, state: { type: 'string' }, ...pageOptions, ...jsonOption },
  async run({ db, say }, _given, values) {
    const filter = {
      webhookId: numberOf(values, 'webhook', { from: 1 }),
      state: choiceOf(values, 'state', deliveryStates),
    }
    const limit = numberOf(values, 'limit', { from: 1, to: maxPage }) ?? defaultPage
    const page = await listDeliveries(db, filter, { limit, after: numberOf(values, 'after', { from: 1 }) })
    print({ say }, values, page, () => {
      for (const {
        id,
        webhookId,
        country,
        event,
        data,
        createdAt,
        attempts,
        dueAt,
        lastError,
        deliveredAt,
        deadAt,
      } of page.deliveries) {
        const state = deliveredAt ? 'delivered' : deadAt ? 'given up' : `next attempt ${moment(dueAt, country)}`
        say(
          `${id}  to ${webhookId}  ${country}  ${moment(createdAt, country)}  ${event} ${String(data.ref)}  ${state}, ${attempts} attempts${lastError === null ? '' : `; ${lastError}`}`,
        )
      }
      if (page.deliveries.length === 0) say('No delivery is like that.')
      if (page.next !== null) say(`… and more: --after ${page.next}`)
    })
  },
}

export const webhookRetryCommand: Command = {
  name: 'webhook-retry',
  usage: 'ID [--reason TEXT] [--json]',
  summary: 'Send a delivery again that was given up; ID is all for all of them',
  details: ['A running shop sends it at once.'],
  examples: ['webhook retry 12', 'webhook retry all'],
  takes: ['ID'],
  options: { ...reasonOption, ...jsonOption },
  async run(context, [id], values) {
    const which = id === 'all' ? 'all' : wholeNumber(id!, 'ID', { from: 1 })
    const revived = await retryDeliveries(context.db, which, actingFor(context, values))
    print(context, values, { revived }, () => context.say(`${revived} deliveries will be sent again.`))
  },
}
