/** A branch as an operator writes it; what is left out stays. */
export type BranchInput = {
  address?: string | undefined
  postcode?: string | undefined
  hours?: string | undefined
  drop_off?: boolean | undefined
  active?: boolean | undefined
}

type BranchFields = {
  address: string
  postcode: string
  openingHours: string
  acceptsDropoff: boolean
  active: boolean
}

const maxLength = { name: 60, address: 120, hours: 120 }
const isLine = (text: string, length: number) => text !== '' && text.length <= length && !/[\r\n\t<>]/.test(text)

/** Checks the fields of a branch. A new one has an address and hours: a shopper is sent there. */
export function checkBranch(
  { name, ...input }: BranchInput & { name: string },
  { isNew }: { isNew: boolean },
): { value: Partial<BranchFields> } | { faults: string[] } {
  const faults: string[] = []
  const line = (text: string | undefined, what: 'address' | 'hours') => {
    if (text === undefined && !isNew) return undefined
    const tidy = text?.trim() ?? ''
    if (tidy === '') faults.push(`${what} is missing`)
    else if (!isLine(tidy, maxLength[what]))
      faults.push(`${what} must be one line of up to ${maxLength[what]} characters`)
    return tidy
  }
  if (!isLine(name, maxLength.name)) faults.push(`a name is one line of up to ${maxLength.name} characters`)
  const address = line(input.address, 'address')
  const hours = line(input.hours, 'hours')
  const postcode = input.postcode?.replaceAll(/[\s.-]/g, '').toUpperCase()
  if (postcode !== undefined && !/^[0-9A-Z]{0,10}$/.test(postcode)) faults.push('postcode must be digits and letters')
  if (faults.length > 0) return { faults }
  return {
    value: {
      ...(address !== undefined && { address }),
      ...(hours !== undefined && { openingHours: hours }),
      ...(postcode !== undefined && { postcode }),
      ...(input.drop_off !== undefined && { acceptsDropoff: input.drop_off }),
      ...(input.active !== undefined && { active: input.active }),
    },
  }
}
