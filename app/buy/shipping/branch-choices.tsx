import type { ReactNode } from 'react'
import { Choice } from '#app/platform/forms/choice.tsx'
import type { BranchOffice } from '#contract/buy/branch-offices.ts'

type BranchChoicesProps = {
  offices: readonly BranchOffice[]
  chosen: string
  onChoose(id: string): void
  legend: string
  /** What is said below the chosen one. */
  children?: ReactNode
}

const awayText = (km: number | undefined) => (km === undefined || km === 0 ? '' : ` · a ${km} km`)

/** Branches to choose from, with address, distance and hours. */
export function BranchChoices({ offices, chosen, onChoose, legend, children }: BranchChoicesProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 text-14 font-semibold">{legend}</legend>
      {offices.map(({ id, name, address, city, opening_hours: hours, distance_km: km }) => (
        <Choice
          key={id}
          name="branch"
          value={String(id)}
          isChosen={chosen === String(id)}
          onChoose={() => onChoose(String(id))}
          label={name}
          detail={
            <>
              {address}, {city}
              {awayText(km)}
              <br />
              {hours}
            </>
          }
        >
          {children}
        </Choice>
      ))}
    </fieldset>
  )
}
