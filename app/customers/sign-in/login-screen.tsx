import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useCustomer } from '#app/platform/session/customer.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import { ButtonLink } from '#app/platform/ui/button.tsx'
import { loginWords, type LoginWords } from '#app/platform/texts/login-words.ts'
import { useChallenge } from './challenge-store.ts'
import { CodeForm } from './code-form.tsx'
import type { SubmittedLogin } from './submit-login.ts'
import { FacebookButton } from './facebook-button.tsx'
import { LoginForm } from './login-form.tsx'
import { useSignInLinks } from './sign-in-links.ts'
import { SignInPage } from './sign-in-page.tsx'

type LoginScreenProps = { hasTwoSteps: boolean; submitted: SubmittedLogin | undefined }

function NewHere({ words, register }: { words: LoginWords['newHere']; register: string }) {
  const { brand } = useCountry()
  return (
    <>
      <h2 className="text-22 font-bold">{words.title(brand.name)}</h2>
      <ul className="mt-3 grid gap-2">
        {words.points.map((point) => (
          <li key={point} className="flex gap-2.5">
            <Check aria-hidden="true" size={22} strokeWidth={1.5} className="mt-px shrink-0" />
            {point}
          </li>
        ))}
      </ul>
      <ButtonLink to={register} look="secondary" className="mt-6 bg-surface! hover:bg-ink!">
        {words.button}
      </ButtonLink>
    </>
  )
}

/** A customer who is already signed in can continue. */
function AlreadySignedIn({ words, next }: { words: LoginWords['login']; next: string }) {
  const { loggedIn, first_name: name } = useCustomer()
  if (!loggedIn || !name) return null
  return (
    <p className="mb-6 flex items-center justify-between gap-4 border-l-4 border-ink bg-surface py-1 pl-4">
      {words.already(name)}
      <Link to={next} className="inline-flex min-h-12 items-center px-4 font-semibold underline underline-offset-4">
        {words.goOn}
      </Link>
    </p>
  )
}

export function LoginScreen({ hasTwoSteps, submitted }: LoginScreenProps) {
  const { country } = useCountry()
  const words = loginWords(country)
  const { isCheckout, next, register } = useSignInLinks()
  const pending = useChallenge((state) => state.challenge)
  const challenge = pending ?? submitted?.challenge
  if (challenge) {
    return (
      <SignInPage title={words.code.title} text={words.code.text(challenge.sent_to)}>
        <CodeForm key={challenge.login_token} challenge={challenge} submitted={submitted} />
      </SignInPage>
    )
  }
  const form = (
    <>
      <LoginForm hasTwoSteps={hasTwoSteps} submitted={submitted} look={isCheckout ? 'secondary' : 'primary'} />
      <FacebookButton next={next} />
    </>
  )
  const aside = <NewHere words={words.newHere} register={register} />
  if (isCheckout) {
    return (
      <SignInPage title={words.checkout.title} aside={aside}>
        <ButtonLink to="/checkout" isWide>
          {words.checkout.guest}
        </ButtonLink>
        <p className="mt-2 text-14 text-ink-2">{words.checkout.guestText}</p>
        <h2 className="mt-8 mb-4 border-t border-line pt-8 text-22 font-bold">{words.checkout.withAccount}</h2>
        {form}
      </SignInPage>
    )
  }
  return (
    <SignInPage title={words.login.title} text={words.login.text} aside={aside}>
      <AlreadySignedIn words={words.login} next={next} />
      {form}
    </SignInPage>
  )
}
