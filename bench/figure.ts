/**
 * A figure that `npm run bench -- --against REVISION` compares with that of another commit: a ratio measured in one run,
 * or processor time.
 */
export function printFigure(name: string, value: number, better: 'higher' | 'lower'): void {
  console.log(`= ${name}: ${value.toPrecision(4)} (${better} is better)`)
}
