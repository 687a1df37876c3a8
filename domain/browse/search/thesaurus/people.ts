/**
 * Whom things are for, in English: names of products from elsewhere say it in words, where our own catalogue has a filter for it. How a line reads: see
 * concept.ts.
 */
export const people = `
women = woman, ladies, female, womenswear, herself
men = man, gents, male, gentlemen, menswear, him, guys
* kids = children, child, youth, junior
boys < kids
girls < kids
baby = infant, toddler, newborn < kids
unisex = gender neutral
`
