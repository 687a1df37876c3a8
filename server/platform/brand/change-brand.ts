import { createHash } from 'node:crypto'
import { eq, sql } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { inTransaction } from '#db/connection/transaction.ts'
import { brandAsset, shopBrand, storeBrand } from '#db/schema/brand.ts'
import { country as countryTable } from '#db/schema/store.ts'
import { neutralBrand, storeId, type AssetName } from '#domain/platform/brand/brand.ts'
import { changeBrand, type BrandFields, type StoreFields } from '#domain/platform/brand/fields.ts'
import { basePalette } from '#domain/platform/brand/palette.ts'
import { openCountries, type OpenCountry } from '#domain/platform/country/country.ts'
import { writeAudit, type Acting } from '#server/platform/audit/audit.ts'
import { OperatorRefusal } from '#server/platform/audit/refusal.ts'
import { brandTexts } from './brand-texts.ts'
import { BrandChanged, BrandRefusal } from './brand-refusal.ts'
import { cleanSvg } from './clean-svg.ts'
import { makeIcons, type MarkFile } from './make-icons.ts'

/** The brand as its rows say it, in the order the operator reads it. */
export async function readBrandFields(db: Handle): Promise<BrandFields> {
  const [row] = await db.select().from(shopBrand)
  const { id: _id, updatedAt: _updatedAt, ...own } = row ?? { id: 1, updatedAt: null, ...neutralBrand }
  const rows = await db.select().from(storeBrand)
  const stores = Object.fromEntries(
    openCountries.map((code) => {
      const { country: _country, ...fields } = rows.find(({ country }) => country === code) ?? { country: code }
      return [code, fields]
    }),
  ) as Record<OpenCountry, StoreFields>
  return { ...own, formerKeys: [...own.formerKeys], stores }
}

/** Changes with every field and with the logo: who changes the brand says which one they saw. */
export async function brandVersion(db: Handle): Promise<string> {
  const fields = await readBrandFields(db)
  const [logo] = await db.select({ hash: brandAsset.hash }).from(brandAsset).where(eq(brandAsset.name, 'logo'))
  return createHash('sha256')
    .update(JSON.stringify([fields, logo?.hash]))
    .digest('hex')
    .slice(0, 16)
}

/** Two people at once wait for each other here; the second of them may have seen what is no more. */
async function lockBrand(tx: Handle, seen: string | undefined): Promise<void> {
  await tx.execute(sql`select from ${shopBrand} for update`)
  if (seen !== undefined && (await brandVersion(tx)) !== seen) throw new BrandChanged()
}

const pick = (texts: Readonly<Record<string, string>>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, texts[field] ?? '']))

/**
 * Changes fields of the brand, all or none, with one audit row. Two operators at once wait for each other. Every
 * node shows it within a moment: triggers on the tables tell them.
 */
export async function setBrand(
  db: Handle,
  changes: readonly (readonly [field: string, text: string])[],
  acting: Acting,
  seen?: string,
): Promise<BrandFields> {
  return inTransaction(db, async (tx) => {
    await lockBrand(tx, seen)
    const before = await readBrandFields(tx)
    const outcome = changeBrand(before, changes)
    if ('faults' in outcome) {
      throw new BrandRefusal(outcome.faults)
    }
    const { stores, ...own } = outcome.fields
    await tx.update(shopBrand).set({ ...own, updatedAt: acting.now })
    for (const country of openCountries) {
      if (stores[country] === before.stores[country]) continue
      await tx
        .insert(storeBrand)
        .values({ country, ...stores[country] })
        .onConflictDoUpdate({ target: storeBrand.country, set: stores[country] })
    }
    if (own.key !== before.key) {
      for (const country of openCountries) {
        await tx
          .update(countryTable)
          .set({ storeId: storeId(own, country) })
          .where(eq(countryTable.code, country))
      }
    }
    const fields = changes.map(([field]) => field)
    await writeAudit(tx, acting, 'brand-set', fields.join(', ').slice(0, 300), {
      before: pick(brandTexts(before), fields),
      after: pick(brandTexts(outcome.fields), fields),
    })
    return outcome.fields
  })
}

const maxLogoBytes = 200 * 1024
const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))

type Drawing = MarkFile & { size: { width: number; height: number } }

/** A drawing that may be shown: an SVG written again without what could run, or a PNG drawn again without what came with it. */
async function readDrawing(bytes: Buffer, what: string): Promise<Drawing> {
  if (bytes.length === 0 || bytes.length > maxLogoBytes)
    throw new OperatorRefusal(
      `The ${what} has ${bytes.length} bytes; up to ${maxLogoBytes} are taken.`,
      `El archivo tiene ${Math.ceil(bytes.length / 1024)} KB; se aceptan hasta ${maxLogoBytes / 1024} KB.`,
    )
  const { default: sharp } = await import('sharp')
  const file: MarkFile = isPng(bytes)
    ? { bytes, type: 'image/png' }
    : { bytes: Buffer.from(cleanSvg(bytes.toString('utf8'))), type: 'image/svg+xml' }
  try {
    const image = sharp(file.bytes, { limitInputPixels: 4096 * 4096 })
    if (file.type === 'image/svg+xml') {
      const { width, height } = await image.metadata()
      return { ...file, size: { width, height } }
    }
    const { data, info } = await image
      .resize({ height: 512, withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, type: 'image/png', size: { width: info.width, height: info.height } }
  } catch (error) {
    throw new OperatorRefusal(
      `The ${what} cannot be drawn: ${(error as Error).message}.`,
      'El archivo no se puede dibujar: subí un SVG de formas o un PNG.',
    )
  }
}

/** Sets the logo, and the icons made from it; `icon` is a square drawing for these, where the logo is a long word. */
export async function setLogo(
  db: Handle,
  { logo, icon }: { logo: Buffer; icon?: Buffer | undefined },
  acting: Acting,
  seen?: string,
): Promise<{ bytes: number; width: number; height: number }> {
  const drawing = await readDrawing(logo, 'logo')
  const mark = icon ? await readDrawing(icon, 'icon') : drawing
  return inTransaction(db, async (tx) => {
    await lockBrand(tx, seen)
    const { palette } = await readBrandFields(tx)
    const ground = palette.paper ?? basePalette.paper
    const files: Partial<Record<AssetName, MarkFile>> = { logo: drawing, ...(await makeIcons(mark, ground)) }
    for (const [name, { bytes, type }] of Object.entries(files)) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
      const asset = { type, bytes, hash, size: name === 'logo' ? drawing.size : null }
      await tx
        .insert(brandAsset)
        .values({ name: name as AssetName, ...asset })
        .onConflictDoUpdate({ target: brandAsset.name, set: asset })
    }
    await writeAudit(tx, acting, 'brand-logo', `${drawing.type}, ${drawing.bytes.length} bytes`)
    return { bytes: drawing.bytes.length, ...drawing.size }
  })
}
