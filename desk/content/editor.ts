/** What every editor of a document is given: what it says, and what is wrong with it by its place. */
export type EditorProps<Body> = {
  body: Body
  onChange(body: Body): void
  /** `tiles[2].link` → why it cannot be shown. */
  faults: Readonly<Record<string, string>>
}

/** Whether anything within a place is wrong. */
export const hasFaultWithin = (faults: Readonly<Record<string, string>>, place: string): boolean =>
  Object.keys(faults).some((at) => at.startsWith(`${place}.`) || at.startsWith(`${place}[`) || at === place)
