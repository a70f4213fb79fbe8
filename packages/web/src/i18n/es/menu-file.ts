import type { LetterKind, OutcomeWire } from '@simplato/contract';

const products = (count: number) => (count === 1 ? '1 plato' : `${count} platos`);

export const MENU_FILE_MESSAGES = {
  pageTitle: 'Importar o exportar la carta · Simplato',
  heading: 'Carta en archivo',
  back: 'Productos',
  way: 'Importar o exportar la carta',
  invitation: '¿Ya tienes la carta en una hoja de cálculo? Impórtala',
  choose: {
    title: 'Importar la carta',
    text: 'Elige tu Excel (.xlsx), el CSV de cualquier hoja de cálculo o un JSON de Simplato. Antes de guardar nada verás, plato a plato, qué cambiaría.',
    rules: [
      'Una fila por plato, con los títulos arriba: al menos Plato, Categoría y Precio.',
      'El precio es el que paga el comensal, con IVA: 12,50.',
      'Los platos de tu carta que no estén en el archivo se quedan como están.',
    ],
    action: 'Elegir archivo',
    another: 'Elegir otro archivo',
    field: 'Archivo de la carta',
    reading: 'Leyendo el archivo…',
    template: 'Descargar una plantilla',
    templateName: 'plantilla-carta.csv',
    unreadable:
      'Tu dispositivo no nos deja leer ese archivo. Guárdalo otra vez y vuelve a elegirlo.',
  },
  workbook: {
    old: 'Este archivo es un Excel antiguo (.xls), que aquí no se lee. Ábrelo, elige Guardar como › Libro de Excel (.xlsx) y envíanos ese.',
    locked:
      'Este libro tiene contraseña y no podemos abrirlo. Guárdalo sin contraseña, o como CSV, y vuelve a elegirlo.',
    other:
      'Este archivo no es un libro de Excel (.xlsx). Si es de otra hoja de cálculo, ábrelo y elige Guardar como › .xlsx o CSV.',
    huge: 'Este libro es demasiado grande para ser una carta. Deja en él solo la hoja de la carta, o guárdala como CSV.',
    damaged:
      'No hemos podido abrir este libro: está dañado o a medias. Guárdalo otra vez, o como CSV, y vuelve a elegirlo.',
    empty: 'Este libro no tiene nada escrito en las hojas que se ven.',
  },
  sheetOf: (file: string, sheet: string) => `${file}, hoja ${sheet}`,
  ask: {
    title: {
      letters: (name: string) => `¿Cómo se lee bien ${name}?`,
      sheet: (name: string) => `¿Qué hoja de ${name} quieres importar?`,
    },
    text: {
      letters:
        'El archivo no dice con qué letras está escrito. Compara estas líneas y elige las que se leen bien.',
      sheet:
        'Hay varias hojas que parecen una carta. Elige una; después puedes importar las demás, y lo que ya esté no se repite.',
    },
    letterKinds: {
      windows: 'Como lo guarda un Windows',
      mac: 'Como lo guarda un Mac',
      dos: 'Como lo guardaba MS-DOS',
    } satisfies Record<LetterKind, string>,
    action: 'Ver la vista previa',
  },
  take: {
    title: 'Exportar la carta',
    text: 'Para cambiar precios de una vez, para traducirla o para guardar una copia. Las fotos no van en el archivo.',
    csv: 'Descargar para Excel (CSV)',
    json: 'Descargar completa (JSON)',
    hint: 'El CSV se abre con Excel o LibreOffice, se cambia y se vuelve a importar. La columna «Código Simplato» dice qué plato es cada fila: no la toques, o déjala vacía en los nuevos. Horarios, tiempos y las traducciones de categorías, opciones y menús van solo en la completa.',
    fileName: (day: string, format: 'csv' | 'json') => `carta-${day}.${format}`,
    done: 'La carta está en tus descargas.',
  },
  preview: {
    title: (name: string) => `Vista previa de ${name}`,
    nothingStored: 'Todavía no se ha guardado nada.',
    counts: {
      nuevo: (count: number) => (count === 1 ? '1 nuevo' : `${count} nuevos`),
      cambia: (count: number) => (count === 1 ? '1 cambia' : `${count} cambian`),
      igual: (count: number) => (count === 1 ? '1 igual' : `${count} iguales`),
      error: (count: number) => (count === 1 ? '1 con errores' : `${count} con errores`),
    } satisfies Record<OutcomeWire, (count: number) => string>,
    newCategories: (count: number) =>
      count === 1 ? 'Se crea 1 categoría.' : `Se crean ${count} categorías.`,
    changedCategories: (count: number) =>
      count === 1 ? 'Cambia 1 categoría.' : `Cambian ${count} categorías.`,
    course: 'En Categorías puedes cambiar cómo y cuándo se sirven.',
    unused: (headings: readonly string[]) =>
      `Columnas que no usamos y no tocan nada: ${headings.join(', ')}.`,
    inherited: (count: number) =>
      count === 1
        ? '1 plato no dice su categoría: irá en la del plato de encima. Comprueba que es la suya antes de importar.'
        : `${count} platos no dicen su categoría: irán en la del plato de encima. Comprueba que es la suya antes de importar.`,
    doubtful: (count: number) =>
      count === 1
        ? 'En 1 plato puede haber un precio que no se cobraría. Mira qué dice su fila antes de importar.'
        : `En ${count} platos puede haber un precio que no se cobraría. Mira qué dicen sus filas antes de importar.`,
    asAbove: 'como la fila de encima',
    mend: 'Corrige esas filas en tu archivo, guárdalo y vuelve a elegirlo.',
    mendOrLeave: (count: number) =>
      count === 1
        ? 'Corrígela en tu archivo, guárdalo y vuelve a elegirlo. O importa las demás: esta se queda fuera.'
        : 'Corrígelas en tu archivo, guárdalo y vuelve a elegirlo. O importa las demás: estas se quedan fuera.',
    confirmSound: (count: number) =>
      count === 1 ? 'Importar la que está bien' : `Importar las ${count} que están bien`,
    mendTitle: (count: number) =>
      count === 1 ? 'Hay 1 fila con errores' : `Hay ${count} filas con errores`,
    nothing: 'Tu carta ya está como dice el archivo. No hay nada que guardar.',
    rest: 'Los demás platos de tu carta se quedan como están.',
    confirm: (added: number, changed: number, categories: number) => {
      const parts = [
        ...(added > 0 ? [added === 1 ? '1 plato nuevo' : `${added} platos nuevos`] : []),
        ...(changed > 0 ? [changed === 1 ? '1 cambio' : `${changed} cambios`] : []),
        ...(added + changed === 0 && categories > 0 ? ['las categorías'] : []),
      ];
      return `Importar ${parts.join(' y ')}`;
    },
    harmless: 'Puedes volver a pulsar: aunque ya se hubiera guardado, no se guardará dos veces.',
    filter: 'Filas que se ven',
    filters: {
      news: (count: number) => `Cambios (${count})`,
      errors: (count: number) => `Errores (${count})`,
      all: (count: number) => `Todo (${count})`,
    },
    none: 'Aquí no hay ninguna fila.',
    more: (count: number) => (count === 1 ? 'Ver 1 fila más' : `Ver ${count} filas más`),
    columns: { row: 'Fila', name: 'Plato', outcome: 'Qué pasa', detail: 'Detalle' },
    category: 'Categoría',
    outcomes: {
      nuevo: 'Nuevo',
      cambia: 'Cambia',
      igual: 'Igual',
      error: 'Error',
    } satisfies Record<OutcomeWire, string>,
    empty: 'vacío',
    becomes: 'pasa a',
    details: 'cambia en los detalles',
    unnamed: 'Sin nombre',
  },
  done: {
    title: 'La carta está al día',
    text: (added: number, changed: number) =>
      added + changed === 0
        ? 'Ya estaba como dice el archivo: no ha hecho falta cambiar nada.'
        : `${products(added + changed)} ${added + changed === 1 ? 'está' : 'están'} ya en los móviles de tus mesas: ${added === 1 ? '1 nuevo' : `${added} nuevos`} y ${changed === 1 ? '1 cambiado' : `${changed} cambiados`}.`,
    leftOut: (count: number) =>
      count === 1 ? '1 fila se ha quedado fuera' : `${count} filas se han quedado fuera`,
    leftOutText: 'Corrige el archivo e impórtalo otra vez: lo que ya está no se repite.',
    leftOutRow: (row: number, name: string) => `Fila ${row}: ${name}`,
    see: 'Ver los productos',
    again: 'Importar otro archivo',
  },
} as const;
