/** A kind of product as one retailer's feed has it: its titles, its categories leaf first, who wears it, prices in thousands. */
export type FeedKind = {
  id: string
  titles: readonly string[]
  categories: readonly string[]
  wearers: readonly ('mujer' | 'hombre' | 'ninos' | 'unisex')[]
  price: readonly [from: number, upTo: number]
  sizes: 'letters' | 'shoes' | 'waist' | 'none'
}

const wearerOf: Readonly<Record<string, FeedKind['wearers'][number]>> = {
  m: 'mujer',
  h: 'hombre',
  n: 'ninos',
  u: 'unisex',
}

const kind = (
  id: string,
  titles: string,
  categories: string,
  wearers: string,
  price: readonly [number, number],
  sizes: FeedKind['sizes'] = 'letters',
): FeedKind => ({
  id,
  titles: titles.split('|'),
  categories: categories.split('|'),
  wearers: wearers.split('').map((letter) => wearerOf[letter]!),
  price,
  sizes,
})

/** Written in the words of Argentina, as one feed that all three stores get. */
export const feedKinds: readonly FeedKind[] = [
  kind('sweatshirt', 'Buzo canguro|Buzo con capucha|Buzo oversize|Buzo cuello redondo', 'Buzos|Ropa', 'mhn', [28, 95]),
  kind(
    'tracksuit',
    'Conjunto deportivo|Conjunto deportivo de algodón|Equipo deportivo',
    'Conjuntos deportivos|Deportes',
    'mhn',
    [45, 140],
  ),
  kind('set', 'Conjunto de lino|Conjunto tejido|Conjunto de top y pollera', 'Conjuntos|Ropa', 'mn', [40, 120]),
  kind('blazer', 'Saco de vestir|Blazer entallado|Saco sastre', 'Sacos y blazers|Ropa', 'mh', [60, 190]),
  kind('suit', 'Ambo de vestir|Traje slim', 'Trajes|Ropa', 'h', [150, 390]),
  kind('sweater', 'Sweater trenzado|Sweater de lana|Sweater escote v', 'Sweaters|Ropa', 'mhn', [30, 110]),
  kind('turtleneck', 'Sweater cuello alto|Polera de morley', 'Sweaters|Ropa', 'mh', [25, 80]),
  kind('cardigan', 'Cárdigan largo|Cárdigan de hilo', 'Sweaters|Ropa', 'm', [32, 90]),
  kind('vest', 'Chaleco inflable|Chaleco puffer|Chaleco de abrigo', 'Chalecos|Ropa', 'mh', [40, 120]),
  kind('tshirt', 'Remera básica|Remera estampada|Remera manga larga|Remera oversize', 'Remeras|Ropa', 'mhn', [9, 40]),
  kind('tanktop', 'Musculosa de algodón|Musculosa deportiva|Musculosa básica', 'Musculosas|Ropa', 'mh', [8, 26]),
  kind('shirt', 'Camisa de lino|Camisa oxford|Camisa a cuadros|Camisa de vestir', 'Camisas|Ropa', 'mhn', [25, 85]),
  kind('blouse', 'Blusa de gasa|Blusa bordada', 'Blusas|Ropa', 'm', [22, 70]),
  kind('top', 'Top deportivo|Top de lentejuelas', 'Tops|Ropa', 'm', [10, 40]),
  kind(
    'jacket',
    'Campera de jean|Campera inflable|Campera rompeviento|Campera de cuero',
    'Camperas|Ropa',
    'mhn',
    [55, 260],
  ),
  kind('coat', 'Tapado de paño|Sobretodo clásico', 'Tapados|Ropa', 'mh', [110, 320]),
  kind(
    'dress',
    'Vestido midi|Vestido largo estampado|Vestido de fiesta|Vestido camisero',
    'Vestidos|Ropa',
    'mn',
    [30, 150],
  ),
  kind('trousers', 'Pantalón cargo|Pantalón de vestir|Pantalón palazzo', 'Pantalones|Ropa', 'mh', [30, 95], 'waist'),
  kind('jogger', 'Pantalón jogger|Jogging de algodón', 'Joggings|Deportes', 'mhn', [22, 70]),
  kind('jeans', 'Jean recto|Jean skinny|Jean mom|Jean wide leg', 'Jeans|Ropa', 'mhn', [35, 110], 'waist'),
  kind('shorts', 'Short de jean|Bermuda cargo|Short deportivo', 'Shorts y bermudas|Ropa', 'mhn', [15, 55]),
  kind('skirt', 'Pollera plisada|Pollera de jean|Minifalda', 'Polleras|Ropa', 'mn', [20, 75]),
  kind('leggings', 'Calza deportiva|Calza larga|Calza corta', 'Calzas|Deportes', 'mn', [14, 48]),
  kind(
    'sneaker',
    'Zapatillas urbanas|Zapatillas running|Zapatillas de lona',
    'Zapatillas|Calzado',
    'mhn',
    [45, 190],
    'shoes',
  ),
  kind('boot', 'Botas de caña alta|Botinetas de cuero|Botas de lluvia', 'Botas|Calzado', 'mn', [60, 240], 'shoes'),
  kind('combat', 'Borcegos de cuero|Borcegos acordonados', 'Borcegos|Calzado', 'mh', [80, 230], 'shoes'),
  kind('sandal', 'Sandalias planas|Sandalias de taco', 'Sandalias|Calzado', 'mn', [25, 110], 'shoes'),
  kind('flipflop', 'Ojotas de goma|Ojotas slide', 'Ojotas|Calzado', 'mhn', [8, 38], 'shoes'),
  kind('heel', 'Zapatos de taco|Stilettos', 'Zapatos de taco|Calzado', 'm', [55, 160], 'shoes'),
  kind('loafer', 'Mocasines de cuero|Náuticos', 'Mocasines|Calzado', 'mh', [50, 150], 'shoes'),
  kind('slipper', 'Pantuflas de corderito|Pantuflas cerradas', 'Pantuflas|Calzado', 'mhn', [12, 40], 'shoes'),
  kind('handbag', 'Cartera tote|Cartera bandolera|Cartera de mano', 'Carteras|Accesorios', 'm', [30, 160], 'none'),
  kind('sportsbag', 'Bolso deportivo|Bolso de viaje|Bolso de gimnasio', 'Bolsos|Accesorios', 'u', [30, 120], 'none'),
  kind(
    'backpack',
    'Mochila urbana|Mochila porta notebook|Mochila escolar',
    'Mochilas|Accesorios',
    'un',
    [28, 130],
    'none',
  ),
  kind('suitcase', 'Valija rígida|Valija de cabina', 'Valijas|Accesorios', 'u', [90, 380], 'none'),
  kind('wallet', 'Billetera de cuero|Tarjetero', 'Billeteras|Accesorios', 'mh', [12, 60], 'none'),
  kind('belt', 'Cinturón de cuero|Cinturón trenzado', 'Cinturones|Accesorios', 'mh', [12, 55], 'none'),
  kind('watchstrap', 'Malla de reloj|Malla de reloj de silicona', 'Relojes|Accesorios', 'u', [8, 30], 'none'),
  kind('watch', 'Reloj clásico|Reloj deportivo', 'Relojes|Accesorios', 'mh', [60, 290], 'none'),
  kind('cap', 'Gorra trucker|Gorra lisa', 'Gorras|Accesorios', 'un', [10, 32], 'none'),
  kind('beanie', 'Gorro de lana|Gorro tejido', 'Gorros|Accesorios', 'un', [8, 28], 'none'),
  kind('scarf', 'Bufanda tejida|Bufanda de lana', 'Bufandas|Accesorios', 'mh', [12, 45], 'none'),
  kind('kerchief', 'Pañuelo de seda|Pañuelo estampado', 'Pañuelos|Accesorios', 'm', [10, 40], 'none'),
  kind('socks', 'Medias cortas|Medias de algodón|Medias deportivas', 'Medias|Ropa interior', 'mhn', [3, 14]),
  kind('tights', 'Panty medias|Medias de nylon|Cancán', 'Medias de vestir|Ropa interior', 'm', [5, 18]),
  kind('boxer', 'Bóxer de algodón|Bóxer largo', 'Ropa interior hombre|Ropa interior', 'hn', [6, 20]),
  kind('bra', 'Corpiño con aro|Corpiño de encaje', 'Corpiños|Ropa interior', 'm', [14, 45]),
  kind('knickers', 'Bombacha de algodón|Bombacha de encaje', 'Bombachas|Ropa interior', 'm', [5, 18]),
  kind('swimsuit', 'Malla entera|Bikini triangulito', 'Trajes de baño|Ropa', 'mn', [20, 70]),
  kind('swimshorts', 'Short de baño', 'Trajes de baño|Ropa', 'hn', [18, 50]),
  kind('pyjama', 'Pijama largo|Pijama corto', 'Pijamas|Ropa interior', 'mhn', [20, 60]),
  kind('onesie', 'Body de bebé|Enterito de bebé|Osito de plush', 'Bebés|Niños', 'n', [9, 38]),
  kind('glasses', 'Anteojos de sol|Anteojos de sol aviador', 'Anteojos|Accesorios', 'u', [25, 140], 'none'),
  kind('earrings', 'Aros argolla|Aros de plata', 'Joyas|Accesorios', 'm', [6, 60], 'none'),
]
