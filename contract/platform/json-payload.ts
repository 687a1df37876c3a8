import { z } from 'zod/mini'

/** A form field that holds JSON: how the mobile API sends nested data (API-50, API-56). */
export const jsonPayload = <S extends z.ZodMiniType>(shape: S) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(10_000)),
      z.transform((text, context): unknown => {
        try {
          return JSON.parse(text)
        } catch {
          context.issues.push({ code: 'custom', message: 'Se espera JSON.', input: text })
          return z.NEVER
        }
      }),
    ),
    shape,
  )
