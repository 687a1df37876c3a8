/**
 * `1.234.567`, as all our stores write whole numbers. Ours, because building a formatter of the platform takes longer
 * than drawing a whole list: it was the longest single task of a page's first second. The test holds it to the platform.
 */
export function formatInteger(whole: number): string {
  return String(whole).replaceAll(/\B(?=(\d{3})+$)/g, '.')
}
