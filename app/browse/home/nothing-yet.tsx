import { useEffect, useState } from 'react'
import { quietPart } from '#app/platform/lazy/lazy-part.tsx'
import { staffBrowserKey } from '#domain/desk/staff-browser.ts'

const OperatorHint = quietPart(() => import('./operator-hint.tsx'))

function isStaffBrowser(): boolean {
  try {
    return localStorage.getItem(staffBrowserKey) !== null
  } catch {
    return false
  }
}

/** In the place of everything a home page shows, while there is nothing to show. */
export function NothingYet({ text }: { text: string }) {
  const [isStaff, setIsStaff] = useState(false)
  useEffect(() => setIsStaff(isStaffBrowser()), [])
  return (
    <div>
      <p className="text-18">{text}</p>
      {isStaff && <OperatorHint />}
    </div>
  )
}
