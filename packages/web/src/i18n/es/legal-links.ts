/** The footer of the public pages. The texts themselves are in `legal.ts`, loaded when opened. */
export const LEGAL_LINKS_MESSAGES = {
  copyright: (year: number) => `© ${year} Simplato`,
  links: [{ name: 'about' }, { name: 'terms' }, { name: 'privacy' }, { name: 'cookies' }],
  contents: 'En esta página',
  print: 'Imprimir',
  about: {
    registerRestaurant: 'Registrar mi restaurante',
    registerDiner: 'Crear cuenta de comensal',
  },
} as const;

export type LegalLink = (typeof LEGAL_LINKS_MESSAGES.links)[number]['name'];
