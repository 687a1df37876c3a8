/** The kind of a product: it decides sizes, attributes, words and picture. Not a column; the category implies it. */
export const productKinds = [
  // Shoes
  'sneaker',
  'running',
  'boot',
  'sandal',
  'heel',
  'loafer',
  'flat',
  'slipper',
  // Upper body, or whole body
  'tshirt',
  'shirt',
  'blouse',
  'top',
  'hoodie',
  'sweater',
  'jacket',
  'coat',
  'dress',
  'pyjama',
  'swimwear',
  'underwear',
  // Lower body
  'trousers',
  'jeans',
  'shorts',
  'skirt',
  'leggings',
  // Accessories
  'socks',
  'bag',
  'backpack',
  'wallet',
  'belt',
  'cap',
  'scarf',
  'sunglasses',
  'watch',
  'giftcard',
] as const

export type ProductKind = (typeof productKinds)[number]
