import type { Reviewer } from './reviewer.ts'

export const reviewersCl: readonly Reviewer[] = [
  {
    name: ['Camila', 'Soto'],
    reviews: [
      [
        'ZM0001-38',
        5,
        3,
        'Súper cómodas, las uso para ir caminando a la pega todos los días.',
        { fit: 'just', height: 163 },
      ],
      [
        'RV0003-L',
        4,
        3,
        'Lo compré para mi pololo y es bien abrigado. Pide una talla menos, viene amplio.',
        { fit: 'large' },
      ],
    ],
  },
  {
    name: ['Fernanda', 'Muñoz'],
    reviews: [
      ['ZM0001-37', 4, 6, 'Bonitas y livianas. Con lluvia se mojan, son de lona.', { fit: 'just' }],
      ['AC0001-U', 5, 6, 'Me cabe el notebook, la colación y hasta el paraguas.'],
    ],
  },
  {
    name: ['Matías', 'Rojas'],
    reviews: [
      [
        'RV0003-M',
        5,
        9,
        'Buenísimo para el invierno. Mido 1,75 y el M me queda suelto, como me gusta.',
        { fit: 'large', height: 175 },
      ],
      ['ZH0007-42', 4, 9, 'Firmes y cómodas. El despacho llegó un día antes.', { fit: 'just' }],
    ],
  },
  {
    name: ['Ignacio', 'Fuentes'],
    reviews: [
      ['RV0003-L', 3, 12, 'La calidad es buena pero me quedó enorme, tuve que cambiarlo.', { fit: 'large' }],
      ['ZH0007-43', 5, 12, 'Segundo par que compro. No aprietan en el empeine.', { fit: 'just', hidesSize: true }],
    ],
  },
  {
    name: ['Daniela', 'Pizarro'],
    reviews: [
      ['ZM0001-39', 5, 14, 'Justo mi talla y se ven mejor que en las fotos.', { fit: 'just' }],
      ['RT0001-M', 4, 14, 'Polera básica bien hecha. No se transparenta.', { fit: 'just' }],
    ],
  },
  {
    name: ['Rodrigo', 'Vergara'],
    reviews: [
      ['RV0003-XL', 4, 16, 'Grueso y calentito. Grande de cuerpo.', { fit: 'large', isUnsigned: true }],
      ['ZH0008-42', 4, 16, 'Cómodas para andar en bici. Los cordones son un poco cortos.', { fit: 'just' }],
    ],
  },
  {
    name: ['Javiera', 'Contreras'],
    reviews: [
      ['ZM0001-38', 3, 18, 'Lindas, pero después de un mes la plantilla perdió forma.', { fit: 'just' }],
      ['BT0001-38', 5, 18, 'El cuero es de verdad y se nota. Las uso casi a diario.', { fit: 'just', height: 168 }],
    ],
  },
  {
    name: ['Tomás', 'Araya'],
    reviews: [
      ['RV0003-M', 4, 20, 'Bonito color. Si dudas, elige la talla más chica.', { fit: 'large', height: 170 }],
      ['RL0001-U', 5, 20, 'Sobrio y se lee bien la hora. La correa se cambia en un segundo.'],
    ],
  },
  {
    name: ['Constanza', 'Reyes'],
    reviews: [
      ['VS0001-S', 5, 5, 'Lo usé para un matrimonio en Casablanca y fue un éxito.', { fit: 'just', height: 160 }],
      ['ZM0002-38', 4, 10, 'El rojo es intenso, me encantó.', { fit: 'just' }],
    ],
  },
]
