import { accessoryWords } from './accessories.ts'
import { clothesWords } from './clothes.ts'
import { shoeWords } from './shoes.ts'

/** What is said of each way a part comes in; the parts in the order in which they are said. */
export type PartWords = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

export const partWords: PartWords = { ...shoeWords, ...clothesWords, ...accessoryWords }
