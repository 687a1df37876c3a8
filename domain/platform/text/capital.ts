/** A word as a sentence or a label begins with it. */
export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
