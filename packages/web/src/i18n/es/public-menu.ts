/** Texts specific to the public menu, in addition to the menu's own. */
export const PUBLIC_MENU_MESSAGES = {
  id: 'PUBLIC_MENU_MESSAGES',
  pageTitle: (restaurant: string, city: string) => `${restaurant} · Carta y precios en ${city}`,
  description: (restaurant: string, city: string, products: string) =>
    `La carta de ${restaurant}, en ${city}, con precios y alérgenos: ${products}.`,
  emptyDescription: (restaurant: string, city: string) => `La carta de ${restaurant}, en ${city}.`,
  order: 'Para pedir, escanea el código de tu mesa con la cámara del móvil.',
  taxes: 'Precios con IVA incluido.',
  emptyText: 'El restaurante todavía no ha puesto sus platos.',
  languages: 'Leer la carta en otro idioma',
  madeWith: 'Esta carta está hecha con Simplato',
  none: {
    title: 'Aquí no hay ninguna carta',
    text: 'Puede que la dirección no sea exacta, o que esta carta solo se lea en las mesas del restaurante. Allí la abres con el código de la mesa.',
    home: 'Ir a la portada de Simplato',
  },
} as const;
