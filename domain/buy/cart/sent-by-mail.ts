/** Whether nothing of it travels: gift cards come by mail, so nobody is asked where to and nothing is paid for the way. */
export const isSentByMail = (lines: readonly { isGiftCard: boolean }[]): boolean =>
  lines.length > 0 && lines.every(({ isGiftCard }) => isGiftCard)
