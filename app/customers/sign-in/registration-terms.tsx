import { TextLink } from '#app/platform/ui/text-link.tsx'
import { useCountry } from '#app/platform/country/use-country.ts'
import { loginWords } from '#app/platform/texts/login-words.ts'

const linkLook = 'underline underline-offset-4'

/** What a new customer agrees to, with links to it; they open apart, so that nothing typed is lost. */
export function RegistrationTerms() {
  const { country, words } = useCountry()
  const { agree, and } = loginWords(country).register
  return (
    <p className="text-14 text-ink-2">
      {agree}{' '}
      <TextLink page="ac-terminos-y-condiciones" target="_blank" className={linkLook}>
        {words.footer.terms.toLowerCase()}
      </TextLink>{' '}
      {and}{' '}
      <TextLink page="ac-privacidad" target="_blank" className={linkLook}>
        {words.footer.privacy.toLowerCase()}
      </TextLink>
      .
    </p>
  )
}
