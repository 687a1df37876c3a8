/**
 * One thing or one quality that people have several words for. A line of the data reads
 *
 *   word / word in Chile / word in Colombia = other words < wider concepts + near concepts & what suits ! what does not ~ misspellings
 *
 * with only the first part required and one word where all three countries share it. Wider and near concepts are named by any word of theirs.
 * A line that begins with `*` is a group (calzado, joya): who asks for it gets what lies below it, but nobody who asks for something below is content
 * with all of it. Of an occasion, `+` is what is worn for it by being what it is, `&` and `!` are what is rather worn for it and rather not: things and
 * qualities alike. Words are written in the singular or as people say them, with accents.
 */
export type Concept = {
  /** What it is called in Argentina, Chile and Colombia. */
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
