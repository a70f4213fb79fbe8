/** The legal links in the diner's language. The texts behind them are in Spanish. */
export const LEGAL_FOOTER_MESSAGES = {
  id: 'LEGAL_FOOTER_MESSAGES',
  list: 'Textos legales',
  close: 'Cerrar',
  ownPage: 'Abrir en su página',
  inSpanish: 'Este texto está en español.',
  about: 'Quiénes somos',
  terms: 'Términos y condiciones',
  privacy: 'Política de privacidad',
  cookies: 'Política de cookies',
  accessibility: 'Accesibilidad',
} as const;
