import { dyes, type KindCard } from './kind-card.ts'
import { marks } from './parts-by-attribute.ts'

const shoe = { ladder: 'shoes', materialKey: 'upper_material' } as const

export const sportShoes: Readonly<Record<'sneaker' | 'running', KindCard>> = {
  sneaker: {
    ...shoe,
    noun: ['Zapatillas', 'Zapatillas', 'Tenis'],
    band: [48, 150],
    styles: ['street', 'sport', 'kids'],
    colours: [...dyes.sport, 'crudo', 'camel'],
    materials: ['leather', 'canvas', 'suede', 'synthetic'],
    cuts: [
      {
        word: 'Urban',
        parts: { panel: ['plain', 'foxing'], sole: ['cup', 'gum', 'double'] },
        attributes: { s_type: 'Urbana' },
      },
      {
        word: 'Court',
        parts: { panel: 'perforated', heel: ['tab', 'counter'] },
        attributes: { s_type: 'Urbana' },
        materials: ['leather', 'synthetic'],
      },
      {
        word: 'Retro',
        parts: { panel: 'mudguard', toe: ['round', 'full'], closure: ['laces', 'tied'] },
        attributes: { s_type: 'Retro' },
        materials: ['suede', 'leather'],
      },
      {
        word: 'Skate',
        parts: { sole: 'vulcanised', panel: ['cap', 'foxing', 'plain'], toe: ['round', 'full'] },
        attributes: { s_type: 'Skate' },
        materials: ['canvas', 'suede'],
      },
      {
        word: 'High',
        parts: {
          collar: 'high',
          sole: ['vulcanised', 'cup', 'gum'],
          panel: ['cap', 'plain', 'foxing'],
          closure: ['laces', 'tied'],
        },
        attributes: { s_type: 'Botita', shaft_height: 'Tobillo' },
        materials: ['canvas', 'leather'],
      },
      {
        word: 'Slip On',
        parts: {
          closure: 'elastic',
          sole: ['vulcanised', 'cup', 'gum', 'platform'],
          panel: ['plain', 'cap', 'foxing'],
        },
        attributes: { s_type: 'Slip on' },
        materials: ['canvas', 'suede', 'leather'],
      },
    ],
    attributes: {
      sole_material: ['Goma', 'EVA'],
      occasion: ['Urbano', 'Casual'],
      style: ['Urbano', 'Retro', 'Minimalista'],
    },
    silhouette: 'sneaker',
    cloth: 'canvas',
    parts: {
      collar: 'low',
      sole: ['cup', 'gum'],
      toe: ['round', 'slim', 'full'],
      panel: ['plain', 'foxing'],
      closure: ['laces', 'tied'],
      heel: ['tab', 'counter', 'loop'],
      mark: marks,
    },
    children: { closure: ['straps', 'tied', 'straps'] },
    voice: 'sneaker',
  },
  running: {
    ...shoe,
    noun: ['Zapatillas Running', 'Zapatillas Running', 'Tenis Running'],
    band: [70, 190],
    styles: ['sport'],
    colours: dyes.sport,
    materials: ['mesh', 'recycled', 'mesh'],
    cuts: [
      { word: 'Trail', parts: { sole: 'lug', rand: ['toe', 'round'] }, attributes: { s_type: 'Trail' } },
      { word: 'Flow', parts: { overlay: ['ribs', 'none'], sole: ['foam', 'wave'] }, attributes: { s_type: 'Running' } },
      { word: 'Pace', parts: { sole: 'rocker' }, attributes: { s_type: 'Running' } },
      {
        word: 'Gym',
        parts: { sole: ['foam', 'wave'], overlay: ['saddle', 'mudguard'], rand: ['none', 'toe'] },
        attributes: { s_type: 'Entrenamiento' },
      },
    ],
    attributes: { sole_material: ['EVA', 'Goma y EVA'], occasion: ['Deporte'], style: ['Deportivo'] },
    silhouette: 'running-shoe',
    cloth: 'mesh',
    parts: {
      upper: 'mesh',
      sole: ['foam', 'rocker', 'wave'],
      bulk: ['lean', 'full'],
      overlay: ['saddle', 'ribs', 'mudguard', 'none'],
      rand: 'none',
      mark: marks,
    },
    voice: 'sneaker',
  },
}
