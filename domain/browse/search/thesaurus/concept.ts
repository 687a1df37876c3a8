/**
 * A product or a quality that people have several words for. A line of the data has the form
 *
 *   word / word in Chile / word in Colombia = other words < broader concepts + near concepts & what suits ! what does not ~ misspellings
 *
 * Only the first part is required, and one word is enough where all three countries share it. Broader and near concepts are named by any of
 * their words. A line that begins with `*` is a group (calzado, joya): a search for it finds everything below it, but a search for something
 * below it does not find the whole group. For an occasion, `+` lists what is worn for it by definition, `&` what suits it and `!` what does
 * not: products and qualities alike. Words are in the singular or as people say them, with accents.
 */
export type Concept = {
  /** Its name in Argentina, Chile and Colombia. */
  words: readonly [ar: string, cl: string, co: string]
  also: readonly string[]
  broader: readonly string[]
  near: readonly string[]
  suits: readonly string[]
  unlike: readonly string[]
  misspelt: readonly string[]
  isGroup: boolean
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

const line =
  /^(\* )?([^=<+&!~]+)(?:=([^<+&!~]*))?(?:<([^+&!~]*))?(?:\+([^&!~]*))?(?:&([^!~]*))?(?:!([^~]*))?(?:~(.*))?$/

export function readConcepts(text: string): Concept[] {
  return text
    .split('\n')
    .filter((each) => each.trim() !== '')
    .map((each) => {
      const [, group, names, also, broader, near, suits, unlike, misspelt] = line.exec(each) ?? []
      if (names === undefined) throw new Error(`not a concept: ${each}`)
      const [ar, cl = ar, co = ar] = names.split('/').map((word) => word.trim())
      return {
        words: [ar!, cl!, co!],
        also: listOf(also),
        broader: listOf(broader),
        near: listOf(near),
        suits: listOf(suits),
        unlike: listOf(unlike),
        misspelt: listOf(misspelt),
        isGroup: group !== undefined,
      }
    })
}
