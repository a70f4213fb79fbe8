import { las } from './hour-words.ts';

/** Texts of the settings. */
export const SETTINGS_MESSAGES = {
  pageTitle: 'Ajustes · Simplato',
  title: 'Mi Restaurante',
  invoicing: 'Facturación',
  loading: 'Cargando tus ajustes...',
  failed: {
    title: 'No hemos podido cargar tus ajustes',
    text: 'Están a salvo en el servidor.',
  },
  business: 'Tu restaurante',
  registered: 'Es el del registro y no se cambia aquí.',
  taxId: 'NIF/CIF',
  legalName: 'Razón social',
  tradeName: 'Nombre comercial',
  tradeNameHint:
    'Así te ven tus clientes. Si lo dejas vacío, ven la razón social, que es la que va en los recibos.',
  province: 'Provincia',
  city: 'Ciudad',
  postalCode: 'Código postal',
  address: 'Dirección',
  phone: 'Teléfono',
  vat: 'IVA general',
  social: 'Redes',
  socialText: 'Tu usuario o la dirección de tu página. Si lo dejas vacío, no aparece.',
  facebook: 'Facebook',
  instagram: 'Instagram',
  google: 'Google',
  googleHint: 'La dirección de tu ficha de Google: ábrela y pulsa «Compartir».',

  submit: 'Actualizar',
  unsaved: 'Tienes cambios sin guardar.',
  saved: (time: string) => `Guardado a ${las(time)}. Tus clientes ya lo ven.`,

  hours: {
    title: 'Horario de pedidos',
    text: 'Fuera de este horario tus clientes ven la carta y no pueden pedir.',
    choice: 'Cuándo recibes pedidos',
    always: 'Siempre',
    some: 'Con horario',
    alwaysText:
      'Recibes pedidos a cualquier hora, salvo cuando cierras la cocina desde los pedidos.',
    closed: 'Cerrado',
    span: (day: string, number: number) => `${day}, tramo ${number}`,
    from: 'abre',
    to: 'cierra',
    remove: 'Quitar',
    nextDay: 'del día siguiente',
    add: 'Añadir tramo',
    addTo: (day: string) => `Añadir tramo: ${day}`,
    copyToAll: 'Copiar a todos',
    copyFrom: (day: string) => `Copiar el horario del ${day} a todos los días`,
    wrong: 'Revisa el horario: hay días con tramos que no cuadran.',
  },

  look: {
    title: 'Aspecto',
    text: 'El color de los botones y de lo que está elegido en el móvil de tus clientes, en tus correos y en los códigos impresos. Los avisos y los alérgenos guardan el suyo.',
    colour: 'Color',
    other: 'Otro color',
    darkened:
      'Sobre ese color no se leería el texto blanco. Lo oscurecemos lo justo, como ves en la muestra.',
    sample: 'Muestra del color',
    light: 'De día',
    dark: 'De noche',
    tabs: ['Primeros', 'Postres'],
    product: 'Salmorejo',
    price: '7,00 €',
    add: 'Añadir',
    logo: {
      title: 'Logo',
      take: 'Elegir un logo',
      replace: 'Cambiar el logo',
      remove: 'Quitar el logo',
      hint: 'JPEG, PNG o WebP, hasta 10 MB. Sale en pequeño junto a tu nombre, sobre un cuadro claro también de noche.',
      none: 'Sin logo',
      sending: 'Enviando el logo…',
      stored: 'Tus clientes ya ven el logo.',
      removed: 'El logo ya no se ve.',
    },
  },

  courses: {
    title: 'Los tiempos',
    text: 'Cuando alguien pide primeros y segundos a la vez, puede pedirlo todo junto o por tiempos: los segundos esperan hasta que se marchan. Si una mesa los espera más de los minutos en que el tablero avisa en rojo, lo dice la sala.',
    suggest: 'Por tiempos, si el comensal no elige otra cosa',
    dinersFire: 'La mesa puede decir que está lista para el siguiente tiempo',
  },

  publicMenu: {
    title: 'Carta pública',
    text: 'Una página con tu carta para enlazarla donde quieras y para que la encuentren los buscadores. Solo se lee: para pedir hace falta el código de la mesa.',
    show: 'Cualquiera puede leer mi carta en internet',
    address: 'Dirección de tu carta',
    afterSaving: 'Estará en internet cuando pulses «Actualizar».',
    untilSaving: 'Sigue en internet hasta que pulses «Actualizar».',
    open: 'Abrir la carta pública',
    copying: {
      copy: 'Copiar la dirección de tu carta',
      copied: 'Dirección copiada. Pégala donde quieras.',
      failed: 'No hemos podido copiarla. Selecciónala y cópiala a mano.',
    },
  },

  news: 'Otra persona acaba de guardar estos ajustes. Ya ves lo último.',

  conflict: {
    title: 'Otra persona lo ha cambiado mientras tanto.',
    safe: 'No se ha guardado ni perdido nada. Hemos traído sus cambios a este formulario; lo que has escrito tú sigue aquí.',
    both: 'Habéis cambiado lo mismo:',
    line: (field: string, theirs: string, mine: string) =>
      `${field}: ha puesto «${theirs}» y tú «${mine}».`,
    empty: 'nada',
    otherHours: 'otro horario',
    next: 'Pulsa «Actualizar» para guardar lo que ves, o quédate con lo suyo.',
    takeTheirs: 'Quedarme con lo suyo',
  },

  preview: {
    title: 'Así lo ven tus clientes',
    text: 'En el inicio de su móvil, con lo que hay escrito ahora en el formulario.',
  },
} as const;
