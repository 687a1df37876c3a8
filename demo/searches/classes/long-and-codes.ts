import { children, men, of, women, type ClassSearch } from './want.ts'

/** Spoken searches; codes as they are copied. */
export const longSearches: readonly ClassSearch[] = [
  [
    'ar',
    'hola buenas tardes estoy buscando una campera de abrigo para mi marido que sea de color negro y que no sea muy cara talle xl',
    of('jacket', { ...men, family: 'Negro', size: 'XL' }),
  ],
  [
    'ar',
    'necesito unas zapatillas para correr que me sirvan para entrenar en el parque todos los días de mujer talle 38 hasta 100 mil',
    of('sneaker', { ...women, size: '38', upTo: 100_000 }),
  ],
  [
    'ar',
    'quiero comprar un vestido lindo para ir a la fiesta de egresados de mi hermana que es el mes que viene en talle m',
    of('dress', { size: 'M' }),
  ],
  [
    'ar',
    'che me podrías mostrar por favor las botas de lluvia que tengan para nena número 30',
    of('boot', { ...children, is: /lluvia/, size: '30' }),
  ],
  [
    'ar',
    'buscaba alguna mochila grande para llevar la computadora al trabajo y que tenga muchos bolsillos por menos de 90 lucas',
    of('backpack', { upTo: 90_000 }),
  ],
  [
    'ar',
    'estaría necesitando un pantalón de vestir azul para usar en la oficina con camisa blanca talle 42 de hombre',
    of('trousers', { ...men, is: /vestir/, size: '42' }),
  ],
  [
    'ar',
    'a ver si tienen buzos con capucha para adolescente que usa talle 14',
    of('sweatshirt', { ...children, is: /capucha/, size: '14' }),
  ],
  [
    'ar',
    'me gustaría encontrar unas medias de algodón cortas para hombre que no salgan más de 8 mil pesos',
    of('socks', { ...men, upTo: 8000 }),
  ],
  [
    'ar',
    'hola quería saber si por casualidad les quedan polleras plisadas en talle s gracias',
    of('skirt', { is: /plisada/, size: 'S' }),
  ],
  [
    'ar',
    'quiero regalarle a mi papá para el día del padre un cinturón de cuero que sea bueno y no pase los 40 mil',
    of('belt', { ...men, upTo: 40_000 }),
  ],
  [
    'cl',
    'hola estoy buscando un polerón para mi hijo que va al colegio y que sea talla 10 ojalá por menos de 60 lucas',
    of('sweatshirt', { ...children, size: '10', upTo: 60_000 }),
  ],
  [
    'cl',
    'necesito zapatillas cómodas para caminar harto en el viaje que voy a hacer en el verano de hombre talla 42',
    of('sneaker', { ...men, size: '42' }),
  ],
  [
    'cl',
    'busco una chaqueta que abrigue harto porque voy a la nieve con mi familia en julio talla l mujer',
    of('jacket', { ...women, size: 'L' }),
  ],
  [
    'cl',
    'ando buscando calzas deportivas para hacer yoga en mi casa que no se transparenten talla m',
    of('leggings', { size: 'M' }),
  ],
  [
    'cl',
    'quisiera ver qué vestidos largos tienen disponibles para una boda en la playa talla m',
    of('dress', { is: /largo/, size: 'M' }),
  ],
  [
    'cl',
    'me puedes mostrar jeans negros de mujer que sean tiro alto y no muy apretados talla 40',
    of('jeans', { ...women, size: '40' }),
  ],
  [
    'co',
    'buenos días quiero unos tenis blancos que combinen con todo para ir a la universidad talla 38 de mujer',
    of('sneaker', { ...women, size: '38' }),
  ],
  [
    'co',
    'necesito comprar una chaqueta para mi esposo que viaja a bogotá y allá hace mucho frío talla xl',
    of('jacket', { ...men, size: 'XL' }),
  ],
  [
    'co',
    'estoy buscando una pijama calientica para el niño que tiene 6 años y que sea larguita',
    of('pyjama', { ...children, size: '6' }),
  ],
  [
    'co',
    'me gustaría ver jeans de hombre que no sean rotos para ir a la oficina los viernes talla 42',
    of('jeans', { ...men, size: '42' }),
  ],
  ['ar', 'VS-1000-M0', of('sweatshirt', { sku: 'VS-1000-M0' })],
  ['ar', 'VS 1000 M0', of('sweatshirt', { sku: 'VS-1000-M0' })],
  ['ar', 'vs1000m0', of('sweatshirt', { sku: 'VS-1000-M0' })],
  ['ar', 'VS-1360-M0 talle M', of('tshirt', { sku: 'VS-1360-M0' })],
  ['ar', 'buzo VS-1000-M0', of('sweatshirt', { sku: 'VS-1000-M0' })],
  ['ar', 'VS-1000-M0-L', of('sweatshirt', { sku: 'VS-1000-M0' })],
  ['ar', 'código VS-1001-H1', of('sweatshirt', { sku: 'VS-1001-H1' })],
  ['ar', 'sku: VS-1001-H1', of('sweatshirt', { sku: 'VS-1001-H1' })],
  ['ar', 'vs-1000-m0 negro', of('sweatshirt', { sku: 'VS-1000-M0' })],
  ['cl', 'vs 1362 h2', of('tshirt', { sku: 'VS-1362-H2' })],
  ['co', 'ref VS-1362-H2', of('tshirt', { sku: 'VS-1362-H2' })],
  ['ar', 'VS_1000_M0', of('sweatshirt', { sku: 'VS-1000-M0' })],
  ['ar', 'VS-1000-M0/XL', of('sweatshirt', { sku: 'VS-1000-M0' })],
]
