/** A Sunday noon in Buenos Aires; the demo of the tests is dated around it. */
export const noon = new Date('2026-11-15T15:00:00Z')
