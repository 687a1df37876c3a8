import { FeedRefusal } from '#server/operations/feeds/refusal.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** What a file is refused for is a sentence to the operator; any other failure is a fault. */
export const asRefusal = (error: unknown): never => {
  throw error instanceof FeedRefusal ? new OperatorRefusal(error.message) : error
}
