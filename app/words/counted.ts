/** Numbers and the words that agree with them. */
export function countedIn(locale: string) {
  const format = new Intl.NumberFormat(locale)
  const figure = (count: number) => format.format(count)
  const many = (count: number, one: string, more: string) => (count === 1 ? one : more)
  return { figure, many, products: (count: number) => `${figure(count)} ${many(count, 'producto', 'productos')}` }
}
