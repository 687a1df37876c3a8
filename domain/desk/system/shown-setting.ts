/** How a setting may be shown: as it is, as an address without what opens it, or only whether it is there. */
export type SettingKind = 'plain' | 'address' | 'secret'

/** An address without user, password and parameters; none at all where that is not clear. */
function withoutKeys(text: string): string {
  const url = text.includes('://') ? URL.parse(text) : null
  return url ? `${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}` : '••••'
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).join(', ')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([key, one]) => `${key}=${plainText(one)}`)
      .join(', ')
  }
  return String(value)
}

/** What the desk shows of a setting; null where it is not set. */
export function shownSetting(kind: SettingKind, value: unknown): string | null {
  const isEmpty = value === undefined || value === '' || (typeof value === 'object' && Object.keys(value!).length === 0)
  if (isEmpty) return null
  if (kind === 'secret') return '••••'
  const text = plainText(value)
  return kind === 'address' ? withoutKeys(text) : text
}
