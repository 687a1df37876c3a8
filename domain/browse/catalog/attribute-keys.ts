/**
 * The attributes a catalogue request accepts (VAL-02). Their labels are in another file, because a browser gets them
 * from the server.
 */
const known = [
  'sole_material',
  's_type',
  'occasion',
  'heel_shape',
  'heel_height',
  'shaft_height',
  'upper_material',
  'fit',
  'length',
  'sleeves',
  'neckline',
  'trend',
  'cut_type',
  'app_material',
  'leg_length',
  'bottom_rise',
  'bottom_cut_type',
  'acc_material',
  'accessory_dimensions',
  'style',
  'watch_strap_material',
  'watch_material',
  'watch_water_resistance',
] as const

export type AttributeKey = (typeof known)[number]
export const attributeKeys: AttributeKey[] = [...known]
