import type { Format } from './format.ts'
import type { PictureSource } from './picture-source.ts'

/** `side`: the square it is fitted into; `minSide`: what its shorter side must have. */
export type PhotoLimits = { side?: number | undefined; minSide?: number | undefined }

/** What a photo that is decoded may be refused for, beside not being readable. */
export type PhotoFault = 'too few pixels' | 'too many pixels'

/** The messages between the shop and the renderer's process. */
export type Task = { source: PictureSource; width: number; format: Format } | ({ photo: Uint8Array } & PhotoLimits)
export type Order = { id: number; task: Task }
export type Outcome = { id: number; picture: Uint8Array } | { id: number; fault: string }
