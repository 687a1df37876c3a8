import type { Handle } from '#db/connection/handle.ts'
import { helpArticle } from '#db/schema/content.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { helpAfter } from './help-after.ts'
import { helpBuying } from './help-buying.ts'
import { voiceOf } from './voice.ts'

/** Eighteen articles, three pages of six; paragraphs are separated by an empty line. */
export async function writeHelp(db: Handle, country: OpenCountry): Promise<void> {
  const voice = voiceOf(country)
  const articles = [...helpBuying(voice), ...helpAfter(voice)]
  await db
    .insert(helpArticle)
    .values(articles.map((article, index) => Object.assign({ country, position: index + 1 }, article)))
}
