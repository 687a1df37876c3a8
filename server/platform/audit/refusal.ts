/**
 * An operator requested something that cannot be done. The message is an English sentence for the command line; nothing
 * has been changed when it is thrown.
 */
export class OperatorRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorRefusal'
  }
}
