import { payWithdrawal, rejectWithdrawal } from '#server/ledger/wallet/withdrawals.ts'
import { payCredit, rejectCredit } from '#server/ledger/credits/credit-requests.ts'
import { revokeSessions } from '#server/platform/sessions/revoke-sessions.ts'
import { countryFrom, textOf, wholeNumber } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'

export const payWithdrawalCommand: Command = {
  name: 'pay-withdrawal',
  usage: 'ID',
  summary: 'Note that a requested withdrawal from a wallet was paid',
  details: ['The money left the wallet when it was asked for; nothing more is booked.'],
  examples: ['pay-withdrawal 2'],
  takes: ['ID'],
  options: {},
  async run({ db, acting, say }, [id]) {
    await payWithdrawal(db, { id: wholeNumber(id!, 'ID', { from: 1 }) }, acting)
    say(`Withdrawal ${id}: paid.`)
  },
}

export const rejectWithdrawalCommand: Command = {
  name: 'reject-withdrawal',
  usage: 'ID [--reason TEXT]',
  summary: 'Decline a requested withdrawal; the money is back in the wallet',
  details: ['Books an Ingreso of the same amount. The reason stands in the movement’s description.'],
  examples: ['reject-withdrawal 2 --reason "El CBU no existe"'],
  takes: ['ID'],
  options: { reason: { type: 'string' } },
  async run({ db, acting, say }, [id], values) {
    const input = { id: wholeNumber(id!, 'ID', { from: 1 }), reason: textOf(values, 'reason') }
    await rejectWithdrawal(db, input, acting)
    say(`Withdrawal ${id}: rejected, the money is back in the wallet.`)
  },
}

export const payCreditCommand: Command = {
  name: 'pay-credit',
  usage: 'ID',
  summary: 'Turn a credit into money as its owner asked: paid by the bank, or into the wallet',
  details: ['ID is the number of the request. Nothing of the credit is left to spend afterwards.'],
  examples: ['pay-credit 1'],
  takes: ['ID'],
  options: {},
  async run({ db, acting, say }, [id]) {
    const { way } = await payCredit(db, { id: wholeNumber(id!, 'ID', { from: 1 }) }, acting)
    say(`Request ${id}: paid, by way of ${way}.`)
  },
}

export const rejectCreditCommand: Command = {
  name: 'reject-credit',
  usage: 'ID',
  summary: 'Decline to turn a credit into money; it can be spent again',
  details: ['ID is the number of the request.'],
  examples: ['reject-credit 1'],
  takes: ['ID'],
  options: {},
  async run({ db, acting, say }, [id]) {
    await rejectCredit(db, { id: wholeNumber(id!, 'ID', { from: 1 }) }, acting)
    say(`Request ${id}: rejected, the credit is its owner’s again.`)
  },
}

export const revokeSessionsCommand: Command = {
  name: 'revoke-sessions',
  usage: 'E-MAIL [--country ar|cl|co]',
  summary: 'Sign a customer out everywhere',
  details: [
    'Ends all sessions, remembered browsers and logins that wait for a code.',
    'The part before the @ is enough when it names one customer only.',
  ],
  examples: ['revoke-sessions ana@example.com', 'revoke sessions ana'],
  takes: ['E-MAIL'],
  options: { country: { type: 'string' } },
  async run({ db, acting, say }, [who], values) {
    const countryText = textOf(values, 'country')
    const country = countryText === undefined ? undefined : countryFrom(countryText)
    const { email, sessions, remembered, ...rest } = await revokeSessions(db, { who: who!, country }, acting)
    say(`${email} (${rest.country}) is signed out: ${sessions} sessions and ${remembered} remembered browsers ended.`)
  },
}
