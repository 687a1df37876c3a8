import { useCountry } from '#app/platform/country/use-country.ts'
import { productWords } from './product-words.ts'

export const useProductWords = () => productWords(useCountry().country)
