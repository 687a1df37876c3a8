/** Words for the person at the terminal; everything else is a log line. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
