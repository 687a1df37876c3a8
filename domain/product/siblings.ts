/** Other colours of a product: the same name and brand. More than these no card and no page shows. */
export const mostSiblings = 12
