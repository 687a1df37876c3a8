export const formats = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof formats)[number]

/** The lightest format the browser says it can show. */
export function chooseFormat(accept: string | undefined): Format {
  return formats.find((format) => accept?.includes(`image/${format}`)) ?? 'jpeg'
}
