// Re-exports Drizzle's tables and columns, for the reason in drizzle.ts.
export * from 'drizzle-orm/pg-core'
