import { faultText, type DocumentFault } from '#domain/content/documents/fault.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** A document that is not valid: every fault with its place. */
export class DocumentRefusal extends OperatorRefusal {
  readonly faults: readonly DocumentFault[]

  constructor(faults: readonly DocumentFault[]) {
    super(`${faults.slice(0, 10).map(faultText).join('; ')}.`, 'Hay cosas para corregir antes de seguir.')
    this.name = 'DocumentRefusal'
    this.faults = faults
  }
}

/** Somebody wrote a later version than the one that was seen; nothing was written over it. */
export class DocumentChanged extends OperatorRefusal {
  readonly last: { version: number; by: string; at: Date } | undefined

  constructor(message: string, last: { version: number; by: string; at: Date } | undefined) {
    super(message)
    this.name = 'DocumentChanged'
    this.last = last
  }
}
