import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes as Html } from 'parse5'
import { markupTags } from '#domain/content/pages/markup.ts'
import type { PlacedLink } from '#domain/content/documents/field-reader.ts'
import { synonyms } from '#server/content/pages/parse-markup.ts'

const known = [...markupTags, ...Object.keys(synonyms)]
const maxFaults = 10

/**
 * What a text has that would not be shown, by its place. Pages drop it (parse-markup.ts); the operator who writes it should
 * know.
 */
export function checkMarkup(html: string, place: string): { faults: string[]; links: PlacedLink[] } {
  const faults: string[] = []
  const links: PlacedLink[] = []

  function checkLink(link: string | undefined, at: string): void {
    if (link === undefined || link === '') faults.push(`${at}: <a> has no href`)
    else if (link.startsWith('/')) links.push({ place: at, link })
    else if (!/^https:\/\/[^\s/]+\./.test(link)) faults.push(`${at}: "${link}" must begin with / or https://`)
  }

  function walk(nodes: readonly Html.ChildNode[]): void {
    for (const node of nodes) {
      if (!tree.isElementNode(node)) continue
      const line = node.sourceCodeLocation?.startLine
      const at = line === undefined ? place : `${place}, line ${line}`
      if (!known.includes(node.tagName))
        faults.push(`${at}: <${node.tagName}> is not shown: one of ${known.join(', ')}`)
      else {
        const others = node.attrs.filter(({ name }) => !(node.tagName === 'a' && name === 'href'))
        for (const { name } of others) faults.push(`${at}: <${node.tagName}> cannot have ${name}`)
        if (node.tagName === 'a') checkLink(node.attrs.find(({ name }) => name === 'href')?.value.trim(), at)
      }
      walk(node.childNodes)
    }
  }

  walk(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes)
  return { faults: faults.slice(0, maxFaults), links }
}
