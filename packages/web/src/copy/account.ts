/** Texts of both 'Mi cuenta' pages. */
export const ACCOUNT_COPY = {
  catalogue: 'account',
  pageTitle: 'Mi cuenta · Simplato',
  title: 'Mi cuenta',
  loading: 'Cargando tu cuenta...',
  failed: 'No hemos podido leer tu cuenta',
  failedText: 'Tus datos están a salvo. Comprueba la conexión y vuelve a intentarlo.',
  details: {
    title: 'Tus datos',
    name: 'Nombre',
    submit: 'Guardar cambios',
    saved: 'Cambios guardados',
    emailPassword: 'Tu contraseña, para cambiar el correo',
    emailPasswordHint: 'Quien tiene el correo puede cambiar la contraseña: por eso te la pedimos.',
    pendingTitle: 'Falta confirmar tu correo nuevo',
    pendingEmail: (email: string) =>
      `Te hemos escrito a ${email}. Hasta que abras el enlace de ese correo, entras con el de antes.`,
  },
  password: {
    title: 'Cambiar contraseña',
    text: 'Tus otras sesiones se cerrarán; en este dispositivo sigues dentro.',
    current: 'Contraseña actual',
    next: 'Nueva contraseña',
    submit: 'Cambiar contraseña',
    done: 'Contraseña actualizada correctamente',
  },
  download: {
    title: 'Lo que sabemos de ti',
    text: 'Un archivo con tu cuenta, tus visitas y tus pedidos.',
    action: 'Descargar mis datos',
    fileName: 'simplato-mis-datos.json',
    done: 'Tus datos están en tus descargas',
  },
  erase: {
    title: 'Borrar mi cuenta',
    text: 'Se borran tu nombre, tu usuario y tu correo. Los pedidos que hiciste quedan en cada restaurante, sin persona.',
    action: 'Borrar mi cuenta',
    dialogTitle: '¿Borrar tu cuenta?',
    dialogText:
      'No se puede deshacer. Si estás en una mesa, tendrás que volver a escanear su código para seguir pidiendo. Si quieres guardar tus datos, descárgalos antes.',
    password: 'Tu contraseña',
    submit: 'Borrar para siempre',
    cancel: 'Cancelar',
    done: 'Tu cuenta se ha borrado',
  },
} as const;

/** For a house that wants to leave. */
export const CLOSE_HOUSE_COPY = {
  title: 'Dejar Simplato',
  text: 'Cerrar un restaurante lo hacemos a mano: primero acabamos lo que esté pendiente contigo. Hasta entonces todo sigue funcionando.',
  action: 'Pedir el cierre',
  dialogTitle: '¿Pedir el cierre de la cuenta?',
  dialogText: 'Alguien del equipo te escribirá al correo de tu cuenta. Hoy no se apaga nada.',
  reason: '¿Por qué os vais? (si quieres contarlo)',
  password: 'Tu contraseña',
  submit: 'Enviar petición',
  cancel: 'Cancelar',
  doneTitle: 'Hemos recibido tu petición',
  done: (day: string) => `Es del ${day}. Te escribiremos para cerrarlo todo contigo.`,
} as const;
