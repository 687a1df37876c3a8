import { z } from 'zod/mini'

// Each built once for all declarations: building shapes is most of what the file that every page shares takes to run.
export const string = z.string()
export const number = z.number()
export const int = z.int()
export const boolean = z.boolean()
