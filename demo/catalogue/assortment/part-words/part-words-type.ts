/** The words for each option of a part; parts in the order they are mentioned. */
export type PartWords = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
