import type { FlagKey } from '#domain/content/flags/flags.ts'
import { wordsIn } from '#desk/platform/words.ts'

export const flagWords = wordsIn<Record<FlagKey, { name: string; what: string }>>({
  es: {
    bff_flag: { name: 'Buscador', what: 'off: el buscador anterior. Con los otros valores, el de ahora.' },
    filters_refactor_flag: {
      name: 'Filtros de las listas',
      what: 'on: se abren en un panel. off: están dentro de la página.',
    },
    new_login_front_flag: {
      name: 'Ingreso en dos pasos',
      what: 'true: primero el e-mail y después la contraseña. false: los dos juntos.',
    },
  },
  en: {
    bff_flag: { name: 'Search', what: 'off: the earlier search. The other values: the present one.' },
    filters_refactor_flag: {
      name: 'Filters of lists',
      what: 'on: they open in a sheet. off: they are inside the page.',
    },
    new_login_front_flag: {
      name: 'Signing in by two screens',
      what: 'true: first the e-mail, then the password. false: both together.',
    },
  },
})
