/** Longest side, in pixels: a stain is still seen on it. */
const side = 1600

/** A photograph as a phone takes it, small enough to be sent: base64 of a JPEG. Undefined for what is no photograph. */
export async function shrunkPhoto(file: File): Promise<string | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!picture) return undefined
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return canvas.toDataURL('image/jpeg', 0.85).split(',')[1]
}
