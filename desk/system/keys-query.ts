export const keysKey = ['keys'] as const
