import { z } from 'zod/mini'
import { template, type TemplateContext } from './template.ts'

const name = z.string()
const key = z.string().check(z.minLength(1))

/** After registration. */
export const welcome = template({
  data: z.object({ name }),
  write: ({ name }, { you, link, mailWord }) => ({
    subject: `¡Hola, ${name}! Tu cuenta está lista`,
    preheader: 'Tus pedidos, favoritos y direcciones, en un solo lugar.',
    title: you(`¡Qué bueno tenerte acá, ${name}!`, `¡Qué bueno tenerte aquí, ${name}!`),
    paragraphs: [
      you(
        'Tu cuenta ya funciona. Desde ahí seguís tus pedidos, guardás favoritos y comprás sin volver a escribir tus datos.',
        'Tu cuenta ya funciona. Desde ahí sigues tus pedidos, guardas favoritos y compras sin volver a escribir tus datos.',
      ),
    ],
    action: { label: 'Ir a mi cuenta', url: link('/account') },
    reason: you(
      `Te escribimos porque alguien creó una cuenta con este ${mailWord}. Si no fuiste vos, respondé este ${mailWord}.`,
      `Te escribimos porque alguien creó una cuenta con este ${mailWord}. Si no fuiste tú, responde este ${mailWord}.`,
    ),
  }),
  sample: { name: 'Carla' },
})

/** The link to a new password (OP-064). */
export const passwordRecovery = template({
  data: z.object({ name, key }),
  write: ({ name, key }, { you, link }) => ({
    subject: you('Elegí una contraseña nueva', 'Elige una contraseña nueva'),
    preheader: 'El enlace vale 30 minutos y se usa una sola vez.',
    title: '¿Olvidaste tu contraseña?',
    paragraphs: [
      you(
        `${name}, con este botón elegís una nueva. Vale 30 minutos y se usa una sola vez.`,
        `${name}, con este botón eliges una nueva. Vale 30 minutos y se usa una sola vez.`,
      ),
    ],
    action: {
      label: 'Elegir contraseña',
      url: link(`/forgotpassword?key=${encodeURIComponent(key)}`),
    },
    reason: you(
      'Si no la pediste vos, no hagas nada: tu contraseña sigue siendo la misma.',
      'Si no la pediste tú, no hagas nada: tu contraseña sigue siendo la misma.',
    ),
  }),
  sample: { name: 'Carla', key: 'sample-key' },
})

const count = z.int().check(z.nonnegative())
const removedWaysIn = z.object({ passkeys: count, identities: count, devices: count })

/** What a recovery by mail removed besides the sessions, as a sentence; undefined when there was nothing. */
function removedSentence(
  removed: z.output<typeof removedWaysIn> | undefined,
  { you, mailWord }: Pick<TemplateContext, 'you' | 'mailWord'>,
) {
  const { passkeys = 0, identities = 0, devices = 0 } = removed ?? {}
  const parts = [
    ...(passkeys > 0 ? [passkeys === 1 ? 'una llave de acceso' : `${passkeys} llaves de acceso`] : []),
    ...(identities > 0 ? ['el ingreso con Facebook'] : []),
    ...(devices > 0 ? [devices === 1 ? 'un dispositivo de confianza' : `${devices} dispositivos de confianza`] : []),
  ]
  if (parts.length === 0) return undefined
  const list = new Intl.ListFormat('es', { type: 'conjunction' }).format(parts)
  return `Como la recuperaste por ${mailWord}, también quitamos ${list} de la cuenta. ${you('Lo que sea tuyo, volvé a agregarlo', 'Lo que sea tuyo, vuelve a agregarlo')} cuando ingreses.`
}

export const passwordChanged = template({
  data: z.object({ name, removed: z.optional(removedWaysIn) }),
  write: ({ name, removed }, { you, link, mailWord }) => ({
    subject: 'Cambiaste tu contraseña',
    preheader: 'Cerramos tu sesión en los demás dispositivos.',
    title: 'Tu contraseña cambió',
    paragraphs: [
      you(
        `${name}, cambiaste tu contraseña hoy. Por las dudas cerramos tu sesión en los demás dispositivos.`,
        `${name}, cambiaste tu contraseña hoy. Por seguridad cerramos tu sesión en los demás dispositivos.`,
      ),
      ...[removedSentence(removed, { you, mailWord }) ?? []].flat(),
    ],
    action: { label: 'No fui yo', url: link('/forgotpassword') },
    reason: 'Avisamos siempre que cambia algo de la seguridad de tu cuenta.',
  }),
  sample: { name: 'Carla', removed: { passkeys: 1, identities: 1, devices: 2 } },
})

export const emailChanged = template({
  data: z.object({ name, newEmail: z.string() }),
  write: ({ name, newEmail }, { you, link, mailWord }) => ({
    subject: `Tu cuenta tiene otro ${mailWord}`,
    preheader: 'Desde ahora se ingresa con la dirección nueva.',
    title: `Cambió el ${mailWord} de tu cuenta`,
    paragraphs: [
      you(
        `${name}, desde ahora ingresás con ${newEmail}. A esta dirección no te escribimos más.`,
        `${name}, desde ahora ingresas con ${newEmail}. A esta dirección no te escribiremos más.`,
      ),
    ],
    action: { label: 'No fui yo', url: link('/help') },
    reason: 'Avisamos siempre que cambia algo de la seguridad de tu cuenta.',
  }),
  sample: { name: 'Carla', newEmail: 'c•••@example.com' },
})

/** A sign-in from a browser that this account has not used before. */
export const newDevice = template({
  data: z.object({ name, browser: z.string(), at: z.string() }),
  write: ({ name, browser, at }, { you, link }) => ({
    subject: 'Ingresaste desde un dispositivo nuevo',
    preheader: `${browser}, ${at}`,
    title: 'Un ingreso nuevo en tu cuenta',
    paragraphs: [
      you(
        `${name}, ingresaste desde ${browser} (${at}). Si fuiste vos, no hace falta nada más.`,
        `${name}, ingresaste desde ${browser} (${at}). Si fuiste tú, no hace falta nada más.`,
      ),
      you(
        'Si no fuiste vos, cambiá tu contraseña: eso cierra la sesión en todos lados.',
        'Si no fuiste tú, cambia tu contraseña: eso cierra la sesión en todas partes.',
      ),
    ],
    action: { label: 'Cambiar mi contraseña', url: link('/forgotpassword') },
    reason: 'Avisamos la primera vez que se ingresa a tu cuenta desde un navegador.',
  }),
  sample: { name: 'Carla', browser: 'Chrome en Android', at: '15 de noviembre de 2026 - 17:04' },
})

/** The last mail to a customer who closed their account. */
export const accountClosed = template({
  data: z.object({ name }),
  write: ({ name }, { you, mailWord }) => ({
    subject: 'Cerramos tu cuenta',
    preheader: 'Tus datos ya no están en la tienda.',
    title: 'Tu cuenta está cerrada',
    paragraphs: [
      `${name}, borramos tus datos, direcciones y favoritos, y cerramos todas tus sesiones. Los pedidos quedan sin tu nombre ni tu dirección.`,
      you(
        `Si algún día querés volver, este ${mailWord} está libre para una cuenta nueva.`,
        `Si algún día quieres volver, este ${mailWord} está libre para una cuenta nueva.`,
      ),
    ],
    reason: you(
      `Es el último ${mailWord} de esta cuenta. Si no la cerraste vos, respondelo.`,
      `Es el último ${mailWord} de esta cuenta. Si no la cerraste tú, respóndelo.`,
    ),
  }),
  sample: { name: 'Carla' },
})

/** A passkey was added to the account. */
export const passkeyAdded = template({
  data: z.object({ name, browser: z.string() }),
  write: ({ name, browser }, { you, link }) => ({
    subject: 'Agregaste una llave de acceso',
    preheader: `Desde ${browser}.`,
    title: 'Tu cuenta tiene una llave de acceso nueva',
    paragraphs: [
      you(
        `${name}, agregaste una llave de acceso desde ${browser}. Ya podés ingresar con tu huella, tu cara o el PIN.`,
        `${name}, agregaste una llave de acceso desde ${browser}. Ya puedes ingresar con tu huella, tu cara o el PIN.`,
      ),
      you(
        'Si no fuiste vos, eliminala desde Seguridad y cambiá tu contraseña.',
        'Si no fuiste tú, elimínala desde Seguridad y cambia tu contraseña.',
      ),
    ],
    action: { label: 'Ir a Seguridad', url: link('/account/security') },
    reason: 'Avisamos siempre que cambia algo de la seguridad de tu cuenta.',
  }),
  sample: { name: 'Carla', browser: 'Chrome en Android' },
})

/** Another identity was linked to the account (S28). */
export const identityLinked = template({
  data: z.object({ name, provider: z.string() }),
  write: ({ name, provider }, { you, link }) => ({
    subject: `Tu cuenta quedó unida a ${provider}`,
    preheader: `Ahora también se puede ingresar con ${provider}.`,
    title: `Tu cuenta quedó unida a ${provider}`,
    paragraphs: [
      you(
        `${name}, desde ahora podés ingresar con ${provider} además de tu contraseña.`,
        `${name}, desde ahora puedes ingresar con ${provider} además de tu contraseña.`,
      ),
      you(
        'Si no fuiste vos, cambiá tu contraseña y escribinos.',
        'Si no fuiste tú, cambia tu contraseña y escríbenos.',
      ),
    ],
    action: { label: 'Ir a Seguridad', url: link('/account/security') },
    reason: 'Avisamos siempre que cambia algo de la seguridad de tu cuenta.',
  }),
  sample: { name: 'Carla', provider: 'Facebook' },
})

/** A renewal key was reused, so a copy of it exists (S8). */
export const sessionEnded = template({
  data: z.object({ name }),
  write: ({ name }, { you, link }) => ({
    subject: 'Cerramos una sesión de tu cuenta',
    preheader: 'Vimos algo raro y preferimos cuidarte.',
    title: 'Cerramos una de tus sesiones',
    paragraphs: [
      you(
        `${name}, dos navegadores usaron la misma sesión, y eso no debería pasar. La cerramos: volvé a ingresar con tu contraseña.`,
        `${name}, dos navegadores usaron la misma sesión, y eso no debería pasar. La cerramos: vuelve a ingresar con tu contraseña.`,
      ),
    ],
    action: { label: 'Ingresar', url: link('/login') },
    reason: 'Avisamos siempre que cambia algo de la seguridad de tu cuenta.',
  }),
  sample: { name: 'Carla' },
})

/** The code of the second step (OP-075). */
export const twoStepCodeMail = template({
  data: z.object({ name, code: z.string(), purpose: z.enum(['login', 'enable', 'disable']) }),
  write: ({ name, code, purpose }, { you, brand }) => ({
    subject: `${code} es tu código de ${brand.name}`,
    preheader: 'Vale 10 minutos.',
    title: {
      login: 'Tu código para ingresar',
      enable: 'Tu código para activar la verificación en dos pasos',
      disable: 'Tu código para desactivar la verificación en dos pasos',
    }[purpose],
    paragraphs: [
      you(
        `${name}, escribilo en la pantalla que lo pide. Vale 10 minutos.`,
        `${name}, escríbelo en la pantalla que lo pide. Vale 10 minutos.`,
      ),
    ],
    code,
    reason: you(
      'Nunca te lo vamos a pedir por teléfono ni por mensaje. Si no lo pediste, cambiá tu contraseña.',
      'Nunca te lo pediremos por teléfono ni por mensaje. Si no lo pediste, cambia tu contraseña.',
    ),
  }),
  sample: { name: 'Carla', code: '402913', purpose: 'login' },
})

/** To the owner of an account whose e-mail is being registered again (C3). */
export const alreadyRegistered = template({
  data: z.object({ name }),
  write: ({ name }, { you, link, mailWord, brand }) => ({
    subject: `${you('Ya tenés', 'Ya tienes')} una cuenta en ${brand.name}`,
    preheader: `Alguien quiso crear otra con este ${mailWord}.`,
    title: you('Ya tenés una cuenta', 'Ya tienes una cuenta'),
    paragraphs: [
      you(
        `${name}, alguien quiso crear una cuenta con este ${mailWord}, y ya existe. Si fuiste vos, ingresá con tu contraseña de siempre.`,
        `${name}, alguien quiso crear una cuenta con este ${mailWord}, y ya existe. Si fuiste tú, ingresa con tu contraseña de siempre.`,
      ),
    ],
    action: { label: 'Ingresar', url: link('/login') },
    reason: you('Si no fuiste vos, no hagas nada.', 'Si no fuiste tú, no hagas nada.'),
  }),
  sample: { name: 'Carla' },
})
