/**
 * The faces a shop may choose from. The two of the build are files of ours; the others are on the visitor's device and
 * load nothing. `mail` stands for programs that load no fonts.
 */
export const fontFaces = {
  bricolage: {
    css: "'Bricolage Grotesque Variable', 'Bricolage fallback', sans-serif",
    mail: "'Bricolage Grotesque','Helvetica Neue',Helvetica,Arial,sans-serif",
  },
  instrument: {
    css: "'Instrument Sans Variable', 'Instrument fallback', sans-serif",
    mail: "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif",
  },
  system: { css: 'system-ui, sans-serif', mail: "'Helvetica Neue',Helvetica,Arial,sans-serif" },
  humanist: {
    css: "Seravek, 'Gill Sans Nova', Ubuntu, Calibri, 'DejaVu Sans', sans-serif",
    mail: "'Gill Sans',Calibri,'Helvetica Neue',Arial,sans-serif",
  },
  geometric: {
    css: "Avenir, Montserrat, Corbel, 'URW Gothic', sans-serif",
    mail: "Avenir,Corbel,'Helvetica Neue',Arial,sans-serif",
  },
  serif: { css: "Charter, 'Bitstream Charter', Cambria, Georgia, serif", mail: 'Charter,Cambria,Georgia,serif' },
} as const
export type FontFace = keyof typeof fontFaces
export const fontNames = Object.keys(fontFaces) as FontFace[]

/** Headings and everything else. */
export type Fonts = Readonly<{ display: FontFace; text: FontFace }>

/** The faces of the style sheet (app/styles/styles.css). */
export const baseFonts: Fonts = { display: 'bricolage', text: 'instrument' }

export const isFontFace = (name: string): name is FontFace => Object.hasOwn(fontFaces, name)

/** What a choice of faces changes of the style sheet's own: custom properties by name. */
export const changedFonts = (fonts: Fonts): Record<string, string> => ({
  ...(fonts.display !== baseFonts.display && { '--font-display': fontFaces[fonts.display].css }),
  ...(fonts.text !== baseFonts.text && { '--font-text': fontFaces[fonts.text].css }),
})
