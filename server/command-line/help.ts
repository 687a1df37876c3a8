import type { Command } from './command.ts'

export function helpForAll(commands: readonly Command[]): string {
  const nameWidth = Math.max(...commands.map(({ name }) => name.length))
  return [
    'The operator’s side of the shop.',
    '',
    'Usage: npm run shop -- VERB …',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(nameWidth)}  ${summary}`),
    `  ${'help'.padEnd(nameWidth)}  This list, or everything about one command: npm run shop -- help advance-order`,
    '',
    'It works on the server of DATABASE_URL when that is set, else on the checkout’s own database, which is started for',
    'the command when the shop is not open. Every action is written to the table audit.',
  ].join('\n')
}

export function helpFor({ name, usage, summary, details, examples }: Command): string {
  return [
    `${name}: ${summary}`,
    '',
    `Usage: npm run shop -- ${name} ${usage}`.trim(),
    '',
    ...details,
    ...(details.length > 0 ? [''] : []),
    'Examples:',
    ...examples.map((example) => `  npm run shop -- ${example}`),
  ].join('\n')
}
