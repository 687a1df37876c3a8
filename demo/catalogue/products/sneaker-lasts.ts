import type { AttributeKey } from '#domain/browse/catalog/attributes.ts'
import type { NamedProduct, Words } from './product.ts'

type Last = {
  drawn: NonNullable<NamedProduct['drawn']>
  attributes: Partial<Record<AttributeKey, string>>
  description: Words
}

/** The shared construction, in the words of each country. */
const inWords = (upper: string, sole: readonly [gum: string, inColombia: string]): Words => {
  const describe = (insole: string, under: string) => `${upper}, ${insole} y ${under}. Para caminar todo el día.`
  return [
    describe('plantilla que se saca', sole[0]),
    describe('plantilla removible', sole[0]),
    describe('plantilla removible', sole[1]),
  ]
}
const gum = ['suela de goma con buen agarre', 'suela de caucho con buen agarre'] as const
const foam = ['suela de espuma que devuelve el paso', 'suela de espuma que devuelve el paso'] as const

/** The nine constructions of the named sneakers; each one's attributes and description match its picture. */
export const sneakerLasts = {
  canvas: {
    drawn: { parts: { panel: 'plain', sole: ['cup', 'gum', 'vulcanised'], closure: 'tied', collar: 'low' } },
    attributes: { s_type: 'Urbana', upper_material: 'Lona', sole_material: 'Goma' },
    description: inWords('Capellada de lona suave', gum),
  },
  court: {
    drawn: {
      parts: {
        panel: 'perforated',
        sole: ['cup', 'gum'],
        closure: ['laces', 'tied'],
        collar: 'low',
        heel: ['tab', 'counter'],
      },
    },
    attributes: { s_type: 'Urbana', upper_material: 'Cuero', sole_material: 'Goma' },
    description: inWords('Capellada de cuero con puntera perforada', gum),
  },
  retro: {
    drawn: {
      parts: {
        panel: 'mudguard',
        sole: ['gum', 'cup'],
        closure: ['laces', 'tied'],
        collar: 'low',
        toe: ['round', 'full'],
      },
    },
    attributes: { s_type: 'Retro', upper_material: 'Gamuza', sole_material: 'Goma' },
    description: inWords('Capellada de gamuza con puntera en T, como las de antes', gum),
  },
  platform: {
    drawn: {
      parts: {
        sole: ['platform', 'double'],
        panel: ['plain', 'cap', 'foxing'],
        closure: ['laces', 'tied'],
        collar: 'low',
      },
    },
    attributes: { s_type: 'Plataforma', upper_material: 'Lona', sole_material: 'Goma' },
    description: inWords('Capellada de lona y plataforma de 4 cm que casi no pesa', gum),
  },
  slipOn: {
    drawn: {
      parts: {
        closure: 'elastic',
        sole: ['vulcanised', 'cup', 'platform'],
        panel: ['plain', 'cap', 'foxing'],
        collar: 'low',
      },
    },
    attributes: { s_type: 'Slip on', upper_material: 'Lona', sole_material: 'Goma' },
    description: inWords('Sin cordones: capellada de lona con elásticos a los costados', gum),
  },
  high: {
    drawn: {
      parts: { collar: 'high', panel: ['cap', 'plain'], sole: ['vulcanised', 'cup'], closure: ['laces', 'tied'] },
    },
    attributes: { s_type: 'Botita', upper_material: 'Lona', shaft_height: 'Tobillo', sole_material: 'Goma' },
    description: inWords('Caña hasta el tobillo, capellada de lona y cordones largos', gum),
  },
  runner: {
    drawn: {
      silhouette: 'running-shoe',
      parts: {
        upper: 'mesh',
        sole: ['foam', 'rocker', 'wave'],
        overlay: ['saddle', 'ribs', 'mudguard'],
        rand: 'none',
        bulk: ['lean', 'full'],
      },
    },
    attributes: { s_type: 'Running', upper_material: 'Malla', sole_material: 'EVA' },
    description: inWords('Capellada de malla que respira, con refuerzos en los costados', foam),
  },
  trail: {
    drawn: {
      silhouette: 'running-shoe',
      parts: {
        upper: 'mesh',
        sole: 'lug',
        rand: ['toe', 'round'],
        overlay: ['ribs', 'saddle'],
        bulk: ['lean', 'full'],
      },
    },
    attributes: { s_type: 'Trail', upper_material: 'Malla', sole_material: 'Goma' },
    description: inWords('Capellada de malla con protector de goma y suela de tacos', [
      'espuma que amortigua',
      'espuma que amortigua',
    ]),
  },
  knit: {
    drawn: {
      silhouette: 'running-shoe',
      parts: {
        upper: 'knit',
        bulk: 'lean',
        sole: ['foam', 'rocker', 'wave'],
        overlay: ['saddle', 'none'],
        rand: ['none', 'toe'],
      },
    },
    attributes: { s_type: 'Urbana', upper_material: 'Tejido de punto', sole_material: 'EVA' },
    description: inWords('Tejida en una sola pieza, con cuello elástico que abraza el tobillo', foam),
  },
} as const satisfies Record<string, Last>
