import type { KeyPermission } from '#domain/desk/staff/api-key.ts'
import { wordsIn } from '#desk/platform/words.ts'

/** What a key may do, as one chooses it. */
export const permissionWords = wordsIn<Record<KeyPermission, string>>({
  es: {
    'today.read': 'Ver las cifras del día',
    'orders.read': 'Ver pedidos, con los datos personales tapados',
    'orders.move': 'Hacer avanzar pedidos y despacharlos',
    'orders.cancel': 'Cancelar pedidos, enteros o en parte',
    'orders.edit': 'Escribir notas, reenviar mails y cambiar direcciones',
    'people.reveal': 'Ver nombres, direcciones y documentos, con motivo',
    'returns.read': 'Ver devoluciones',
    'returns.decide': 'Aprobar, rechazar y recibir devoluciones',
    'returns.settle': 'Resolver devoluciones',
    'money.read': 'Ver lo cobrado y lo que se debe',
    'audit.read': 'Ver el registro',
    'products.read': 'Ver productos y stock',
    'products.edit': 'Cambiar precios, textos y categorías de productos',
    'stock.edit': 'Mover y contar stock',
    'promotions.read': 'Ver promociones y cupones',
    'content.read': 'Ver contenidos',
  },
  en: {
    'today.read': 'See the figures of the day',
    'orders.read': 'See orders, with personal data masked',
    'orders.move': 'Advance orders and ship them',
    'orders.cancel': 'Cancel orders, whole or in part',
    'orders.edit': 'Write notes, send mails again and change addresses',
    'people.reveal': 'See names, addresses and documents, with a reason',
    'returns.read': 'See returns',
    'returns.decide': 'Approve, reject and receive returns',
    'returns.settle': 'Settle returns',
    'money.read': 'See takings and what is owed',
    'audit.read': 'See the audit',
    'products.read': 'See products and stock',
    'products.edit': 'Change prices, texts and categories of products',
    'stock.edit': 'Move and count stock',
    'promotions.read': 'See promotions and coupons',
    'content.read': 'See content',
  },
})
