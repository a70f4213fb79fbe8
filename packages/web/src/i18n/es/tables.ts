import { tableLabel } from '@simplato/domain';

const tables = (count: number) => (count === 1 ? '1 mesa' : `${count} mesas`);
const orders = (count: number) => (count === 1 ? '1 pedido abierto' : `${count} pedidos abiertos`);

/** Texts of the QR generator. */
export const TABLES_MESSAGES = {
  pageTitle: 'Códigos QR · Simplato',
  title: 'Mi Restaurante',
  navigation: 'Generar QR',
  home: 'Inicio',
  share: 'Compartir la carta',
  shareText: (restaurant: string) => `La carta de ${restaurant}, para pedir desde el móvil:`,
  shareReading: (restaurant: string) => `La carta de ${restaurant}:`,
  shareProduct: 'Simplato: la carta se abre, la cocina ya lo sabe.',
  shareCopied: 'Enlace a tu carta copiado. Pégalo donde quieras.',
  tableCopied: (table: string) =>
    `Enlace a la carta desde la ${table} copiado. Quien pida con él aparece como mesa sin verificar.`,
  productCopied:
    'Has copiado la dirección de Simplato. Para compartir tu carta, elige una mesa o publícala en tus ajustes.',
  shareFailed: (link: string) => `No hemos podido copiar el enlace: ${link}`,
  logout: 'Logout',

  form: {
    title: 'Generar QR',
    label: 'Número de mesa',
    hint: 'Un número o un nombre, como «Terraza 3». O varias de una vez: «1-24», «Terraza 1-8».',
    submit: 'Enviar',
    made: (count: number) => `${tables(count)} con su código.`,
  },

  code: {
    empty: 'Elige una mesa de la lista, o escribe su número: aquí verás su código.',
    alt: (table: string) => `Código QR de ${tableLabel(table)}`,
    ready: (table: string) => `Código de ${tableLabel(table)} listo.`,
    text: 'Al escanearlo, tu cliente entra en la carta sentado en esta mesa.',
    download: 'Descargar',
    fileName: 'qrcode.png',
    link: 'Enlace del código',
    bare: 'Código sin enlace',
    bareHint: 'Para escribirlo a mano en la página de escanear.',
    copy: (what: string) => `Copiar: ${what}`,
    copied: 'Copiado.',
    copyFailed: 'No hemos podido copiarlo. Selecciónalo y cópialo a mano.',
  },

  zone: {
    label: 'Zona',
    hint: 'Barra, Salón, Terraza… Cada plato puede tener otro precio en cada zona.',
    submit: 'Guardar la zona',
    done: (table: string, zone: string) =>
      zone === '' ? `${tableLabel(table)}, sin zona.` : `${tableLabel(table)}: ${zone}.`,
  },

  renew: {
    action: 'Renovar clave',
    title: (table: string) => `¿Renovar la clave de ${tableLabel(table)}?`,
    text: 'Los códigos que ya has impreso seguirán abriendo la carta, pero sus pedidos llegarán como «Mesa sin verificar». Tendrás que imprimir el nuevo y cambiarlo en la mesa.',
    confirm: 'Renovar la clave',
    cancel: 'Cancelar',
    done: (table: string) => `${tableLabel(table)} tiene una clave nueva. Imprime su código.`,
  },

  list: {
    title: 'Tus mesas',
    count: tables,
    loading: 'Cargando tus mesas...',
    failed: 'No hemos podido cargar tus mesas',
    failedText: 'Sus códigos siguen funcionando.',
    empty: 'Aún no tienes mesas',
    emptyText: 'Escribe arriba «1-12» y las tendrás todas, cada una con su código.',
    show: (table: string) => `Ver el código de ${tableLabel(table)}`,
    openOrders: orders,
  },

  remove: {
    action: (table: string) => `Quitar ${tableLabel(table)}`,
    title: (table: string) => `¿Quitar ${tableLabel(table)}?`,
    codes:
      'Sus códigos impresos seguirán abriendo la carta, pero los pedidos llegarán como «Mesa sin verificar».',
    orders: (count: number) =>
      `Ahora tiene ${orders(count)}. Si su cuenta sigue abierta, ciérrala o muévela antes.`,
    noOrders: 'Los pedidos que ya hizo no cambian.',
    again: 'Si la vuelves a crear, tendrá otra clave y habrá que imprimirla de nuevo.',
    confirm: 'Quitar la mesa',
    cancel: 'Cancelar',
    done: (table: string) => `${tableLabel(table)}, quitada.`,
  },

  print: {
    title: 'Imprimir todas',
    text: 'Un PDF en hojas A4 con el código de cada mesa y marcas para recortar.',
    size: 'Tamaño',
    sizes: {
      '2': 'Grande: 2 por hoja',
      '6': 'Mediano: 6 por hoja',
      '12': 'Pequeño: 12 por hoja',
      caballete: 'De pie: 1 por hoja, para doblar',
    },
    action: 'Descargar PDF',
    fileName: 'mesas.pdf',
    done: (count: number) => `PDF con ${tables(count)} descargado.`,
  },
} as const;
