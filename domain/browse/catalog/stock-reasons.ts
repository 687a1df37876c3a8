/** Why the stock of a size changed; the sum of all changes is the stock (INV-02). */
export const stockReasons = ['seed', 'order', 'cancel', 'return', 'adjust'] as const
export type StockReason = (typeof stockReasons)[number]
