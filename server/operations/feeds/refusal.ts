/** Refuses an import or export with an explanation; nothing has been changed. */
export class FeedRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'FeedRefusal'
  }
}
