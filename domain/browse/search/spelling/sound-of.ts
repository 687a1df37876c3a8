/**
 * How a folded word sounds in Latin American Spanish, where `sapatilla`, `vota` and `gergo` sound like the correct
 * spelling.
 */
export function soundOf(word: string): string {
  return word
    .replaceAll(/h|(.)(?=\1)/g, '')
    .replaceAll('qu', 'k')
    .replaceAll(/c(?=[ei])|z|x/g, 's')
    .replaceAll('c', 'k')
    .replaceAll(/g(?=[ei])/g, 'j')
    .replaceAll(/ll?(?=[aeiou])|y|i(?=[aeou])/g, (found) => (found === 'l' ? 'l' : 'y'))
    .replaceAll(/[vw]/g, 'b')
}
