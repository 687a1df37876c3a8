import { useStore } from '#app/platform/country/use-store.ts'
import { productWords } from './product-words.ts'

export const useProductWords = () => productWords(useStore().country)
