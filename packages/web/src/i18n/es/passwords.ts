/** Texts for forgotten passwords and confirmed addresses. */
export const FORGOT_PASSWORD_MESSAGES = {
  id: 'FORGOT_PASSWORD_MESSAGES',
  pageTitle: 'Cambiar contraseña · Simplato',
  title: '¿Has olvidado tu contraseña?',
  text: 'Te enviamos un correo con un enlace para elegir otra. Vale durante una hora.',
  legend: '¿De quién es la cuenta?',
  sides: { staff: 'RESTAURANTES', diner: 'COMENSALES' },
  submit: (side: string) => `Cambiar Contraseña ${side}`,
  pending: 'Enviando instrucciones de cambio de contraseña...',
  pendingDetail: 'Espere un momento por favor',
  done: 'Se ha enviado un correo con instrucciones para restablecer la contraseña.',
  doneHint: 'Si no lo ves en unos minutos, mira en el correo no deseado.',
  failed: 'Ha ocurrido un error. Inténtalo de nuevo.',
  logIn: 'Volver a la entrada',
} as const;

export const RESET_PASSWORD_MESSAGES = {
  id: 'RESET_PASSWORD_MESSAGES',
  pageTitle: 'Nueva contraseña · Simplato',
  title: 'Elige una contraseña nueva',
  side: { staff: 'De tu restaurante en Simplato.', diner: 'De tu cuenta de comensal.' },
  password: 'Nueva contraseña',
  confirmation: 'Repite la nueva contraseña',
  submit: 'Guardar nueva contraseña',
  pending: 'Cambiando contraseña...',
  done: 'Contraseña actualizada correctamente',
  failed: 'Error al actualizar contraseña',
  askAgain: 'Pedir otro enlace',
  team: {
    title: 'Un equipo de Aranjuez',
    text: 'Simplato se hace en Aranjuez, Madrid, España, a un paseo de las cocinas que lo usan. Entre fresas, espárragos y comandas hemos aprendido qué necesita una sala llena un domingo a mediodía.',
    promise: 'Si algo no va fino, nos lo cuentas y lo arreglamos aquí mismo.',
    more: 'Quiénes somos y qué hacemos',
  },
} as const;

export const CONFIRM_EMAIL_MESSAGES = {
  id: 'CONFIRM_EMAIL_MESSAGES',
  pageTitle: 'Confirmar correo · Simplato',
  title: 'Confirmar tu correo',
  pending: 'Confirmando tu correo…',
  done: { title: 'Correo confirmado', text: (email: string) => `Desde ahora entras con ${email}.` },
  logIn: 'Entrar',
  failed: {
    title: 'No hemos podido confirmar tu correo',
    safe: 'Tu cuenta sigue como estaba, con el correo de antes.',
  },
  retry: 'Probar de nuevo',
  home: 'Ir a la portada',
} as const;
