/**
 * An operator asked for what cannot be done. The message is a whole English sentence for the person at the command
 * line; nothing has been changed when it is thrown.
 */
export class OperatorRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OperatorRefusal'
  }
}
