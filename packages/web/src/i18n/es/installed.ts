/** Texts of the installed site, for everybody: diners in their language, staff in Spanish. */
export const INSTALLED_MESSAGES = {
  id: 'INSTALLED_MESSAGES',
  newVersion: 'Hay una versión nueva de Simplato.',
  update: 'Actualizar',
  noNetwork: {
    title: 'Sin conexión',
    text: 'Esta página solo se lee con conexión. Comprueba la tuya y vuelve a intentarlo.',
  },
  unsentOrder: { text: 'Tu pedido sigue en este móvil, por enviar.', back: 'Volver a la mesa' },
  byHand: {
    title: 'Instalar Simplato',
    text: 'Así se abre como una aplicación, desde tu pantalla de inicio:',
    share: 'Toca Compartir, el cuadrado con una flecha hacia arriba.',
    add: 'Elige «Añadir a pantalla de inicio».',
    done: 'Entendido',
  },
} as const;
