/** Texts specific to the public menu, in addition to the menu's own. */
export const PUBLIC_MENU_COPY = {
  catalogue: 'publicMenu',
  pageTitle: (house: string, city: string) => `${house} · Carta y precios en ${city}`,
  description: (house: string, city: string, dishes: string) =>
    `La carta de ${house}, en ${city}, con precios y alérgenos: ${dishes}.`,
  emptyDescription: (house: string, city: string) => `La carta de ${house}, en ${city}.`,
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
