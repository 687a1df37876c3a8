/** Height of the body wrapper before anything could be measured (APP-50, OP-017). */
export const unmeasuredBodyHeight = 545

/** What a header is taken to measure when it cannot be measured. */
const fallbackHeaderHeight = 95

type Measures = { window: number; header?: number | undefined; preHeaderBanner?: number | undefined }

export function bodyHeight({ window, header = fallbackHeaderHeight, preHeaderBanner = 0 }: Measures): number {
  return window - header - preHeaderBanner
}
