import { useStore } from '#app/store/use-store.ts'
import { productWords } from '#app/words/product-words.ts'

export const useProductWords = () => productWords(useStore().country)
