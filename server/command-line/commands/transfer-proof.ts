import { writeFile } from 'node:fs/promises'
import { bankDataSealer } from '#server/after-sale/bank-data/keys.ts'
import { openProof } from '#server/buy/payments/transfer/open-proof.ts'
import { photoStoreOf } from '#server/operations/photos/services.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { textOf } from '#server/command-line/arguments.ts'
import type { Command } from '#server/command-line/command.ts'
import { actingFor, jsonOption, print, reasonOption } from '#server/command-line/output.ts'

const endingOf = { picture: '.webp', pdf: '.pdf' } as const

export const paymentProofCommand: Command = {
  name: 'payment-proof',
  usage: 'ORDER_NR [--file NAME] [--reason TEXT] [--json]',
  summary: 'Write the proof of a bank transfer that the shopper sent to a file',
  details: [
    '--file     the name without its ending; proof-ORDER_NR unless said. A file that exists is not overwritten.',
    'Who looked, at which order and when is recorded. A PDF is as the shopper sent it: open it like a stranger’s.',
    'A proof shows what somebody wants to be seen: the order is paid when the account says so (payment confirm).',
  ],
  examples: [
    'payment proof 7K3Q9XMD',
    'payment proof 7K3Q9XMD --file comprobantes/7K3Q9XMD --reason "Buscar la transferencia"',
  ],
  takes: ['ORDER_NR'],
  options: { file: { type: 'string' }, ...reasonOption, ...jsonOption },
  async run(context, [typed], values) {
    const { db, env, root, fileOf, say } = context
    const orderNr = typed!.toUpperCase()
    const stores = { db, photos: photoStoreOf(env, root), sealer: bankDataSealer(env, root) }
    const { kind, sentAt, content } = await openProof(stores, orderNr, actingFor(context, values))
    const file = fileOf(`${textOf(values, 'file') ?? `proof-${orderNr}`}${endingOf[kind]}`)
    await writeFile(file, content, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
      throw new OperatorRefusal(
        error.code === 'EEXIST' ? `${file} exists already.` : `${file} cannot be written: ${error.message}.`,
      )
    })
    print({ say }, values, { order: orderNr, kind, sentAt, file }, () => say(`${file} written.`))
  },
}
