import type { OpenCountry } from '#domain/platform/country/country.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { maxPhotoMegabytes, maxPhotos } from '#domain/browse/reviews/review-photos.ts'
import { heights, maxReviewLength } from '#domain/browse/reviews/review.ts'

/** Texts of the review form. */
export function reviewFormWords(country: OpenCountry) {
  const you = youIn(country)
  const isTalle = country === 'ar'
  return {
    title: 'Tu opinión',
    choose: you('¿Sobre qué querés opinar?', '¿Sobre qué quieres opinar?'),
    write: 'Opinar',
    change: 'Cambiar mi opinión',
    status: {
      pending: 'La estamos leyendo.',
      approved: 'Publicada.',
      rejected: 'No la publicamos.',
    },
    stars: you('¿Cuántas estrellas le das?', '¿Cuántas estrellas le das?'),
    starsOf: (stars: number) => (stars === 1 ? '1 estrella' : `${stars} estrellas`),
    low: 'No me gustó',
    high: 'Me encantó',
    fit: '¿Cómo te quedó?',
    fits: { small: isTalle ? 'Chico' : 'Pequeño', just: 'Justo', large: 'Grande' },
    text: '¿Qué le contarías a alguien que lo está por comprar? (opcional)',
    textHelp: you(
      `Cómo es, con qué lo usás, si volverías a comprarlo. Hasta ${maxReviewLength} caracteres.`,
      `Cómo es, con qué lo usas, si lo volverías a comprar. Hasta ${maxReviewLength} caracteres.`,
    ),
    photos: 'Fotos (opcional)',
    photosHelp: `Hasta ${maxPhotos}, de hasta ${maxPhotoMegabytes} MB cada una (JPEG, PNG o WebP). Sin caras ni datos de otras personas.`,
    photosSent: (many: number) =>
      you(
        `Ya enviaste ${many === 1 ? '1 foto' : `${many} fotos`}. Si elegís otras, las reemplazan.`,
        `Ya enviaste ${many === 1 ? '1 foto' : `${many} fotos`}. Si eliges otras, las reemplazan.`,
      ),
    removePhotos: (many: number) => (many === 1 ? 'Quitar la foto' : 'Quitar las fotos'),
    more: 'Para que otros se comparen (opcional)',
    height: 'Tu altura en centímetros',
    heightHelp: `De ${heights.min} a ${heights.max}. La mostramos con tu opinión.`,
    size: isTalle ? 'El talle que usaste' : 'La talla que usaste',
    sizeHidden: 'Prefiero no decirlo',
    author: 'Cómo querés firmar (opcional)'.replace('querés', you('querés', 'quieres')),
    authorHelp: you(
      'Tu nombre alcanza. Si lo dejás vacío, va sin nombre.',
      'Basta tu nombre. Si lo dejas vacío, va sin nombre.',
    ),
    note: 'La leemos antes de publicarla. No cambiamos lo que dice, y las malas también se publican.',
    again: 'Si la cambias, la leemos de nuevo antes de mostrarla.'.replace('cambias', you('cambiás', 'cambias')),
    rejected: (reason: string) => `No la publicamos: ${reason}`,
    button: 'Enviar opinión',
    thanks: '¡Gracias!',
    another: 'Opinar sobre otro producto',
    see: 'Ver el producto',
    home: 'Ir al inicio',
    unknownTitle: 'Este enlace no sirve',
    unknown: you(
      'Buscalo en el mensaje que te enviamos o en el detalle de tu pedido, cuando ya lo tengas.',
      'Búscalo en el mensaje que te enviamos o en el detalle de tu pedido, cuando ya lo tengas.',
    ),
  } as const
}
