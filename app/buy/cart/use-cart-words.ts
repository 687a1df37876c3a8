import { useCountry } from '#app/platform/country/use-country.ts'
import { cartWords } from './cart-words.ts'

export const useCartWords = () => cartWords(useCountry().country)
