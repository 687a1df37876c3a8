/** Prints a line for the person at the terminal; everything else is logged. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
