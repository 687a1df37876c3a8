/** OP-073. */
export const maxAddresses = 20
