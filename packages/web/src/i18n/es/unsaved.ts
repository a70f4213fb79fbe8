/** Asked before unsaved edits are left behind. */
export const UNSAVED_MESSAGES = {
  title: 'Tienes cambios sin guardar',
  rows: (count: number) =>
    count === 1
      ? 'Hay una fila de la carta escrita y sin guardar.'
      : `Hay ${count} filas de la carta escritas y sin guardar.`,
  settings: 'Hay cambios sin guardar en los ajustes del restaurante.',
  stay: 'Seguir aquí',
  partings: {
    leave: { lost: 'Si sales ahora se pierde lo que has escrito.', goOn: 'Salir sin guardar' },
    switch: {
      lost: 'Lo que has escrito se pierde en cuanto entre la otra persona.',
      goOn: 'Cambiar sin guardar',
    },
  },
} as const;
