/**
 * Who products are for, in English: imported product names contain these words, where our own catalogue has a filter.
 * Line format: see concept.ts.
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
