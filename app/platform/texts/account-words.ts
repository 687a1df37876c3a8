import type { AccountAction } from '#contract/customers/account-home.ts'
import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { youIn } from '#domain/platform/text/voice.ts'
import { fieldNamesIn, valueNamesIn } from './own-data-words.ts'

type ActionWords = (facts: { ref: string; sum: string; place: string; until: string }) => { text: string; link: string }

/** Texts of the account: home, personal data and security. */
export function accountWords(country: OpenCountry) {
  const you = youIn(country)
  const { sizeWord, mailWord } = countryProfiles[country]
  const isTalle = sizeWord === 'talle'
  return {
    title: 'Mi cuenta',
    hello: (name: string) => `Hola, ${name}`,
    loading: 'Cargando tu cuenta',
    failed: you(
      'No pudimos traer tus datos. Están guardados: probá de nuevo en un momento.',
      'No pudimos traer tus datos. Están guardados: prueba de nuevo en un momento.',
    ),
    retry: 'Reintentar',
    more: 'Ver más',
    moreBusy: 'Cargando…',
    cancel: 'Cancelar',
    close: 'Cerrar',
    back: 'Mi cuenta',
    signOut: 'Cerrar sesión',
    navigation: 'Secciones de tu cuenta',
    orders: {
      title: 'Mis pedidos',
      latest: 'Último pedido',
      open: 'Ver mis pedidos',
      none: you(
        'Todavía no compraste con esta cuenta. Cuando compres, acá vas a poder seguir tu pedido.',
        'Todavía no compraste con esta cuenta. Cuando compres, aquí podrás seguir tu pedido.',
      ),
      start: 'Ver novedades',
    },
    next: {
      title: 'Lo próximo',
      of: {
        pay: ({ ref, sum, until }) => ({
          text: until
            ? `Tu pedido ${ref} está reservado hasta ${until}. Falta pagarlo.`
            : `Falta pagar tu pedido ${ref}.`,
          link: `Pagar ${sum}`,
        }),
        drop_off: ({ place, until }) => ({
          text: you(
            `Llevá tu cambio o devolución a ${place} hasta ${until}.`,
            `Lleva tu cambio o devolución a ${place} hasta ${until}.`,
          ),
          link: 'Ver la solicitud',
        }),
        pick_up: ({ ref }) => ({
          text: `Tu pedido ${ref} va camino a la sucursal: te avisamos cuando esté para ${country === 'co' ? 'recoger' : 'retirar'}.`,
          link: 'Ver dónde y cuándo',
        }),
        credit_ends: ({ sum, until }) => ({
          text: you(`Tenés ${sum} de crédito hasta ${until}.`, `Tienes ${sum} de crédito hasta ${until}.`),
          link: 'Ver el crédito',
        }),
        wallet_ends: ({ sum, until }) => ({
          text: you(`Tenés ${sum} en tu billetera hasta ${until}.`, `Tienes ${sum} en tu billetera hasta ${until}.`),
          link: 'Ver la billetera',
        }),
        send_gift_card: ({ ref }) => ({
          text: `Falta elegir a quién enviar la Gift Card del pedido ${ref}.`,
          link: 'Elegir a quién',
        }),
      } satisfies Record<AccountAction['kind'], ActionWords>,
    },
    money: {
      title: 'Tu dinero',
      credits: 'Créditos',
      ending: (amount: string, day: string) => `${amount} vencen el ${day}`,
    },
    groups: {
      shopping: 'Compras',
      money: 'Saldo a favor',
      you: 'Tus datos',
    },
    sections: {
      orders: { label: 'Mis pedidos', detail: 'Seguimiento, facturas y detalle' },
      exchange: {
        label: 'Cambios y devoluciones',
        detail: `${isTalle ? 'Otro talle' : 'Otra talla'}, otro color o tu dinero`,
      },
      wishlist: { label: 'Favoritos', detail: 'Lo que guardaste para después' },
      credits: { label: 'Cupones y créditos', detail: 'Descuentos y saldos de devoluciones' },
      wallet: { label: 'Billetera', detail: 'Saldo y movimientos' },
      memberships: { label: 'Membresías', detail: 'Envíos gratis y beneficios' },
      editAccount: { label: 'Mis datos', detail: `Nombre, ${mailWord} y contraseña` },
      addresses: { label: 'Direcciones', detail: 'A dónde te llevamos tus compras' },
      sizes: {
        label: isTalle ? 'Mis talles' : 'Mis tallas',
        detail: isTalle ? 'Para elegirlos por vos en cada producto' : 'Para elegirlas por ti en cada producto',
      },
      newsletter: { label: `Novedades por ${mailWord}`, detail: 'Qué te interesa recibir' },
      security: { label: 'Seguridad', detail: 'Llaves de acceso, sesiones y dos pasos' },
      data: { label: 'Privacidad', detail: 'Descargar tus datos o cerrar la cuenta' },
    },
    edit: {
      title: 'Mis datos',
      saved: 'Datos actualizados exitosamente.',
      emailHelp: you(`Con este ${mailWord} ingresás.`, `Con este ${mailWord} ingresas.`),
      oldPassword: 'Contraseña actual',
      oldPasswordHelp: `La pedimos para cambiar el ${mailWord} o la contraseña.`,
      newPassword: 'Contraseña nueva',
      changePassword: 'Cambiar contraseña',
      setPassword: 'Crear una contraseña',
      newsletter: {
        title: `Novedades por ${mailWord}`,
        text: 'Ingresos y rebajas. Te das de baja cuando quieras, con un toque.',
        on: 'Quiero recibir novedades',
        about: 'Sobre todo de',
        mujer: 'Mujer',
        hombre: 'Hombre',
        ninos: 'Niños',
      },
      save: 'Guardar cambios',
      saving: 'Guardando…',
    },
    confirm: {
      title: you('Confirmá que sos vos', 'Confirma que eres tú'),
      text: you(
        'Pasó un rato desde que ingresaste. Escribí tu contraseña para seguir.',
        'Pasó un rato desde que ingresaste. Escribe tu contraseña para seguir.',
      ),
      button: 'Continuar',
      busy: 'Verificando…',
    },
    security: {
      title: 'Seguridad',
      password: 'Contraseña',
      passwordText: you('Usá una que no uses en otro sitio.', 'Usa una que no uses en otro sitio.'),
      passwordless: you(
        'Todavía no tenés contraseña: ingresás con tu otra cuenta.',
        'Todavía no tienes contraseña: ingresas con tu otra cuenta.',
      ),
      changePassword: 'Cambiar contraseña',
      twoStep: 'Verificación en dos pasos',
      twoStepOn: `Activada: en un dispositivo nuevo pedimos un código que llega a tu ${mailWord}.`,
      twoStepOff: you(
        'Desactivada. Si la activás, además de la contraseña te pedimos un código.',
        'Desactivada. Si la activas, además de la contraseña te pedimos un código.',
      ),
      turnOn: 'Activar',
      turnOff: 'Desactivar',
      devices: 'Dispositivos de confianza',
      devicesText: 'No les pedimos el código por 90 días.',
      noDevices: you('Todavía no confiaste en ningún dispositivo.', 'Todavía no confías en ningún dispositivo.'),
      thisDevice: 'Este dispositivo',
      lastUsed: (when: string) => `Último uso: ${when}`,
      since: (when: string) => `Desde el ${when}`,
      network: (ip: string) => `Dirección IP: ${ip}`,
      remove: 'Eliminar',
      removeOf: (name: string) => `Eliminar ${name}`,
      deviceRemoved: 'Dispositivo eliminado exitosamente.',
      sessions: 'Sesiones abiertas',
      sessionsText: you(
        'Si no reconocés alguna, cerrala y cambiá tu contraseña.',
        'Si no reconoces alguna, ciérrala y cambia tu contraseña.',
      ),
      end: 'Cerrar sesión',
      endOf: (name: string) => `Cerrar sesión en ${name}`,
      endOthers: 'Cerrar todas las demás',
      ended: 'Sesión cerrada.',
    },
    passkeys: {
      title: 'Llaves de acceso',
      text: you(
        'Ingresá con tu huella, tu cara o el PIN del teléfono. Solo funcionan en esta tienda: una página falsa no puede usarlas.',
        'Ingresa con tu huella, tu cara o el PIN del teléfono. Solo funcionan en esta tienda: una página falsa no puede usarlas.',
      ),
      none: you('Todavía no tenés ninguna.', 'Todavía no tienes ninguna.'),
      unsupported: 'Este navegador no permite llaves de acceso.',
      add: 'Agregar llave de acceso',
      adding: 'Agregando…',
      added: 'Llave de acceso agregada.',
      created: (when: string) => `Agregada el ${when}`,
      lastUsed: (when: string) => `Último uso: ${when}`,
      neverUsed: 'Sin usar todavía',
      rename: 'Cambiar nombre',
      renameOf: (name: string) => `Cambiar nombre de ${name}`,
      name: 'Nombre de la llave',
      nameHelp: 'Por ejemplo «Mi teléfono».',
      save: 'Guardar',
      remove: 'Eliminar',
      removeOf: (name: string) => `Eliminar ${name}`,
      offer: {
        title: 'La próxima, sin contraseña',
        text: you(
          'Agregá una llave de acceso e ingresá con tu huella, tu cara o el PIN del teléfono.',
          'Agrega una llave de acceso e ingresa con tu huella, tu cara o el PIN del teléfono.',
        ),
        dismiss: 'Ahora no',
      },
    },
    twoStep: {
      title: 'Verificación en dos pasos',
      text: `Cuando alguien ingrese con tu contraseña desde un dispositivo nuevo, pediremos un código que llega a tu ${mailWord}.`,
      on: 'Está activada.',
      off: 'Está desactivada.',
      unavailable: 'La verificación en dos pasos no está disponible en esta tienda.',
      turnOn: 'Activar verificación en dos pasos',
      turnOff: 'Desactivar verificación en dos pasos',
      sending: 'Enviando código…',
      toSecurity: 'Ir a Seguridad',
      sent: (to: string) => `Enviamos un código de 6 dígitos a ${to}. Vence en 10 minutos.`,
      confirmOn: 'Verificar y activar',
      confirmOff: 'Verificar y desactivar',
      busy: 'Verificando…',
    },
    data: {
      title: 'Privacidad',
      consents: 'Lo que aceptaste',
      consentsText: 'Guardamos qué aceptaste y cuándo. Lo ves en «Leer mis datos».',
      change: 'Cambiar qué recibo',
      yes: 'Sí',
      no: 'No',
      nothingIn: (sections: readonly string[]) => `No guardamos nada de: ${sections.join(', ').toLowerCase()}.`,
      sections: {
        account: 'Cuenta',
        identities: 'Cuentas unidas',
        consents: 'Consentimientos',
        addresses: 'Direcciones',
        bank: 'Datos bancarios',
        wishlist: 'Favoritos',
        cart: 'Carrito',
        sizes: isTalle ? 'Talles' : 'Tallas',
        orders: 'Pedidos',
        order_items: 'Productos de tus pedidos',
        exchanges: 'Cambios y devoluciones',
        exchange_items: 'Productos de tus cambios',
        coupons: 'Cupones usados',
        credits: 'Créditos',
        credit_requests: 'Solicitudes de dinero',
        wallet: 'Billetera',
        wallet_movements: 'Movimientos de la billetera',
        wallet_requests: 'Retiros de la billetera',
        memberships: 'Membresías',
        reviews: 'Opiniones',
        passkeys: 'Llaves de acceso',
        sessions: 'Sesiones',
        devices: 'Dispositivos de confianza',
      },
      fields: fieldNamesIn(country),
      values: valueNamesIn(country),
      download: 'Descargar tus datos',
      downloadText: you(
        'Tus datos, direcciones, favoritos, pedidos, saldos, sesiones y permisos, en un archivo JSON o para leer acá mismo.',
        'Tus datos, direcciones, favoritos, pedidos, saldos, sesiones y permisos, en un archivo JSON o para leer aquí mismo.',
      ),
      file: 'Descargar archivo',
      read: 'Leer mis datos',
      reading: 'Preparando…',
      fileName: (brandKey: string) => `mis-datos-${brandKey}.json`,
      erase: 'Cerrar la cuenta',
      eraseText:
        'Se borran tus datos, direcciones, favoritos y sesiones. Los pedidos quedan, como pide la ley, sin tu nombre. No se puede deshacer.',
      eraseButton: 'Cerrar mi cuenta para siempre',
      eraseTitle: you('¿Cerrás tu cuenta?', '¿Cierras tu cuenta?'),
      erasing: 'Cerrando…',
    },
  } as const
}
export type AccountWords = ReturnType<typeof accountWords>
