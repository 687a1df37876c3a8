import type { DocumentName } from '#domain/content/documents/document-name.ts'
import type {
  BannersBody,
  Body,
  HelpBody,
  HomeBody,
  LandingBody,
  MenuBody,
  TextBody,
} from '#domain/content/documents/read-document.ts'
import type { MailTexts } from '#domain/platform/mail/mail-texts.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { useWords } from '#desk/platform/words.ts'
import { BannerList } from './banner-editor.tsx'
import { nameWords } from './document-names.ts'
import type { EditorProps } from './editor.ts'
import { HelpEditor } from './help-editor.tsx'
import { HomeEditor } from './home-editor.tsx'
import { LandingEditor } from './landing-editor.tsx'
import { MailEditor } from './mail-editor.tsx'
import { MenuEditor } from './menu-editor.tsx'
import { TextEditor } from './text-editor.tsx'

/** Places in a menu begin with its name or with the list's: `tree[0].label`, `entries[0].url`. */
const placesInMenu = (faults: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(faults).map(([place, fault]) => [place.replace(/^[a-z]+(?=\[)/, ''), fault]))

type BodyEditorProps = EditorProps<Body> & { name: DocumentName; country: OpenCountry }

/** The editor of a document, by its kind. */
export function BodyEditor({ name, country, body, onChange, faults }: BodyEditorProps) {
  const { kinds } = useWords(nameWords)
  const own = { onChange, faults }
  if (name.kind === 'home') return <HomeEditor {...own} country={country} body={body as HomeBody} />
  if (name.kind === 'menu') {
    return <MenuEditor onChange={onChange} faults={placesInMenu(faults)} menu={name.menu} body={body as MenuBody} />
  }
  if (name.kind === 'text') return <TextEditor {...own} body={body as TextBody} />
  if (name.kind === 'help') return <HelpEditor {...own} body={body as HelpBody} />
  if (name.kind === 'page') return <LandingEditor {...own} body={body as LandingBody} />
  if (name.kind === 'mail') return <MailEditor {...own} template={name.template} body={body as MailTexts} />
  return (
    <BannerList
      title={kinds.banners}
      place="banners"
      banners={(body as BannersBody).banners}
      country={country}
      faults={faults}
      onChange={(banners) => onChange({ banners })}
    />
  )
}
