/** The texts that components of ui/ bring with them. */
export const UI_MESSAGES = {
  id: 'UI_MESSAGES',
  close: 'Cerrar',
  closeNotice: 'Cerrar aviso',
  notices: 'Avisos',
  retry: 'Reintentar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  quantityOf: (name: string) => `Cantidad de ${name}`,
  removeOne: (name: string) => `Quitar uno de ${name}`,
  addOne: (name: string) => `Añadir uno de ${name}`,
  tooLong: (most: number, rest: string) => `Caben ${most} letras y sobra «${rest}».`,
} as const;
