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
  /** An amount as it is written: '1', '50 g'. */
  remove: (name: string, amount: string) => `Quitar ${amount === '1' ? 'uno' : amount} de ${name}`,
  add: (name: string, amount: string) => `Añadir ${amount === '1' ? 'uno' : amount} de ${name}`,
  tooLong: (most: number, rest: string) => `Caben ${most} letras y sobra «${rest}».`,
} as const;
