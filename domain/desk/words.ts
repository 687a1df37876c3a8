/** The languages of the desk. Shoppers have the voice of their country; the staff of all stores work in one place. */
export const deskLanguages = ['es', 'en'] as const
export type DeskLanguage = (typeof deskLanguages)[number]

/** A sentence in every language of the desk. */
export type DeskSentence = Readonly<Record<DeskLanguage, string>>
