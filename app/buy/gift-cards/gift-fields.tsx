import { Field } from '#app/platform/ui/field.tsx'
import { giftCardWords } from '#app/platform/texts/gift-card-words.ts'
import { useCountry } from '#app/platform/country/use-country.ts'
import type { GiftFields as Values } from '#domain/buy/gift-cards/gift-card.ts'

/** The labels of the fields by name, for the summary of problems. */
export function useGiftLabels() {
  const { bought: words } = giftCardWords(useCountry().country)
  return {
    recipient_name: words.name,
    recipient_email: words.email,
    message: words.message,
    send_on: words.day,
  }
}

type GiftFieldsProps = { values: Values; today: string; errorOf(name: string): string | undefined }

/** Who gets a gift card, what it says and when it goes. */
export function GiftFields({ values, today, errorOf }: GiftFieldsProps) {
  const labels = useGiftLabels()
  const named = (name: keyof typeof labels) => ({
    id: name,
    name,
    label: labels[name],
    error: errorOf(name),
    defaultValue: values[name],
    autoComplete: 'off',
  })
  return (
    <>
      <Field {...named('recipient_name')} autoCapitalize="words" />
      <Field {...named('recipient_email')} type="email" inputMode="email" autoCapitalize="none" />
      <Field {...named('message')} maxLength={300} />
      <Field {...named('send_on')} type="date" min={today} defaultValue={values.send_on || today} />
    </>
  )
}
