import { legalText, type LegalContext } from './legal-text.ts'

export function cookiesText(context: LegalContext): string {
  const { say } = context.v
  return legalText(
    context,
    say(
      'Esto es lo que la tienda guarda en tu dispositivo. Podés cambiar lo que aceptaste con «Cookies», al pie de cada página.',
      'Esto es lo que la tienda guarda en tu dispositivo. Puedes cambiar lo que aceptaste con «Cookies», al pie de cada página.',
    ),
    [
      [
        'Lo necesario',
        [
          'Tu sesión, si la iniciaste, y el dispositivo de confianza de los dos pasos.',
          'El país que elegiste y la ciudad a la que enviamos.',
          'Tu carrito, tus favoritos, lo último que viste y lo que dejaste a medio escribir.',
          'Si aceptaste o no la medición.',
        ],
        'Sin esto la tienda no funciona, así que no pide permiso.',
      ],
      [
        'La medición',
        `Si la ${say('aceptás', 'aceptas')}, un administrador de etiquetas recibe qué páginas y productos ves, sin tu nombre ni tu dirección. Si no, no sale nada de tu dispositivo. La respuesta vale 180 días.`,
      ],
      [
        'Cómo se borra',
        'Desde el navegador, borrando los datos del sitio. Se pierde lo guardado en ese dispositivo; tu cuenta y tus pedidos siguen.',
      ],
    ],
  )
}
