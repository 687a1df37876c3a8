import type { Format } from './format.ts'
import type { PictureSource } from './picture-source.ts'

/** The messages between the shop and the renderer's process. */
export type Task =
  | { source: PictureSource; width: number; format: Format }
  | { photo: Uint8Array; side?: number | undefined }
export type Order = { id: number; task: Task }
export type Outcome = { id: number; picture: Uint8Array } | { id: number; fault: string }
