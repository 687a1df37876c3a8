import type { Verb } from '../verb.ts'
import { reset, seed } from './seeding.ts'

/** Every verb, in the order in which help lists them. */
export const verbs: readonly Verb[] = [reset, seed]
