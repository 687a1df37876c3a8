/** The elements an operator's text may contain; other tags are dropped and their text kept (S20). */
export const markupTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const
export type MarkupTag = (typeof markupTags)[number]
/** A text as a tree: screens render it element by element, and never as markup. */
export type MarkupNode = string | { tag: MarkupTag; href?: string | undefined; children: MarkupNode[] }
