import { create } from 'zustand'
import type { TwoStepChallenge } from '#contract/customers/account.ts'

/** A login that waits for its code (AUTH-05, 2FA-03). In memory only: a customer who leaves the page signs in again. */
export type Challenge = TwoStepChallenge & { isKept: boolean }

export const useChallenge = create<{ challenge?: Challenge | undefined }>(() => ({}))
