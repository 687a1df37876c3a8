import type { Reviewer } from './reviewer.ts'

export const reviewersCo: readonly Reviewer[] = [
  {
    name: ['Valentina', 'Gómez'],
    reviews: [
      [
        'ZM0001-37',
        5,
        2,
        'Divinos y muy cómodos. Los uso para caminar en el Parkway y no me sacan ampollas.',
        { fit: 'just', height: 162 },
      ],
      ['AC0001-U', 4, 2, 'Le cabe de todo. El cuero viene rígido pero con el uso cede.'],
    ],
  },
  {
    name: ['Laura', 'Restrepo'],
    reviews: [
      ['ZM0001-38', 5, 5, 'Qué chévere que la plantilla sale: la lavo aparte y queda como nueva.', { fit: 'just' }],
      ['RT0001-S', 4, 5, 'La tela es fresca, perfecta para Medellín.', { fit: 'just' }],
    ],
  },
  {
    name: ['Andrés', 'Cárdenas'],
    reviews: [
      [
        'ZH0007-41',
        4,
        7,
        'Buena suela y buen agarre cuando llueve. El envío a Cali se demoró un día más.',
        { fit: 'just', height: 171 },
      ],
      ['RV0003-M', 5, 7, 'Perfecto para el frío de Bogotá.', { fit: 'just' }],
    ],
  },
  {
    name: ['Juliana', 'Mejía'],
    reviews: [
      ['ZM0001-36', 4, 10, 'Muy bonitos. Son blancos blancos, toca limpiarlos seguido.', { fit: 'just' }],
      ['BT0001-37', 5, 10, 'Se ven finísimas y el tacón es cómodo todo el día.', { fit: 'just', hidesSize: true }],
    ],
  },
  {
    name: ['Santiago', 'Ríos'],
    reviews: [
      ['ZH0007-42', 5, 13, 'Los mejores que he tenido para el día a día.', { fit: 'just' }],
      ['RV0003-L', 3, 13, 'Está bien, pero el mío llegó con un hilo suelto en la capucha.', { fit: 'large' }],
    ],
  },
  {
    name: ['Natalia', 'Ospina'],
    reviews: [
      ['ZM0001-39', 3, 15, 'Son lindos, pero esperaba una suela más gruesa.', { fit: 'small' }],
      [
        'VS0001-M',
        5,
        15,
        'Lo estrené en un grado y todo el mundo me preguntó dónde lo compré.',
        { fit: 'just', height: 165 },
      ],
    ],
  },
  {
    name: ['Felipe', 'Castaño'],
    reviews: [
      [
        'ZH0008-42',
        4,
        17,
        'Cómodos desde el primer día. La talla es la de siempre.',
        { fit: 'just', isUnsigned: true },
      ],
      ['RL0001-U', 4, 17, 'Elegante y sencillo. Buen regalo.'],
    ],
  },
  {
    name: ['Catalina', 'Duque'],
    reviews: [
      ['ZM0002-37', 5, 19, 'El color es espectacular. Combinan con todo lo negro que tengo.', { fit: 'just' }],
      ['RT0002-M', 4, 19, 'Linda camiseta, la tela no se estiró al lavarla.', { fit: 'just' }],
    ],
  },
]
