import type { Silhouette } from '../silhouette.ts'
import { drawCourtSneaker } from './court-sneaker.ts'

export const sneakerLow: Silhouette = {
  span: 34,
  materials: ['leather', 'canvas', 'suede'],
  patterns: ['plain', 'print', 'checks'],
  draw: (sketch, side) => drawCourtSneaker(sketch, side, 'low'),
}

export const sneakerHigh: Silhouette = {
  span: 34,
  materials: ['canvas', 'leather', 'suede'],
  patterns: ['plain', 'print', 'checks'],
  draw: (sketch, side) => drawCourtSneaker(sketch, side, 'high'),
}
