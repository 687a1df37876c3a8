/** OP-073. */
export const mostAddresses = 20
