/** For a restaurant that wants to leave. */
export const CLOSE_RESTAURANT_MESSAGES = {
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
