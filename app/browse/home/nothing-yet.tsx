import { useEffect, useState } from 'react'
import { useCountry } from '#app/platform/country/use-country.ts'
import { staffBrowserKey } from '#domain/desk/staff-browser.ts'
import { homeWords } from './home-words.ts'

function isStaffBrowser(): boolean {
  try {
    return localStorage.getItem(staffBrowserKey) !== null
  } catch {
    return false
  }
}

/**
 * In the place of everything a home page shows, while there is nothing to show; in a browser in which somebody of the
 * staff works, also where to fill it.
 */
export function NothingYet() {
  const { country } = useCountry()
  const { text, onlyYou, fill, desk } = homeWords(country).nothingYet
  const [isStaff, setIsStaff] = useState(false)
  useEffect(() => setIsStaff(isStaffBrowser()), [])
  return (
    <div>
      <p className="text-18">{text}</p>
      {isStaff && (
        <aside className="mt-4 border-l-4 border-lima bg-tile px-4 py-3 text-14">
          <p className="font-semibold">{onlyYou}</p>
          <p className="text-ink-2">{fill}</p>
          {/* The desk is another app: a link of the router would look for it in this one. */}
          <a href="/desk" className="inline-flex min-h-12 items-center font-semibold underline underline-offset-4">
            {desk}
          </a>
        </aside>
      )}
    </div>
  )
}
