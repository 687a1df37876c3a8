import type { ChangeFault } from '#domain/browse/assortment/product-change.ts'
import type { DeskSentence } from '#domain/desk/words.ts'

/** Why a product is not changed, in words; a new reason does not compile without its sentences. */
export const productRefusals: Readonly<Record<ChangeFault, DeskSentence>> = {
  special_not_below: {
    es: 'El precio especial tiene que ser menor que el precio.',
    en: 'The special price must be below the price.',
  },
  dates_over: {
    es: 'La oferta tiene que terminar después de empezar, y después de ahora.',
    en: 'The offer must end after it begins, and after now.',
  },
  out_of_range: { es: 'El valor no es posible.', en: 'The value is not possible.' },
  gift_card: {
    es: 'El precio de una tarjeta de regalo es su valor y no se cambia.',
    en: 'The price of a gift card is its value and does not change.',
  },
  no_category_left: { es: 'Quedaría sin categoría.', en: 'It would have no category left.' },
  no_picture: { es: 'Para publicarlo le falta una foto.', en: 'It needs a picture before it can be shown.' },
  no_picture_text: {
    es: 'Para mostrarlo, cada foto que se subió acá necesita su texto alternativo.',
    en: 'To be shown, every picture that was uploaded here needs its alternative text.',
  },
  no_category: { es: 'Le falta una categoría.', en: 'It needs a category.' },
  no_size: { es: 'No tiene talles.', en: 'It has no sizes.' },
  unknown_category: { es: 'La categoría no es de esta tienda.', en: 'The category is not of this store.' },
  changed_since: { es: 'Alguien lo cambió mientras tanto.', en: 'Somebody changed it meanwhile.' },
  gone: { es: 'Ya no existe.', en: 'It is not there any more.' },
  unknown_brand: { es: 'La marca no es de esta tienda.', en: 'The brand is not of this store.' },
  unknown_size_table: { es: 'La tabla de talles no es de esta tienda.', en: 'The size table is not of this store.' },
  other_pictures: {
    es: 'Una de las fotos ya no está: recargá la página.',
    en: 'One of the pictures is not there any more: load the page again.',
  },
  twice: { es: 'Hay uno repetido.', en: 'One is there twice.' },
  taken: { es: 'Ya hay un producto con ese SKU.', en: 'There is a product with this SKU already.' },
}
