import type { SetupStep } from '#domain/desk/setup/missing-steps.ts'
import { wordsIn } from '#desk/platform/words.ts'

type StepWords = { name: string; why: string }

export const stepWords = wordsIn<Record<SetupStep, StepWords>>({
  es: {
    name: { name: 'Poner el nombre', why: 'Está en cada página, en los mails y en las direcciones.' },
    logo: { name: 'Subir el logo', why: 'De él se hacen los íconos de la aplicación.' },
    products: { name: 'Cargar productos', why: 'Una planilla, o la exportación de otra plataforma.' },
    pictures: { name: 'Completar fotografías', why: 'Muchos productos se muestran sin ninguna.' },
    payment: { name: 'Decidir cómo se cobra', why: 'Hasta entonces nadie puede terminar una compra.' },
    texts: { name: 'Escribir los textos legales', why: 'Condiciones, privacidad, cookies, envíos y cambios.' },
    seller: { name: 'Decir quién vende', why: 'Razón social, identificación y domicilio, como pide la ley.' },
    contact: { name: 'Poner un mail de contacto', why: 'Ahí llegan las preguntas de clientes.' },
    sender: { name: 'Poner el remitente de los mails', why: 'Es quien firma las confirmaciones.' },
    home: { name: 'Armar la portada', why: 'Es lo primero que ve quien entra.' },
  },
  en: {
    name: { name: 'Give it a name', why: 'It is on every page, in mails and in addresses.' },
    logo: { name: 'Upload the logo', why: 'The icons of the app are made of it.' },
    products: { name: 'Bring products', why: 'A spreadsheet, or the export of another platform.' },
    pictures: { name: 'Complete the photographs', why: 'Many products are shown without any.' },
    payment: { name: 'Decide how it is paid', why: 'Until then nobody can finish a purchase.' },
    texts: { name: 'Write the legal texts', why: 'Terms, privacy, cookies, shipping and exchanges.' },
    seller: { name: 'Say who sells', why: 'Company, tax id and address, as the law asks.' },
    contact: { name: 'Give a contact address', why: 'Questions of customers arrive there.' },
    sender: { name: 'Give the sender of mails', why: 'Confirmations are signed by it.' },
    home: { name: 'Make the home page', why: 'It is what visitors see first.' },
  },
})
