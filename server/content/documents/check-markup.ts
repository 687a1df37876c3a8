import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Html } from 'parse5'
import type { DocumentFault } from '#domain/content/documents/fault.ts'
import { markupTags } from '#domain/content/pages/markup.ts'
import type { PlacedLink } from '#domain/content/documents/field-reader.ts'
import { synonyms } from '#server/content/pages/parse-markup.ts'

const known = [...markupTags, ...Object.keys(synonyms)]
const maxFaults = 10

/**
 * What a text has that would not be shown, by its place. Pages drop it (parse-markup.ts); the operator who writes it should
 * know.
 */
export function checkMarkup(html: string, place: string): { faults: DocumentFault[]; links: PlacedLink[] } {
  const faults: DocumentFault[] = []
  const fault = (at: string, en: string, es: string) => void faults.push({ place: `${at}:`, what: { en, es } })
  const links: PlacedLink[] = []

  function checkLink(link: string | undefined, at: string): void {
    if (link === undefined || link === '') fault(at, '<a> has no href', 'un enlace <a> no tiene dirección (href)')
    else if (link.startsWith('/')) links.push({ place: at, link })
    else if (!/^https:\/\/[^\s/]+\./.test(link)) {
      fault(at, `"${link}" must begin with / or https://`, `«${link}» debe empezar con / o con https://`)
    }
  }

  function walk(nodes: readonly Html.ChildNode[]): void {
    for (const node of nodes) {
      if (!tree.isElementNode(node)) continue
      const line = node.sourceCodeLocation?.startLine
      const at = line === undefined ? place : `${place}, line ${line}`
      if (!known.includes(node.tagName)) {
        const list = known.join(', ')
        fault(
          at,
          `<${node.tagName}> is not shown: one of ${list}`,
          `<${node.tagName}> no se muestra: se puede usar ${list}`,
        )
      } else {
        const others = node.attrs.filter(({ name }) => !(node.tagName === 'a' && name === 'href'))
        for (const { name } of others)
          fault(at, `<${node.tagName}> cannot have ${name}`, `<${node.tagName}> no puede tener ${name}`)
        if (node.tagName === 'a') checkLink(node.attrs.find(({ name }) => name === 'href')?.value.trim(), at)
      }
      walk(node.childNodes)
    }
  }

  walk(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes)
  return { faults: faults.slice(0, maxFaults), links }
}
