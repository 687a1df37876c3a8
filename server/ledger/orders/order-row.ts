import type { salesOrder } from '#db/schema/orders.ts'

export type OrderRow = typeof salesOrder.$inferSelect
