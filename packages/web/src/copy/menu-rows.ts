/** Words that the rows of categories and products share. */
export const ROWS_COPY = {
  update: 'Actualizar',
  updateOf: (name: string) => `Actualizar ${name}`,
  remove: 'Borrar',
  removeOf: (name: string) => `Borrar ${name}`,
  cancel: 'Cancelar',
  undo: 'Deshacer',
  unsaved: 'Sin guardar',
  saving: 'Guardando…',
  saved: 'Guardado',
  changedByOthers: (fields: string) => `Otra persona ha cambiado también: ${fields}.`,
  refusedTitle: 'No se ha guardado',
  stillSaved: 'Sigue guardado:',
  discard: 'Volver a lo guardado',
  clash: {
    title: 'Otra persona lo ha cambiado mientras lo editabas',
    text: 'No se ha perdido nada: elige qué se queda.',
    field: 'Campo',
    theirs: 'Ahora',
    mine: 'Lo tuyo',
    keepMine: 'Quedarme con lo mío',
    takeTheirs: 'Usar lo de ahora',
  },
  gone: {
    title: 'Otra persona lo ha borrado',
    text: 'Lo que habías escrito sigue aquí.',
    restore: 'Recuperar',
    drop: 'Descartar',
  },
  unsavedIsLost: 'También se pierde lo que has escrito en él y no has guardado.',
  nothing: '(vacío)',
  move: (name: string) => `Mover ${name}`,
  up: 'Subir',
  down: 'Bajar',
  first: 'Al principio',
  last: 'Al final',
  moved: (name: string, place: number, count: number) => `${name}: puesto ${place} de ${count}.`,
  atTheEdge: (name: string, place: number, count: number) =>
    `${name} ya está en el puesto ${place} de ${count}.`,
  orderFailed: (reason: string) => `El orden no se ha guardado. ${reason}`,
  translations: {
    title: 'En otros idiomas',
    hint: 'Quien tenga el móvil en otro idioma lo verá así. Lo que falte se muestra en español.',
    name: 'Nombre',
    description: 'Descripción',
    languages: {
      en: 'Inglés',
      fr: 'Francés',
      de: 'Alemán',
      pt: 'Portugués',
      ca: 'Catalán',
    },
  },
  leave: {
    title: 'Tienes cambios sin guardar',
    text: (count: number) =>
      count === 1
        ? 'Hay una fila escrita y sin guardar. Si sales ahora se pierde.'
        : `Hay ${count} filas escritas y sin guardar. Si sales ahora se pierden.`,
    stay: 'Seguir aquí',
    leave: 'Salir sin guardar',
  },
  failed: {
    title: 'No hemos podido cargar la carta',
    text: 'Lo guardado está a salvo. Comprueba tu red y prueba de nuevo.',
  },
} as const;
