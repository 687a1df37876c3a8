import type { Reviewer } from './reviewer.ts'

export const reviewersAr: readonly Reviewer[] = [
  {
    name: ['Lucía', 'Ferreyra'],
    reviews: [
      [
        'ZM0001-38',
        5,
        2,
        'Las usé un día entero caminando por el centro y ni una ampolla. La plantilla se saca, así que entra la mía ortopédica.',
        { fit: 'just', height: 165 },
      ],
      [
        'BT0001-38',
        4,
        3,
        'El cuero es buenísimo y el taco no cansa, pero pedí mi número de siempre y me aprietan en el empeine. Vayan por uno más.',
        { fit: 'small' },
      ],
    ],
  },
  {
    name: ['Noelia', 'Páez'],
    reviews: [
      ['ZM0001-37', 5, 5, 'Livianas y lindas. Ya voy por el segundo par, este para mi hermana.', { fit: 'just' }],
      [
        'BT0001-37',
        4,
        6,
        'Hermosas. Calzo 36 y con medias gruesas el 37 me va perfecto.',
        { fit: 'small', height: 158 },
      ],
    ],
  },
  {
    name: ['Carolina', 'Bustos'],
    reviews: [
      [
        'ZM0001-39',
        4,
        9,
        'Cómodas desde el primer día. Le saco una estrella porque el blanco se marca enseguida, pero con agua y jabón sale.',
        { fit: 'just' },
      ],
      ['BT0001-39', 3, 10, 'Lindas pero angostas. Las llevé al zapatero para que las estire.', { fit: 'small' }],
    ],
  },
  {
    name: ['Mariana', 'Acosta'],
    reviews: [
      [
        'BT0001-38',
        5,
        12,
        'Me banqué un casamiento completo con estas botas. Pedí un talle más, como decían acá, y joya.',
        { fit: 'small' },
      ],
      ['AC0001-U', 5, 12, 'Entra la compu de 14 y todavía queda lugar para el táper. La correa larga es comodísima.'],
    ],
  },
  {
    name: ['Florencia', 'Gigena'],
    reviews: [
      [
        'BT0001-40',
        3,
        15,
        'El cierre es duro al principio. De talle me quedaron chicas.',
        { fit: 'small', hidesSize: true },
      ],
      ['ZM0001-40', 5, 15, 'Se sienten como pantuflas. Llegaron en dos días a Córdoba.', { fit: 'just', height: 172 }],
    ],
  },
  {
    name: ['Romina', 'Sosa'],
    reviews: [
      ['BT0001-37', 5, 18, 'A mí el número de siempre me fue justo, pero tengo el pie finito.', { fit: 'just' }],
      [
        'PT0001-40',
        4,
        18,
        'Cae divino y no se arruga en la oficina. Mido 1,60 y tuve que hacerle ruedo.',
        { fit: 'just', height: 160 },
      ],
    ],
  },
  {
    name: ['Agustina', 'Rey'],
    reviews: [
      [
        'ZM0001-36',
        2,
        20,
        'Se me despegó un poco la punta al mes. Me las cambiaron sin vueltas, pero tuve que ir hasta el correo.',
        { fit: 'just' },
      ],
      [
        'RT0001-M',
        5,
        20,
        'La remera blanca que estaba buscando: no transparenta y después de varios lavados sigue igual.',
        { fit: 'just' },
      ],
    ],
  },
  {
    name: ['Diego', 'Maldonado'],
    reviews: [
      [
        'ZH0007-42',
        5,
        4,
        'Para todo terreno de ciudad. La puntera reforzada aguanta la bici.',
        { fit: 'just', height: 178 },
      ],
      ['RV0003-L', 4, 11, 'Abrigado de verdad. Las mangas son un poco largas.', { fit: 'large', height: 174 }],
    ],
  },
  {
    name: ['Sergio', 'Luna'],
    reviews: [
      ['ZH0007-43', 4, 8, 'Buenas. Tardan unos días en ablandarse y después no te las sacás más.', { fit: 'just' }],
      ['RV0003-XL', 5, 16, 'Lo uso todos los días desde que llegó.', { fit: 'just', isUnsigned: true }],
    ],
  },
  {
    name: ['Valeria', 'Ortiz'],
    reviews: [
      ['RT0001-S', 3, 7, 'Buena tela, pero para ser S me quedó medio cuadrada.', { fit: 'large' }],
      [
        'RT0002-M',
        4,
        14,
        'Las rayas no se fueron con los lavados, tal como dice. El escote es más abierto de lo que parece en la foto.',
        { fit: 'just' },
      ],
    ],
  },
  {
    name: ['Paula', 'Medina'],
    reviews: [
      ['ZM0002-38', 5, 6, 'El rojo es tal cual la foto. Me las elogian siempre.', { fit: 'just' }],
      ['ZM0003-37', 4, 13, 'Color precioso. Pedí medio número de más y bien.', { fit: 'small' }],
    ],
  },
  {
    name: ['Julieta', 'Vera'],
    reviews: [
      [
        'VS0001-M',
        5,
        17,
        'Lo usé para una fiesta de día y me sentí comodísima. El lino se arruga, es lino.',
        { fit: 'just', height: 167 },
      ],
      ['ZM0002-37', 3, 19, 'Lindas, aunque la suela es más finita de lo que esperaba.', { fit: 'just' }],
    ],
  },
]
