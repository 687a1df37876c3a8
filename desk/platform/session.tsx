import { useQuery, type QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { readSession, signOut, type DeskSession } from '#contract/desk/staff.ts'
import type { StaffMember } from '#contract/desk/shapes.ts'
import { staffBrowserKey } from '#domain/desk/staff-browser.ts'
import type { Permission } from '#domain/desk/staff/roles.ts'
import { deskCall, setShopTime } from './call.ts'

const sessionKey = ['session']

/** Lets the shop's own pages know whether somebody of the staff works in this browser. */
function markBrowser({ staff }: DeskSession): void {
  try {
    if (staff) localStorage.setItem(staffBrowserKey, '1')
    else localStorage.removeItem(staffBrowserKey)
  } catch {
    // A browser without storage shows its staff what it shows everybody.
  }
}

export function setSession(client: QueryClient, session: DeskSession): void {
  setShopTime(session.now)
  markBrowser(session)
  client.setQueryData(sessionKey, session)
}

/** Who is signed in; the desk asks once and hears it from every call that finds the session over. */
export function useSessionQuery() {
  return useQuery({
    queryKey: sessionKey,
    queryFn: async ({ signal }) => {
      const session = await deskCall(readSession, {}, { signal })
      setShopTime(session.now)
      markBrowser(session)
      return session
    },
    staleTime: Infinity,
  })
}

type SignedIn = DeskSession & { staff: StaffMember }
export const SessionContext = createContext<SignedIn | null>(null)

/** The person at the desk; only below the frame, where somebody is. */
export function useSession(): SignedIn {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession outside the frame')
  return session
}

/** Whether the person may do something. What is not permitted is not shown; the server decides again. */
export function useMay(): (permission: Permission) => boolean {
  const { staff } = useSession()
  return (permission) => staff.permissions.includes(permission)
}

/** Asks again who is signed in, as after a call that found nobody. */
export const refreshSession = (client: QueryClient) => client.invalidateQueries({ queryKey: sessionKey })

/** Signs out and begins afresh: nothing of what was read stays in the memory of the page, nor on its screen. */
export async function leaveDesk(): Promise<void> {
  await deskCall(signOut, { body: {} })
  location.assign('/desk')
}
