import { useRef } from 'react'

type MailTheme = 'light' | 'dark'

const styleOf = /<style>([\s\S]*?)<\/style>/

/** The rules of a mail for one theme, whatever the theme of the desk is. */
function rulesFor(html: string, theme: MailTheme): string {
  const rules = styleOf.exec(html)?.[1] ?? ''
  return rules
    .replace('color-scheme:light dark', `color-scheme:${theme}`)
    .replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')
}

type MailFrameProps = { html: string; theme: MailTheme; title: string }

/**
 * A mail in a frame where nothing runs. The desk takes no style sheet out of a page, so the mail's own is handed to the
 * frame by its object.
 */
export function MailFrame({ html, theme, title }: MailFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  function dress() {
    const inside = frame.current?.contentWindow as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null
    const page = frame.current?.contentDocument
    if (!inside || !page) return
    const sheet = new inside.CSSStyleSheet()
    sheet.replaceSync(rulesFor(html, theme))
    page.adoptedStyleSheets = [sheet]
  }
  return (
    <iframe
      key={theme}
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html.replace(styleOf, '')}
      onLoad={dress}
      className="h-[70vh] w-full border border-line bg-sheet"
    />
  )
}
