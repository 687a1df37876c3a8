/** VAL-08: letters (also accented), spaces and apostrophes. */
const pattern = /^[\p{L}\p{M}][\p{L}\p{M}'’ ]*$/u
const maxNameLength = 60

export const isName = (text: string) => text.length <= maxNameLength && pattern.test(text)

// Emoji, their joiners and modifiers, and private-use characters.
const unprintable =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{200D}|\u{FE0F}|\u{20E3}|\p{Co}/gu

/** VAL-19: without emoji and private characters, with single spaces. */
export const tidyText = (text: string) => text.replaceAll(unprintable, '').replaceAll(/\s+/g, ' ').trim()

/** VAL-19: without accents. */
export const withoutDiacritics = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .normalize('NFC')

/** VAL-20: letters and digits without accents, and spaces. */
export const plainName = (text: string) => tidyText(withoutDiacritics(text).replaceAll(/[^a-z0-9 ]/gi, ''))
