import { and, eq, inArray } from '#db/connection/drizzle.ts'
import type { Handle } from '#db/connection/handle.ts'
import { productImage } from '#db/schema/catalog.ts'
import { photo } from '#db/schema/photos.ts'
import type { ProductPicture } from '#domain/browse/product/product-picture.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'

type One = { country: OpenCountry; sku: string }

/** The pictures of a product, in their order. */
export async function writePictures(
  tx: Handle,
  { country, sku }: One,
  pictures: readonly ProductPicture[],
): Promise<void> {
  await tx.delete(productImage).where(and(eq(productImage.country, country), eq(productImage.sku, sku)))
  if (pictures.length === 0) return
  await tx.insert(productImage).values(
    pictures.map(({ url, alt, focus }, at) => ({
      country,
      sku,
      url,
      alt,
      position: at + 1,
      focusX: focus?.[0] ?? null,
      focusY: focus?.[1] ?? null,
    })),
  )
}

export async function readPictures(tx: Handle, { country, sku }: One): Promise<ProductPicture[]> {
  const rows = await tx
    .select()
    .from(productImage)
    .where(and(eq(productImage.country, country), eq(productImage.sku, sku)))
    .orderBy(productImage.position)
  return rows.map(({ url, alt, focusX, focusY }) => ({
    url,
    alt,
    focus: focusX === null || focusY === null ? null : [focusX, focusY],
  }))
}

/** Which of these addresses are of pictures that were uploaded at the desk; they are kept from then on. */
export async function uploadedAmong(tx: Handle, pictures: readonly ProductPicture[]): Promise<ReadonlySet<string>> {
  if (pictures.length === 0) return new Set()
  const rows = await tx
    .update(photo)
    .set({ unusedSince: null })
    .where(
      and(
        inArray(
          photo.key,
          pictures.flatMap(({ url }) => keyOf(url) ?? []),
        ),
        eq(photo.isOfProducts, true),
      ),
    )
    .returning({ url: photo.source })
  return new Set(rows.map(({ url }) => url))
}

const keyOf = (url: string) => /^\/img\/f\/([0-9a-f]{32})\.jpg$/.exec(url)?.[1]

/** The address of a picture that was replaced leads to its successor once its file is gone. */
export async function leadToSuccessors(tx: Handle, successors: ReadonlyMap<string, string>): Promise<void> {
  for (const [old, next] of successors) {
    const [from, to] = [keyOf(old), keyOf(next)]
    if (from && to && from !== to) await tx.update(photo).set({ replacedBy: to }).where(eq(photo.key, from))
  }
}
