/** Height of the body wrapper before it is measured (APP-50, OP-017). */
export const unmeasuredBodyHeight = 545

/** The header height used when it cannot be measured. */
const fallbackHeaderHeight = 95

type Measures = { window: number; header?: number | undefined; preHeaderBanner?: number | undefined }

export function bodyHeight({ window, header = fallbackHeaderHeight, preHeaderBanner = 0 }: Measures): number {
  return window - header - preHeaderBanner
}
