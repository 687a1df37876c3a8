import type { OpenCountry } from '#domain/platform/country/country.ts'
import { countryProfiles } from '#domain/platform/country/settings.ts'
import { capitalise } from '#domain/platform/text/capitalise.ts'
import { youIn } from '#domain/platform/text/voice.ts'

/** Texts of sign-in, registration and password recovery. */
export function loginWords(country: OpenCountry) {
  const you = youIn(country)
  const { mailWord } = countryProfiles[country]
  return {
    needsScripts: you(
      'Tu cuenta necesita JavaScript. Activalo en tu navegador para ver tus datos y tus pedidos.',
      'Tu cuenta necesita JavaScript. Actívalo en tu navegador para ver tus datos y tus pedidos.',
    ),
    email: capitalise(mailWord),
    password: 'Contraseña',
    showPassword: 'Mostrar contraseña',
    optional: 'opcional',
    login: {
      bar: 'Ingresar',
      title: you('Ingresá a tu cuenta', 'Ingresa a tu cuenta'),
      text: 'Para seguir tus pedidos y tus favoritos donde los dejaste.',
      keep: 'Mantener sesión iniciada',
      keepHelp: 'Por 7 días. No conviene si otras personas usan este dispositivo.',
      button: 'Ingresar',
      busy: 'Ingresando…',
      passkey: 'Usar llave de acceso',
      signUpInstead: `Crear una cuenta con este ${mailWord}`,
      already: (name: string) => `Ya ingresaste como ${name}.`,
      goOn: 'Seguir',
      continue: 'Continuar',
      change: 'Cambiar',
      forgot: '¿Olvidaste tu contraseña?',
    },
    facebook: {
      button: 'Continuar con Facebook',
      asking: 'Conectando con Facebook…',
      title: you('Falta poco: completá tus datos', 'Falta poco: completa tus datos'),
      linkTitle: you('Ya tenés una cuenta', 'Ya tienes una cuenta'),
      linkText: (email: string) =>
        you(
          `Usás ${email} en la tienda. Ingresá su contraseña una vez y queda unida a Facebook.`,
          `Usas ${email} en la tienda. Ingresa su contraseña una vez y queda unida a Facebook.`,
        ),
      link: 'Unir e ingresar',
      failed: 'No pudimos conectar con Facebook',
      failedText: you(
        `Probá de nuevo, o ingresá con tu ${mailWord}.`,
        `Prueba de nuevo, o ingresa con tu ${mailWord}.`,
      ),
      toLogin: 'Volver a ingresar',
    },
    newHere: {
      title: (shopName: string) => `¿Primera vez en ${shopName}?`,
      points: [
        you('Seguí cada pedido hasta tu puerta', 'Sigue cada pedido hasta tu puerta'),
        you('Guardá favoritos y enterate cuando bajan de precio', 'Guarda favoritos y entérate cuando bajan de precio'),
        you('Cambiá o devolvé sin llamar a nadie', 'Cambia o devuelve sin llamar a nadie'),
      ],
      button: 'Crear cuenta',
    },
    code: {
      title: you(`Revisá tu ${mailWord}`, `Revisa tu ${mailWord}`),
      text: (to: string) => `Enviamos un código de 6 dígitos a ${to}. Vence en 10 minutos.`,
      label: 'Código de verificación',
      button: 'Verificar e ingresar',
      busy: 'Verificando…',
      digits: you('Escribí los 6 dígitos del código.', 'Escribe los 6 dígitos del código.'),
      resend: 'Enviar otro código',
      resendIn: (seconds: number) => `Enviar otro código en ${seconds} s`,
      other: 'Ingresar con otra cuenta',
      device: 'En este dispositivo no te lo volvemos a pedir por 90 días.',
    },
    checkout: {
      title: you('¿Cómo querés comprar?', '¿Cómo quieres comprar?'),
      guest: 'Continuar como invitado',
      guestText: you(
        'Sin cuenta ni contraseña. Podés crearla al final.',
        'Sin cuenta ni contraseña. Puedes crearla al final.',
      ),
      withAccount: 'Con tu cuenta',
    },
    register: {
      bar: 'Crear cuenta',
      title: you('Creá tu cuenta', 'Crea tu cuenta'),
      has: you('¿Ya tenés cuenta?', '¿Ya tienes cuenta?'),
      firstName: 'Nombre',
      lastName: 'Apellido',
      identification: 'Número de documento',
      identificationType: 'Tipo de documento',
      identificationHelp: you(
        'Lo necesitamos para la factura y la entrega. Podés escribirlo con puntos.',
        `Lo necesitamos para ${country === 'cl' ? 'tu boleta y el despacho' : 'la factura y la entrega'}. Puedes escribirlo con puntos.`,
      ),
      passwordHelp: 'De 6 a 15 letras, números o ! @ # $ % ^ & * ? _ ~ / -',
      strictPasswordHelp: 'De 8 a 128 caracteres.',
      repeat: you('Repetí la contraseña', 'Repite la contraseña'),
      more: 'Fecha de nacimiento y género',
      birthday: 'Fecha de nacimiento',
      birthdayHelp: 'Para saludarte en tu día.',
      day: 'Día',
      month: 'Mes',
      year: 'Año',
      gender: 'Género',
      genders: { '': 'Prefiero no decirlo', female: 'Mujer', male: 'Hombre', other: 'Otro' },
      newsletter: 'Quiero enterarme antes de las novedades y las rebajas',
      agree: you('Al crear tu cuenta aceptás los', 'Al crear tu cuenta aceptas los'),
      and: 'y la política de',
      button: 'Crear cuenta',
      busy: 'Creando tu cuenta…',
    },
    forgot: {
      bar: 'Recuperar contraseña',
      title: you('Recuperá tu contraseña', 'Recupera tu contraseña'),
      text: you(
        `Decinos con qué ${mailWord} te registraste y te enviamos un enlace para elegir una nueva.`,
        `Dinos con qué ${mailWord} te registraste y te enviamos un enlace para elegir una nueva.`,
      ),
      button: 'Enviar enlace',
      busy: 'Enviando…',
      sentHint: you(
        'El enlace sirve 30 minutos. Si no llega, mirá en correo no deseado.',
        'El enlace sirve 30 minutos. Si no llega, mira en correo no deseado.',
      ),
      back: 'Volver a ingresar',
      again: `Probar con otro ${mailWord}`,
    },
    reset: {
      title: you('Elegí una contraseña nueva', 'Elige una contraseña nueva'),
      text: 'Por seguridad se cierran tus sesiones en todos los dispositivos.',
      password: 'Contraseña nueva',
      button: 'Guardar contraseña',
      busy: 'Guardando…',
      login: 'Ingresar con la contraseña nueva',
      newLink: 'Pedir un enlace nuevo',
    },
    autologin: {
      title: you('Ingresá con un toque', 'Ingresa con un toque'),
      text: 'Abriste un enlace que te enviamos: sirve una sola vez y no pide contraseña.',
      button: 'Ingresar',
      dismiss: 'Ahora no',
    },
    welcome: (name: string) => `¡Hola, ${name}!`,
  } as const
}
export type LoginWords = ReturnType<typeof loginWords>
