/** A file cannot be imported, or a catalogue not exported, as asked; said in one sentence, with nothing changed. */
export class FeedRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FeedRefusal'
  }
}
