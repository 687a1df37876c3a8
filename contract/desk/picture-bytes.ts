import { z } from 'zod/mini'

export const maxPictureBytes = 15 * 1024 * 1024
const maxLength = Math.ceil(maxPictureBytes / 3) * 4

/** A picture as base64. What it is, is decided by decoding it. */
export const pictureBytes = z.string().check(z.regex(/^[A-Za-z0-9+/]+={0,2}$/), z.maxLength(maxLength))
/** The largest body with one. */
export const maxPictureBody = maxLength + 1024
