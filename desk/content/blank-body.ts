import type { Body } from '#domain/content/documents/read-document.ts'
import { noMailTexts } from '#domain/platform/mail/mail-texts.ts'
import type { DocumentName } from '#domain/content/documents/document-name.ts'

/** Where nothing was written yet. */
export function blankBody({ kind }: DocumentName): Body {
  if (kind === 'menu') return { entries: [] }
  if (kind === 'home') return { columns: 2, tiles: [], top: [], central: [], bottom: [] }
  if (kind === 'help') return { articles: [] }
  if (kind === 'banners') return { banners: [] }
  if (kind === 'mail') return noMailTexts
  if (kind === 'text') return { title: '', html: '' }
  return { title: '', filters: {}, bannerMenu: null, styles: null, landing: null, couponCode: null, seo: {} }
}
