/** What is said of each way a part comes in; the parts in the order in which they are said. */
export type PartWords = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>
