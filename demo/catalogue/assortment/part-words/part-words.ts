import type { PartWords } from './part-words-type.ts'
import { accessoryWords } from './accessories.ts'
import { clothesWords } from './clothes.ts'
import { shoeWords } from './shoes.ts'

export const partWords: PartWords = { ...shoeWords, ...clothesWords, ...accessoryWords }
