import type { SavedView } from '#contract/desk/saved-views.ts'
import { and, asc, eq, ne, or, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { savedView } from '#db/schema/saved-views.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { maxViews, type ViewFilters, type ViewScreen } from '#domain/desk/views/saved-view.ts'
import { isPermitted } from '#domain/desk/staff/roles.ts'
import { isOpenCountry } from '#domain/platform/country/country.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { writeAudit } from '#server/platform/audit/audit.ts'

type Who = StaffCall['staff']

/** What all see is decided by those who decide about the staff of all stores. */
const mayShare = (staff: Who) => staff.stores === null && isPermitted(staff, 'staff.manage')

/** A view of a store that is not theirs would be a closed door. */
const isOfTheirs = ({ stores }: Who, { country }: ViewFilters) =>
  country === undefined || stores === null || (isOpenCountry(country) && stores.includes(country))

export async function listViews(db: Handle, screen: ViewScreen, staff: Who): Promise<SavedView[]> {
  const rows = await db
    .select()
    .from(savedView)
    .where(and(eq(savedView.screen, screen), or(eq(savedView.idStaff, staff.idStaff), savedView.isShared)))
    .orderBy(asc(savedView.isShared), asc(savedView.idView))
  return rows
    .filter(({ filters }) => isOfTheirs(staff, filters))
    .map(({ idView, name, filters, isShared, idStaff }) => ({
      idView,
      name,
      filters,
      isShared,
      isOwn: idStaff === staff.idStaff || (isShared && mayShare(staff)),
    }))
}

type NewView = { screen: ViewScreen; name: string; filters: ViewFilters; isShared: boolean }

/** Keeps a view; of a screen twenty for each person, and twenty that are shared. */
export async function saveView(
  tx: Handle,
  { screen, name, filters, isShared }: NewView,
  call: StaffCall,
): Promise<void> {
  const { staff, now } = call
  if (isShared && !mayShare(staff)) throw new DeskError('not_permitted')
  // Two of one person at once, or two shared ones, wait here for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop: saved views'))`)
  const isOfBound = isShared ? eq(savedView.isShared, true) : eq(savedView.idStaff, staff.idStaff)
  const isOther = or(ne(savedView.idStaff, staff.idStaff), ne(savedView.name, name))
  const others = await tx
    .select({ idView: savedView.idView })
    .from(savedView)
    .where(and(eq(savedView.screen, screen), isOfBound, isOther))
  if (others.length >= maxViews) {
    const sentence = {
      es: `Ya hay ${maxViews} vistas guardadas: quitá antes una.`,
      en: `There are ${maxViews} saved views already: remove one first.`,
    }
    throw new DeskError('not_possible', { sentence })
  }
  const values = { filters, isShared }
  const written = await tx
    .insert(savedView)
    .values({ idStaff: staff.idStaff, screen, name, ...values, createdAt: now })
    .onConflictDoUpdate({
      target: [savedView.idStaff, savedView.name],
      set: values,
      setWhere: eq(savedView.screen, screen),
    })
    .returning({ idView: savedView.idView })
  if (written.length === 0) {
    const sentence = {
      es: 'Ya tenés una vista con ese nombre en otra pantalla: elegí otro.',
      en: 'You have a view of that name on another screen already: choose another one.',
    }
    throw new DeskError('not_possible', { sentence })
  }
  await writeAudit(tx, call.acting(), 'view-save', name, { after: { ...filters, isShared } })
}

/** Returns the screen it was of. */
export async function deleteView(tx: Handle, idView: number, call: StaffCall): Promise<{ screen: ViewScreen }> {
  const [row] = await tx.select().from(savedView).where(eq(savedView.idView, idView)).for('update')
  const isTheirs = row && (row.idStaff === call.staff.idStaff || (row.isShared && mayShare(call.staff)))
  if (!isTheirs) throw new DeskError('not_found')
  await tx.delete(savedView).where(eq(savedView.idView, idView))
  await writeAudit(tx, call.acting(), 'view-delete', row.name)
  return { screen: row.screen }
}
