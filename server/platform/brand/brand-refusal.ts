import type { FieldFault } from '#domain/platform/brand/fields.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'

/** Fields that the brand cannot have: each with its reason. */
export class BrandRefusal extends OperatorRefusal {
  readonly faults: readonly FieldFault[]

  constructor(faults: readonly FieldFault[]) {
    const say = (language: 'en' | 'es') =>
      `${faults.map(({ field, reason }) => `${field} ${reason[language]}`).join('; ')}.`
    super(say('en'), say('es'))
    this.name = 'BrandRefusal'
    this.faults = faults
  }
}

/** Somebody changed the brand since it was seen. */
export class BrandChanged extends OperatorRefusal {
  constructor() {
    super('The brand was changed in between: read it again.', 'La marca cambió mientras tanto: volvé a mirarla.')
    this.name = 'BrandChanged'
  }
}
