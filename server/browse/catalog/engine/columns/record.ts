/**
 * The options of a product lie side by side, and the products of a model one after another: a product of a result may be
 * anywhere in memory, and going there once is most of the time a large result takes. What all colours of a model have
 * (brand, categories, cut) is kept once for the model; a record holds the rest, and after it a place for each size, with
 * the size's option while it is in stock.
 */

/** Stands for 'none': one past the last option there can be. It is counted like the others, and never looked at. */
export const noOption = 0xffff
/** In a column of one group: the product has several, look into its record. */
export const several = 0xfffe
export const mostOptions = several
