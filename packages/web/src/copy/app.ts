/** Texts that belong to no screen in particular. */
export const APP_COPY = {
  loading: 'Cargando…',
  sessionEnded: {
    title: 'Tu sesión ha terminado',
    dinerText: 'Tu pedido sigue guardado en este móvil. Escanea otra vez el código de la mesa.',
    dinerAction: 'Escanear la mesa',
    staffText: 'Vuelve a entrar para seguir viendo los pedidos.',
    staffAction: 'Entrar',
  },
  crashed: {
    title: 'Esta pantalla ha fallado',
    text: 'Lo que habías elegido sigue guardado. Vuelve a cargar la página.',
    action: 'Volver a cargar',
  },
} as const;
