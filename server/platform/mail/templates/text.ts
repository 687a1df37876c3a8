import { countryProfiles } from '#domain/platform/country/settings.ts'
import type { MailContent, TemplateContext } from './template.ts'

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')
const block = (lines: readonly string[]) => (lines.length > 0 ? [lines.join('\n')] : [])

/** The mail for programs that show no HTML: the same parts in the same order. */
export function textOf(content: MailContent, { country, link, supportEmail, brand }: TemplateContext): string {
  const { title, paragraphs, code, gift, item, action, reason, unsubscribeUrl } = content
  const { steps = [], lines = [], products = [], totals = [], facts = [], closing = [] } = content
  const { legal } = brand.stores[country]
  const parts = [
    title,
    ...(gift
      ? block([`Gift Card: ${gift.amount}`, ...(gift.message ? [`«${gift.message}»`] : []), `De ${gift.from}`])
      : []),
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...block(steps.map((step, at) => `${at + 1}. ${step}`)),
    ...(item ? [`${item.name}\n${item.detail}`] : []),
    ...block(lines.map(({ name, detail, amount }) => joined(name, detail, amount))),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...block(products.map((one) => joined(`${one.brand} ${one.name}`, one.detail, one.amount))),
    ...block(totals.map(({ name, amount }) => `${name}: ${amount}`)),
    ...facts.flatMap((fact) =>
      block([fact.title, ...fact.lines, ...(fact.link ? [`${fact.link.label}: ${fact.link.url}`] : [])]),
    ),
    ...closing,
    `--\n${reason}`,
    ...(unsubscribeUrl ? [`Cancelar la suscripción: ${unsubscribeUrl}`] : []),
    `Ayuda: ${link('/help')}\n${joined(supportEmail, legal?.hours ?? '')}`,
    [
      `${brand.name} ${countryProfiles[country].name}`,
      ...(legal ? [`${legal.company} · ${legal.taxId.label} ${legal.taxId.number}`] : []),
    ].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}
