import type { DeskLanguage } from '#domain/desk/words.ts'
import type { FontFace } from '#domain/platform/brand/fonts.ts'
import type { PaletteToken } from '#domain/platform/brand/palette.ts'
import { wordsIn } from '#desk/platform/words.ts'

type BrandWords = {
  palette: Record<PaletteToken, string>
  fonts: Record<FontFace, string>
  /** Of a store, in the order they are typed in. */
  store: Record<string, string>
  missing: Record<string, string>
}

export const brandWords = wordsIn<BrandWords>({
  es: {
    palette: {
      paper: 'Fondo de la página',
      surface: 'Fondo de las tarjetas',
      tile: 'Fondo de los mosaicos',
      line: 'Líneas',
      ink: 'Texto',
      inkSoft: 'Texto suave',
      accent: 'Color de la marca',
      sale: 'Ofertas',
      success: 'Confirmaciones',
    },
    fonts: {
      bricolage: 'Bricolage (la de fábrica)',
      instrument: 'Instrument (la de fábrica)',
      system: 'La del dispositivo',
      humanist: 'Humanista',
      geometric: 'Geométrica',
      serif: 'Con serifas',
    },
    store: {
      slogan: 'Eslogan',
      headline: 'Titular de la portada',
      description: 'Descripción para buscadores',
      brandsTitle: 'Título sobre las marcas',
      newsletterTitle: 'Título del boletín',
      contactEmail: 'E-mail de contacto',
      mailFrom: 'Remitente de los mails',
      company: 'Razón social',
      taxId: 'Número de contribuyente',
      address: 'Domicilio',
      hours: 'Horarios de atención',
    },
    missing: {
      key: 'la clave',
      name: 'el nombre',
      logo: 'el logo',
      legal: 'los datos del vendedor',
      contact: 'el e-mail de contacto',
      mailFrom: 'el remitente de los mails',
    },
  },
  en: {
    palette: {
      paper: 'Ground of the page',
      surface: 'Ground of cards',
      tile: 'Ground of tiles',
      line: 'Lines',
      ink: 'Text',
      inkSoft: 'Soft text',
      accent: 'Colour of the brand',
      sale: 'Sales',
      success: 'Confirmations',
    },
    fonts: {
      bricolage: 'Bricolage (built in)',
      instrument: 'Instrument (built in)',
      system: 'The device’s own',
      humanist: 'Humanist',
      geometric: 'Geometric',
      serif: 'With serifs',
    },
    store: {
      slogan: 'Slogan',
      headline: 'Headline of the home page',
      description: 'Description for search engines',
      brandsTitle: 'Heading above the brands',
      newsletterTitle: 'Heading of the newsletter',
      contactEmail: 'Contact e-mail',
      mailFrom: 'Sender of mails',
      company: 'Legal name',
      taxId: 'Tax number',
      address: 'Address',
      hours: 'Opening hours',
    },
    missing: {
      key: 'the key',
      name: 'the name',
      logo: 'the logo',
      legal: 'the seller’s data',
      contact: 'the contact e-mail',
      mailFrom: 'the sender of mails',
    },
  },
})

/** 4,5 as one writes it. */
export const ratioText = (ratio: number, language: DeskLanguage): string =>
  ratio.toLocaleString(language === 'es' ? 'es-AR' : 'en-GB', { minimumFractionDigits: 2 })
