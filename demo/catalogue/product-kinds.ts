/** What sort of thing a product is: decides sizes, attributes, words and picture. Not a column; the category says it. */
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
  // Upper body, or the whole of it
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
