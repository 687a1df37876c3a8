import type { Verb } from '../verb.ts'
import {
  annulExchangeVerb,
  approveExchangeVerb,
  finishExchangeVerb,
  receiveExchangeVerb,
  rejectExchangeVerb,
} from './exchanges.ts'
import { exportVerb, importVerb } from './feeds.ts'
import { runJobsVerb } from './jobs.ts'
import { advanceOrderVerb, setStockVerb } from './orders.ts'
import {
  payCreditVerb,
  payWithdrawalVerb,
  rejectCreditVerb,
  rejectWithdrawalVerb,
  revokeSessionsVerb,
} from './people.ts'
import { reset, seed } from './seeding.ts'

/** Every verb, in the order in which help lists them. */
export const verbs: readonly Verb[] = [
  reset,
  seed,
  advanceOrderVerb,
  setStockVerb,
  approveExchangeVerb,
  rejectExchangeVerb,
  receiveExchangeVerb,
  finishExchangeVerb,
  annulExchangeVerb,
  payWithdrawalVerb,
  rejectWithdrawalVerb,
  payCreditVerb,
  rejectCreditVerb,
  revokeSessionsVerb,
  runJobsVerb,
  importVerb,
  exportVerb,
]
