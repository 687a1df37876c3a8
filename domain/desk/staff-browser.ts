/**
 * What the desk leaves in the storage of a browser in which somebody works, so that the shop may say there what only they
 * can do something about. It opens nothing.
 */
export const staffBrowserKey = 'desk.here'
