/** From here on a shopper reads 'there is enough'. */
const enough = 3

/** What is told of a size's stock: the true figure would tell a rival what we sell (OP-036). */
export function quantityShown(stock: number): number {
  return Math.min(stock, enough)
}

/** The units worth a label on a card: the last one and the last two (PDP-10). */
export function lowStockShown(stock: number): number | null {
  return stock > 0 && stock < enough ? stock : null
}
