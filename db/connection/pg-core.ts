// Drizzle's tables and columns, by one module for the reason in drizzle.ts.
export * from 'drizzle-orm/pg-core'
