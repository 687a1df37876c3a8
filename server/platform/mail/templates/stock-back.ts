import { z } from 'zod/mini'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { template } from './template.ts'

/** «Volvió tu talle»: sent once per request. */
export const stockBack = template({
  data: z.object({
    productName: z.string(),
    brand: z.string(),
    size: z.string(),
    path: z.string().check(z.startsWith('/')),
    picture: z.nullable(z.string()),
  }),
  write({ productName, brand, size, path, picture }, { country, you, link, mailWord }) {
    const { sizeWord } = countryProfiles[country]
    const hasSize = size !== ''
    return {
      subject: hasSize ? `Volvió tu ${sizeWord}: ${productName}` : `Volvió: ${productName}`,
      preheader: 'Ya se puede comprar otra vez.',
      title: hasSize ? `Volvió tu ${sizeWord}` : 'Volvió lo que esperabas',
      paragraphs: [
        you(
          'Nos pediste que te avisáramos, y acá está de nuevo. No lo guardamos para nadie: el primero que llega se lo lleva.',
          'Nos pediste que te avisáramos, y aquí está de nuevo. No lo reservamos para nadie: el primero que llega se lo lleva.',
        ),
      ],
      item: {
        ...(picture !== null && { picture: link(imageAddress(picture, 240)) }),
        name: productName,
        detail: hasSize ? `${brand} · ${sizeWord} ${size}` : brand,
      },
      action: { label: 'Verlo en la tienda', url: link(path) },
      reason: `Te escribimos una sola vez, porque dejaste este ${mailWord} en la página del producto.`,
    }
  },
  sample: {
    productName: 'Zapatilla Brisa',
    brand: 'Nortada',
    size: '38',
    path: '/zapatilla-brisa-zm0001.html',
    picture: null,
  },
})
