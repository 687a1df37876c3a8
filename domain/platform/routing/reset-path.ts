/** Where an error screen sends the form that resets the shop on a device. */
export const resetPath = '/reset'
