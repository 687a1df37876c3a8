/** Words that join others and say nothing about a product. `sin` is not one of them: sin mangas. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a al con de del el en esa ese esta este la las lo los me mi mis o para pero por que se su sus tu tus un una unas uno unos y e u ' +
    'muy mas como es son quiero busco necesito comprar tienen tenes tienes hay venden ' +
    'an and are as at by for from i in is it my of on or that the this to want with your'
  ).split(' '),
)

/** Words that announce a size or a colour. */
export const sizeWords: ReadonlySet<string> = new Set(
  'talle talles talla tallas numero nro num n no size sizes'.split(' '),
)
export const colorWords: ReadonlySet<string> = new Set('color colores colour'.split(' '))

/** Words without meaning for a search: ignored when there are others. */
export const vagueWords: ReadonlySet<string> = new Set(
  (
    'regalo regalos regalar algo cosa cosas lindo linda lindos lindas bonito bonita bonitos bonitas bueno buena buenos buenas hermoso hermosa mejor mejores ' +
    'modelo modelos tipo estilo marca marcas precio precios original originales nuevo nueva nuevos nuevas tienda online usar uso ponerme dia juvenil ' +
    'best latest nice cute good wear ' +
    'comodo comoda comodos comodas estar par pares joven jovenes hacer ir practicar jugar llevar poner ponerse andar clima temporada ocasion'
  ).split(' '),
)
