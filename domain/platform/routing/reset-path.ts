/** Where an error screen posts the form that resets the shop on a device. */
export const resetPath = '/reset'
