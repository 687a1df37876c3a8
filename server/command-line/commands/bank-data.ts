import { sealBankData } from '#db/bank-data/seal-rows.ts'
import { bankDataSealer } from '#server/after-sale/bank-data/keys.ts'
import { payableKinds, readAccount } from '#server/ledger/wallet/read-account.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import type { Command } from '#server/command-line/command.ts'

export const bankAccountCommand: Command = {
  name: 'bank-account',
  usage: 'withdrawal|credit|exchange ID',
  summary: 'Show the bank account that a request is to be paid to',
  details: ['In clear, for paying it. Who looked, at what and when is recorded.'],
  examples: ['bank-account withdrawal 2', 'bank-account credit 1', 'bank-account exchange C1006'],
  takes: ['KIND', 'ID'],
  options: {},
  async run({ db, env, root, acting, say }, [kindText, id]) {
    const kind = payableKinds.find((known) => known === kindText)
    if (!kind) throw new OperatorRefusal(`KIND must be one of ${payableKinds.join(', ')}; "${kindText}" is not.`)
    const data = await readAccount(db, bankDataSealer(env, root), { kind, id: id! }, acting)
    for (const [name, value] of Object.entries(data)) if (value) say(`${name.replaceAll('_', ' ')}: ${value}`)
  },
}

export const sealBankDataCommand: Command = {
  name: 'seal-bank-data',
  usage: '',
  summary: 'Seal all bank data with the first key of BANK_DATA_KEYS',
  details: [
    'After a new key was put first and every node has it. When it is done, the old key may go.',
    'Running it again does nothing more.',
  ],
  examples: ['seal-bank-data'],
  takes: [],
  options: {},
  async run({ db, env, root, say }) {
    const done = await sealBankData(db, bankDataSealer(env, root), { isEverything: true })
    say(`${done} accounts sealed again.`)
  },
}
