import type { SearchExplanation } from '#contract/desk/searches.ts'
import { integer } from '#desk/platform/figures.ts'
import { useLanguage } from '#desk/platform/preferences.ts'
import { Section } from '#desk/platform/ui/screen.tsx'
import { useWords, wordsIn } from '#desk/platform/words.ts'

const words = wordsIn({
  es: {
    title: 'Cómo se entiende',
    readAs: (list: string) => `También se lee como ${list}.`,
    corrected: (typed: string, meant: string) => `«${typed}» se corrige a «${meant}».`,
    filters: (list: string) => `Como filtro: ${list}.`,
    head: (text: string) => `Lo que se busca es «${text}».`,
    looked: (text: string, lists: string) => `«${text}» está en ${lists} listas de productos.`,
    notSold: (text: string) => `«${text}» no se vende acá.`,
    setAside: (list: string) => `Nada cumple con todo: se dejó de lado ${list}.`,
    notHad: (list: string) => `A quien compra se le dice que no hay ${list}.`,
    found: (count: string) => `Encuentra ${count} productos, contando cada color.`,
    loosely: (count: string) => `Nada coincide del todo: muestra ${count} productos parecidos.`,
    nearby: (count: string) => `Completa la página con ${count} parecidos.`,
  },
  en: {
    title: 'How it is understood',
    readAs: (list: string) => `It is also read as ${list}.`,
    corrected: (typed: string, meant: string) => `"${typed}" is corrected to "${meant}".`,
    filters: (list: string) => `As a filter: ${list}.`,
    head: (text: string) => `What is searched for is "${text}".`,
    looked: (text: string, lists: string) => `"${text}" is in ${lists} lists of products.`,
    notSold: (text: string) => `"${text}" is not sold here.`,
    setAside: (list: string) => `Nothing fits all of it: ${list} was set aside.`,
    notHad: (list: string) => `Shoppers read that there is no ${list}.`,
    found: (count: string) => `It finds ${count} products, each colour counted.`,
    loosely: (count: string) => `Nothing fits wholly: it shows ${count} products that come close.`,
    nearby: (count: string) => `It fills the page up with ${count} that are near.`,
  },
})

/** What the engine made of a search, in words. */
export function Explanation({ of: steps }: { of: SearchExplanation }) {
  const text = useWords(words)
  const language = useLanguage()
  const quoted = (list: readonly string[]) => list.map((one) => `«${one}»`).join(', ')
  const count = (value: number) => integer(value, language)
  const sentences = [
    ...(steps.readAs.length > 0 ? [text.readAs(quoted(steps.readAs))] : []),
    ...steps.corrected.map(({ typed, meant }) => text.corrected(typed, meant)),
    ...(steps.filters.length > 0 ? [text.filters(steps.filters.map(({ label }) => label).join(', '))] : []),
    ...steps.parts.flatMap(({ text: part, isHead, isSold, lists }) => [
      ...(isHead ? [text.head(part)] : []),
      isSold ? text.looked(part, count(lists)) : text.notSold(part),
    ]),
    ...(steps.setAside.length > 0 ? [text.setAside(quoted(steps.setAside))] : []),
    ...(steps.notHad.length > 0 ? [text.notHad(quoted(steps.notHad))] : []),
    (steps.isLoose ? text.loosely : text.found)(count(steps.found)),
    ...(steps.nearby > 0 ? [text.nearby(count(steps.nearby))] : []),
  ]
  return (
    <Section title={text.title}>
      <ol className="list-decimal pl-5">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Section>
  )
}
