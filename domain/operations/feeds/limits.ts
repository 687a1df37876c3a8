/** Maximum lengths of a Merchant feed's values; ours have the same. */
export const limits = {
  id: 50,
  item_group_id: 50,
  title: 150,
  description: 5000,
  brand: 70,
  color: 100,
  size: 100,
  product_type: 750,
  link: 2000,
  image_link: 2000,
  additional_image_link: 20_000,
} as const satisfies Record<string, number>

/** Why a value cannot be stored, if so. PostgreSQL accepts every character but NUL. */
export function valueFault(column: string, value: string, longest: number | undefined): string | undefined {
  if (value.includes('\0')) return `${column} holds a NUL character`
  if (longest !== undefined && value.length > longest) {
    return `${column} has ${value.length} characters, at most ${longest} are allowed`
  }
  return undefined
}

/** Whether an image address is on the web or a path of the shop itself. */
export function isPictureAddress(address: string): boolean {
  return /^\/[^/\s]\S*$/.test(address) || (/^https?:\/\/\S+$/i.test(address) && URL.canParse(address))
}
