import type { FastifyInstance } from 'fastify'
import { changeBrand, changeLogo, readBrand, type DeskBrand } from '#contract/desk/brand.ts'
import { desc, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { audit } from '#db/schema/technical.ts'
import { DeskError } from '#domain/desk/errors.ts'
import { logoPath } from '#domain/platform/brand/files.ts'
import { missingOf } from '#domain/platform/brand/brand.ts'
import { isOpenCountry } from '#domain/platform/country/country.ts'
import type { MountDesk } from '#server/desk/http/mount-desk.ts'
import type { StaffCall } from '#server/desk/http/staff-call.ts'
import { requireAllStores } from '#server/desk/system/require-all-stores.ts'
import { BrandChanged, BrandRefusal } from '#server/platform/brand/brand-refusal.ts'
import { brandTexts } from '#server/platform/brand/brand-texts.ts'
import { brandVersion, readBrandFields, setBrand, setLogo } from '#server/platform/brand/change-brand.ts'
import { readShopSettings } from '#server/platform/brand/settings.ts'

const storeOf = (field: string) => {
  const [group = ''] = field.split('.')
  return isOpenCountry(group) ? group : undefined
}

/** What is of one store is for those who work for it; the rest is one for all stores. */
function requireFields(fields: readonly string[], call: StaffCall): void {
  for (const field of fields) {
    const country = storeOf(field)
    if (country) call.requireStore(country)
    else requireAllStores(call)
    // It begins the ids of stores, which clients keep: changed by the command line alone.
    if (field === 'key') throw new DeskError('not_permitted')
  }
}

export function brandRoutes(app: FastifyInstance, mount: MountDesk, { db }: { db: Handle }) {
  async function read({ storesOf }: StaffCall): Promise<DeskBrand> {
    const settings = await readShopSettings(db)
    const { logo } = settings.brand.assets
    const isTheirs = (field: string) => {
      const country = storeOf(field)
      return country === undefined || storesOf(undefined).includes(country)
    }
    const texts = brandTexts(await readBrandFields(db))
    return {
      version: await brandVersion(db),
      fields: Object.fromEntries(Object.entries(texts).filter(([field]) => isTheirs(field))),
      logo: logo ? { address: logoPath(logo), width: logo.size?.width ?? 0, height: logo.size?.height ?? 0 } : null,
      missing: missingOf(settings).filter(isTheirs),
    }
  }

  /** Faults by their field; who was faster. */
  async function refused(error: unknown, { language }: StaffCall): Promise<unknown> {
    if (error instanceof BrandRefusal) {
      const errors = Object.fromEntries(error.faults.map(({ field, reason }) => [field, reason[language]]))
      const sentence = {
        es: 'Hay datos para corregir; no se guardó nada.',
        en: 'Some fields are to be corrected; nothing was saved.',
      }
      return new DeskError('invalid_input', { errors, sentence })
    }
    if (!(error instanceof BrandChanged)) return error
    const [last] = await db
      .select({ by: audit.actor, at: audit.at })
      .from(audit)
      .where(inArray(audit.action, ['brand-set', 'brand-logo']))
      .orderBy(desc(audit.id))
      .limit(1)
    return new DeskError('changed_meanwhile', {
      data: last ? { last: { by: last.by, at: last.at.toISOString() } } : {},
    })
  }

  async function act(call: StaffCall, work: (tx: Handle) => Promise<unknown>): Promise<DeskBrand> {
    try {
      await call.transact(async (tx) => {
        await work(tx)
        return {}
      })
    } catch (error) {
      throw await refused(error, call)
    }
    return read(call)
  }

  mount(app, readBrand, (_input, call) => read(call))
  mount(app, changeBrand, ({ body: { version, changes, reason } }, call) => {
    const fields = Object.keys(changes)
    if (fields.length === 0) throw new DeskError('invalid_input')
    requireFields(fields, call)
    return act(call, (tx) => setBrand(tx, Object.entries(changes), call.acting(reason), version))
  })
  mount(app, changeLogo, ({ body: { version, logo, icon } }, call) => {
    requireAllStores(call)
    const files = {
      logo: Buffer.from(logo, 'base64'),
      icon: icon === undefined ? undefined : Buffer.from(icon, 'base64'),
    }
    return act(call, (tx) => setLogo(tx, files, call.acting(), version))
  })
}
