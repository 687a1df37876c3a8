/** A brand's focus: the generator assigns it suitable kinds. */
export type BrandStyle =
  | 'sport'
  | 'street'
  | 'classic'
  | 'boho'
  | 'denim'
  | 'leather'
  | 'kids'
  | 'intimates'
  | 'accessories'

export type BrandData = { slug: string; name: string; style: BrandStyle }

/** Forty-four fictional brands, spread over the alphabet so that the brand list has entries under most letters. */
export const brands: readonly BrandData[] = [
  { slug: 'alquenta', name: 'Alquenta', style: 'street' },
  { slug: 'amancaya-sur', name: 'Amancaya Sur', style: 'boho' },
  { slug: 'barro-lindo', name: 'Barro Lindo', style: 'leather' },
  { slug: 'brumalia', name: 'Brumalia', style: 'classic' },
  { slug: 'cardalina', name: 'Cardalina', style: 'classic' },
  { slug: 'chasquino', name: 'Chasquino', style: 'sport' },
  { slug: 'cielo-raso-taller', name: 'Cielo Raso Taller', style: 'accessories' },
  { slug: 'damiasol', name: 'Damiasol', style: 'boho' },
  { slug: 'dos-andenes', name: 'Dos Andenes', style: 'street' },
  { slug: 'esquinera', name: 'Esquinera', style: 'street' },
  { slug: 'estribera', name: 'Estribera', style: 'leather' },
  { slug: 'faldarena', name: 'Faldarena', style: 'classic' },
  { slug: 'fuegolento', name: 'Fuegolento', style: 'denim' },
  { slug: 'garua-norte', name: 'Garúa Norte', style: 'sport' },
  { slug: 'guindalera', name: 'Guindalera', style: 'classic' },
  { slug: 'huella-larga', name: 'Huella Larga', style: 'sport' },
  { slug: 'hilandia', name: 'Hilandía', style: 'intimates' },
  { slug: 'irupina', name: 'Irupina', style: 'boho' },
  { slug: 'jacarandina', name: 'Jacarandina', style: 'classic' },
  { slug: 'jarillal', name: 'Jarillal', style: 'denim' },
  { slug: 'kamelina', name: 'Kamelina', style: 'intimates' },
  { slug: 'kuntura', name: 'Kuntura', style: 'sport' },
  { slug: 'lapachar', name: 'Lapachar', style: 'leather' },
  { slug: 'lunaverdosa', name: 'Lunaverdosa', style: 'boho' },
  { slug: 'mareanda', name: 'Mareanda', style: 'intimates' },
  { slug: 'mistolera', name: 'Mistolera', style: 'denim' },
  { slug: 'nacarena', name: 'Nacarena', style: 'accessories' },
  { slug: 'nandubilla', name: 'Ñandubilla', style: 'leather' },
  { slug: 'ombusera', name: 'Ombusera', style: 'street' },
  { slug: 'ortigalia', name: 'Ortigalia', style: 'accessories' },
  { slug: 'pampeira', name: 'Pampeira', style: 'leather' },
  { slug: 'pasoquedo', name: 'Pasoquedo', style: 'kids' },
  { slug: 'quillanga', name: 'Quillanga', style: 'sport' },
  { slug: 'retamera', name: 'Retamera', style: 'classic' },
  { slug: 'rayuelina', name: 'Rayuelina', style: 'kids' },
  { slug: 'salitrana', name: 'Salitrana', style: 'denim' },
  { slug: 'tacuarel', name: 'Tacuarel', style: 'street' },
  { slug: 'totorina', name: 'Totorina', style: 'kids' },
  { slug: 'umbralina', name: 'Umbralina', style: 'classic' },
  { slug: 'vidalera', name: 'Vidalera', style: 'boho' },
  { slug: 'wayrinka', name: 'Wayrinka', style: 'sport' },
  { slug: 'xiloma', name: 'Xiloma', style: 'accessories' },
  { slug: 'yungalia', name: 'Yungalia', style: 'street' },
  { slug: 'zarandina', name: 'Zarandina', style: 'classic' },
]

/** The shop's own, for what no maker makes: gift cards and memberships. The generator does not know it. */
export const ownBrand = { slug: 'vereda', name: 'Vereda' }
