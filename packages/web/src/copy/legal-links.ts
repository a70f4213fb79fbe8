/** The foot of the public pages. The texts themselves are in `legal.ts`, for whoever opens one. */
export const LEGAL_LINKS_COPY = {
  copyright: (year: number) => `© ${year} Simplato`,
  list: 'Textos legales',
  close: 'Cerrar',
  links: [
    { name: 'about', label: 'Quiénes somos' },
    { name: 'terms', label: 'Términos y condiciones' },
    { name: 'privacy', label: 'Política de privacidad' },
    { name: 'cookies', label: 'Política de cookies' },
  ],
} as const;

export type LegalLink = (typeof LEGAL_LINKS_COPY.links)[number]['name'];
