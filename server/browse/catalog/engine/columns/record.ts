/**
 * The options of a product are stored side by side, and the products of a model one after another: a product of a
 * result may be anywhere in memory, and most of the time of a large result is spent fetching it. What all colours of a
 * model share (brand, categories, cut) is stored once for the model; a record holds the rest, followed by a slot for
 * each size that holds the size's option while it is in stock.
 */

/** Stands for no option: one past the last possible option. It is counted like the others and never read. */
export const noOption = 0xffff
/** In a column of one group: the product has several options, and its record lists them. */
export const several = 0xfffe
/** Options are numbered below the two marks. */
export const maxOptions = noOption - 1
