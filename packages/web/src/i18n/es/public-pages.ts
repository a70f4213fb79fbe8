import type { PageName } from '../../pages.ts';

/**
 * The pages that search engines may index. The build gives the server these texts, which it writes
 * into the HTML, and it lists the pages in the sitemap; the pages themselves take their title from
 * here.
 */
export interface PublicPageTexts {
  title: string;
  /** Shown by search engines under the title: about 150 characters. */
  description: string;
}

export const PUBLIC_PAGES = {
  landing: {
    title: 'Simplato · La carta se abre. La cocina ya lo sabe.',
    description:
      'Carta con código QR, pedidos desde la mesa y comandas en la cocina al instante. Para restaurantes de Aranjuez, sin cuota: solo pagas cuando cobras online.',
  },
  about: {
    title: 'Quiénes somos · Simplato',
    description:
      'Simplato se hace en Aranjuez, Madrid: un equipo pequeño que lleva la comanda de la mesa a la cocina. Qué hacemos, dónde y por qué.',
  },
  registerRestaurant: {
    title: 'Registrar mi restaurante · Simplato',
    description:
      'Registra tu restaurante en Simplato: tu carta, los códigos de tus mesas y el tablero de la cocina. Sin cuota ni permanencia.',
  },
  registerDiner: {
    title: 'Crear cuenta · Simplato',
    description:
      'Crea tu cuenta de comensal para guardar tus pedidos y entrar en cualquier mesa con tu nombre. Para pedir no hace falta.',
  },
  terms: {
    title: 'Términos y condiciones · Simplato',
    description:
      'Condiciones de uso de Simplato para restaurantes y comensales: cómo se pide, qué cuesta un pago online y cómo se reclama.',
  },
  privacy: {
    title: 'Política de privacidad · Simplato',
    description:
      'Qué datos guarda Simplato, para qué, cuánto tiempo, quién los recibe y cómo ejerces tus derechos.',
  },
  cookies: {
    title: 'Política de cookies · Simplato',
    description:
      'Cada cookie y cada dato que Simplato guarda en tu navegador, con su nombre, para qué sirve y cuánto dura. Solo lo necesario.',
  },
  accessibility: {
    title: 'Accesibilidad · Simplato',
    description:
      'Declaración de accesibilidad de Simplato: qué cumple según WCAG 2.2 AA y EN 301 549, qué falta y cómo avisarnos.',
  },
} as const satisfies Partial<Record<PageName, PublicPageTexts>>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;
