/** Where an act on many products is: `waiting` until every product of it had its turn. */
export const bulkStates = ['waiting', 'done', 'undoing', 'undone'] as const
export type BulkState = (typeof bulkStates)[number]

/**
 * Where one product of it is. `left`: changed by somebody since the preview, and left alone; `kept`: changed since the
 * act, and not undone.
 */
export const bulkRowStates = ['waiting', 'done', 'left', 'undone', 'kept'] as const
export type BulkRowState = (typeof bulkRowStates)[number]

/** Why one product is not changed while the others are. */
export const bulkRefusals = [
  'special_not_below',
  'dates_over',
  'out_of_range',
  'gift_card',
  'no_category_left',
  'no_picture',
  'no_picture_text',
  'no_category',
  'no_size',
  'unknown_category',
  'changed_since',
  'gone',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

/** An act can be undone for so long. */
export const undoDays = 30
export const maxBulkProducts = 50_000
export const maxPasted = 10_000
