/** From this stock on, a shopper reads 'there is enough'. */
const enough = 3

/** The stock figure of a size that is published: the true one would tell competitors what we sell (OP-036). */
export function quantityShown(stock: number): number {
  return Math.min(stock, enough)
}

/** The stock worth a label on a card: the last one or two units (PDP-10). */
export function lowStockShown(stock: number): number | null {
  return stock > 0 && stock < enough ? stock : null
}
