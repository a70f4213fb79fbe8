/** Texts not specific to any screen. */
export const APP_MESSAGES = {
  id: 'APP_MESSAGES',
  loading: 'Cargando…',
  sessionEnded: {
    title: 'Tu sesión ha terminado',
    tableText:
      'Lo que habías elegido sigue guardado en este móvil. Escanea otra vez el código de la mesa o entra con tu cuenta, y sigues donde estabas.',
    scan: 'Escanear la mesa',
    accountText: 'Vuelve a entrar y sigues donde estabas: lo que tenías escrito sigue aquí.',
    logIn: 'Entrar con mi cuenta',
    leave: 'Salir a la portada',
  },
  /**
   * A file could not be loaded, because a new version has removed it or the network is down; offers
   * the same as `newVersion`.
   */
  lost: {
    title: 'Esto no ha llegado',
    why: 'Puede que haya una versión nueva de Simplato, o que falle la conexión.',
    safe: 'Lo que habías elegido sigue guardado.',
    action: 'Actualizar',
  },
  crashed: {
    title: 'Esta pantalla ha fallado',
    text: 'Lo que habías elegido sigue guardado. Vuelve a cargar la página.',
    action: 'Volver a cargar',
  },
} as const;
