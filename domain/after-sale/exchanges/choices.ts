/** How the goods are returned (EXC-07). */
export const returnMethods = ['home_pickup', 'branch_dropoff'] as const
export type ReturnMethod = (typeof returnMethods)[number]

/** What the customer receives for returned goods (EXC-08, EXC-09). */
export const returnWays = ['refund', 'exchange', 'credit_coupon', 'credit_wallet'] as const
export type ReturnWay = (typeof returnWays)[number]

/** Who collects goods at home, by region (OP-089). */
export const collectors = ['own_fleet', 'carrier'] as const
export type Collector = (typeof collectors)[number]

/** The only home pickup window, 8 to 17 hrs (EXC-15). */
export const pickupSlots = ['8-17'] as const

/** The lists that fill a return form (EXC-02). */
export const exchangeOptionKinds = ['changeReasons', 'replacementMethods', 'refundMethods', 'accountTypes'] as const
export type ExchangeOptionKind = (typeof exchangeOptionKinds)[number]
