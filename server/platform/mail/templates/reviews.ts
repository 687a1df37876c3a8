import { z } from 'zod/mini'
import { imageAddress } from '#domain/platform/pictures/image-address.ts'
import { reviewFormPath } from '#domain/browse/reviews/review-list.ts'
import { template } from './template.ts'

const common = { name: z.string(), orderNr: z.string(), key: z.string() }

/** Asks for a review, once some days after delivery. */
export const reviewRequest = template({
  data: z.object({
    ...common,
    items: z
      .array(
        z.object({
          sku: z.string(),
          name: z.string(),
          brand: z.string(),
          color: z.string(),
          image: z.nullable(z.string()),
        }),
      )
      .check(z.minLength(1)),
  }),
  write({ name, orderNr, key, items }, { you, link, country }) {
    const small = country === 'co' ? 'pequeño' : 'chico'
    const first = items[0]!
    const isOne = items.length === 1
    const what = isOne ? first.name : 'lo que compraste'
    return {
      subject: isOne ? `¿Cómo te quedó? ${first.name}` : '¿Cómo te quedó tu compra?',
      preheader: 'Tu opinión ayuda a elegir la medida.',
      title: name ? `${name}, ¿cómo te quedó?` : '¿Cómo te quedó?',
      paragraphs: [
        you(
          `Contale cómo es ${what} a alguien que lo está por comprar: de 1 a 5 estrellas, y si queda ${small}, justo o grande. Lleva un minuto.`,
          `Cuéntale cómo es ${what} a alguien que lo está por comprar: de 1 a 5 estrellas, y si queda ${small}, justo o grande. Toma un minuto.`,
        ),
      ],
      ...(isOne
        ? {
            item: {
              ...(first.image !== null && { picture: link(imageAddress(first.image, 240)) }),
              name: first.name,
              detail: `${first.brand} · ${first.color}`,
            },
          }
        : {
            lines: items.map((item) => ({ name: item.name, detail: `${item.brand} · ${item.color}`, amount: '' })),
          }),
      action: { label: 'Dar mi opinión', url: link(reviewFormPath(orderNr, key, isOne ? first.sku : undefined)) },
      reason: 'Te escribimos una sola vez por cada compra.',
    }
  },
  sample: {
    name: 'Ana',
    orderNr: 'R101',
    key: 'sample-key',
    items: [{ sku: 'ZM0001', name: 'Zapatilla Brisa', brand: 'Nortada', color: 'Blanco', image: null }],
  },
})

/** Why a review is not shown, and the link to edit it. */
export const reviewRejected = template({
  data: z.object({ ...common, productName: z.string(), reason: z.string(), sku: z.string() }),
  write: ({ name, orderNr, key, productName, reason, sku }, { you, link }) => ({
    subject: `Sobre tu opinión de ${productName}`,
    preheader: 'No pudimos publicarla así como está.',
    title: name ? `${name}, no pudimos publicarla` : 'No pudimos publicarla',
    paragraphs: [
      `Leímos tu opinión de ${productName} y así como está no la podemos mostrar. ${reason}`,
      you('Podés cambiarla y la leemos de nuevo.', 'Puedes cambiarla y la leemos de nuevo.'),
    ],
    action: { label: 'Cambiar mi opinión', url: link(reviewFormPath(orderNr, key, sku)) },
    reason: 'Te escribimos porque nos dejaste una opinión.',
  }),
  sample: {
    name: 'Ana',
    orderNr: 'R101',
    key: 'sample-key',
    productName: 'Zapatilla Brisa',
    reason: 'Tiene el teléfono de otra persona.',
    sku: 'ZM0001',
  },
})
