import { z } from 'zod/mini'

// Each built once for all declarations: building shapes is most of what the file that every page shares takes to run.
export const string = z.string()
export const number = z.number()
export const int = z.int()
export const boolean = z.boolean()

/** A yes or no in forms and legacy replies. */
export const flag = z.enum(['0', '1'])
export const toFlag = (isSet: boolean): z.output<typeof flag> => (isSet ? '1' : '0')

/** Older calls take the customer's token in their input; our own client sends it in a header (OP-074). */
export const token = z.optional(string)
/** The same in the calls that limit its length. */
export const boundedToken = z.optional(z.string().check(z.maxLength(200)))

/**
 * The point of a picture that every crop keeps, two percentages: from the left and from the top. A list, because tuples are
 * a part of zod that nothing else brings to the browser.
 */
export const pictureFocus = z.array(int)
