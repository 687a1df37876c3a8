import { brand } from '../../brand/vereda.ts'
import { legalText, sellerLine, type LegalContext } from './legal-text.ts'

export function privacyText(context: LegalContext): string {
  const { v, law, mail } = context
  const { say } = v
  return legalText(
    context,
    say(
      `Te contamos qué datos usa ${brand.name}, para qué y cómo decidís sobre ellos. No vendemos tus datos.`,
      `Te contamos qué datos usa ${brand.name}, para qué y cómo decides sobre ellos. No vendemos tus datos.`,
    ),
    [
      [
        'Responsable',
        `El responsable del tratamiento es ${sellerLine(context)}. Para todo lo que tenga que ver con tus datos: ${mail}. Se aplica la ${law.data}.`,
      ],
      [
        'Qué datos y para qué',
        [
          say(
            'Nombre, documento, dirección, teléfono y dirección de contacto: para cobrar, facturar y entregarte lo que comprás, y avisarte cómo va.',
            'Nombre, documento, dirección, teléfono y dirección de contacto: para cobrar, facturar y entregarte lo que compras, y avisarte cómo va.',
          ),
          'Pedidos, cambios, saldos y créditos: para cumplir con tu compra y con lo que pide la ley.',
          `Cuenta bancaria: solo si ${say('pedís', 'pides')} dinero. Se guarda cifrada y después se ven los últimos cuatro números.`,
          `Favoritos, ${v.size}s y opiniones: para que la tienda te sirva mejor. Los ${say('borrás', 'borras')} cuando quieras.`,
          'Sesiones y dispositivos de confianza: para proteger tu cuenta.',
          'Novedades: solo si te suscribiste y lo confirmaste. Cada mensaje trae cómo darse de baja.',
        ],
        `La base de lo primero es el contrato de compra y la ley; la de lo demás, tu consentimiento, que ${say('podés', 'puedes')} retirar.`,
      ],
      [
        'Con quién los compartimos',
        'Con quienes hacen falta para cumplir: el medio de pago, quien entrega, y quien nos da el servidor y el envío de mensajes. Cada uno recibe solo lo que necesita y los usa solo para eso. Los datos de tu tarjeta los recibe el medio de pago; nunca pasan por la tienda.',
      ],
      [
        'Cuánto los guardamos',
        `Los pedidos y sus recibos, el tiempo que la ley pide a un comercio. Los comprobantes de transferencias que nos ${say('mandás', 'mandas')}, 90 días como mucho. Lo demás, mientras tengas tu cuenta. Si la ${say('cerrás', 'cierras')}, borramos tus datos y los pedidos quedan sin tu nombre.`,
      ],
      [
        'Tus derechos',
        say(
          'Podés ver, descargar, corregir y borrar tus datos, y oponerte a un uso: en tu cuenta, en Privacidad, o escribiéndonos.',
          'Puedes ver, descargar, corregir y borrar tus datos, y oponerte a un uso: en tu cuenta, en Privacidad, o escribiéndonos.',
        ),
        `Respondemos dentro de ${law.dataAnswer}. Es gratis.`,
        law.dataAuthority,
      ],
      [
        'Cookies y medición',
        'Está explicado en <a href="/ac-cookies/">Cookies</a>: sin tu permiso no sale ninguna medición de tu dispositivo.',
      ],
      ['Menores', 'La tienda es para mayores de 18 años. No creamos cuentas de menores a sabiendas.'],
    ],
  )
}
