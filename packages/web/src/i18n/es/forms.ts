import { DINER_FIELD_TEXTS } from '@simplato/domain';

/**
 * What the rules of forms find wrong. A rule answers with the Spanish text; the form finds its name
 * here, and shows what the reader's language has under that name.
 */
export const FORM_FAULTS = {
  ...DINER_FIELD_TEXTS,
  allRequired: 'Todos los campos son obligatorios',
  mismatch: 'Las contraseñas no coinciden',
} as const;

/** Texts shared by all account forms. */
export const FORM_MESSAGES = {
  id: 'FORM_MESSAGES',
  email: 'Correo electrónico',
  password: 'Contraseña',
  username: 'Nombre de usuario',
  passwordHint: 'Al menos 8 caracteres, con un número.',
  privacy: {
    before: 'He leído y acepto la',
    link: 'política de privacidad',
    after: '(Privacy Policy).',
  },
  /** After too many attempts; `wait` is "4 minutos". */
  tryAgainIn: (wait: string) => `Podrás intentarlo de nuevo en ${wait}.`,
  needsHttps:
    'Para proteger tu contraseña, este navegador necesita una dirección https. Abre Simplato con https:// y prueba de nuevo.',
  needsCookies:
    'Tu navegador no guarda las cookies de Simplato, y sin ellas no puedes entrar. Permítelas en sus ajustes, o sal del modo que las bloquea, y prueba de nuevo.',
  sessionWasOver:
    'Tu sesión había terminado y no se ha enviado nada. Vuelve a pulsar el botón: lo escrito sigue aquí.',
  leaving: {
    typed: {
      title: '¿Descartar lo que has escrito?',
      text: 'Si cierras ahora, se pierde.',
      stay: 'Seguir aquí',
      goOn: 'Descartar',
    },
    sending: {
      title: 'Todavía se está enviando',
      text: 'Si cierras ahora, no verás si ha salido bien.',
      stay: 'Esperar',
      goOn: 'Cerrar',
    },
  },
  faults: FORM_FAULTS,
} as const;
