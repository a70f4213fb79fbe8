const NUMBER = new Intl.NumberFormat('es', { useGrouping: 'always' });

/** Of 'las 14:20' or 'el 27/11/2026, 14:20'. */
const of = (when: string) => (when.startsWith('el ') ? `d${when}` : `de ${when}`);

/** Where an owner has the tax agency told of the invoices, and reads how that goes. */
export const RECORDING_MESSAGES = {
  pageTitle: 'VERI*FACTU · Simplato',
  title: 'VERI*FACTU',
  /** To this page. */
  way: 'VERI*FACTU: comunicar las facturas a Hacienda',
  invoicing: 'Facturación',
  loading: 'Mirando cómo va VERI*FACTU…',
  failed: 'No hemos podido leer cómo va VERI*FACTU',
  failedText: 'No ha cambiado nada: si está activado, las facturas y sus envíos siguen.',
  stale: (when: string) => `Lo que ves es ${of(when)}`,
  staleText: 'Ahora no podemos leerlo. Lo intentamos de nuevo cada minuto.',
  test: {
    title: 'Servicio de pruebas',
    text: 'Nada de lo que se envía aquí cuenta: va al servicio de pruebas de Hacienda.',
  },
  news: {
    stopped: 'No salen facturas: la facturación está parada.',
    remarks: (count: number) =>
      count === 1
        ? 'Hacienda pone reparos a una factura.'
        : `Hacienda pone reparos a ${count} facturas.`,
    certificate: 'Tu certificado caduca pronto, o ya ha caducado.',
    see: 'Ver VERI*FACTU',
  },
  law: 'Declaración responsable del programa',
  off: {
    points: [
      'Cada factura se comunica a Hacienda en cuanto sale.',
      'Tus clientes ven en ella un QR para comprobarla.',
      'Una vez activado fuera de las pruebas, no hay vuelta atrás hasta que acabe el año.',
    ],
    obstacle: 'Así no se puede activar',
    invoicing: 'Ver tus datos en «Facturación»',
  },
  certificate: {
    title: 'Tu certificado',
    text: 'Es el certificado digital con el que haces tus trámites con Hacienda. Se guarda cifrado y no se vuelve a enseñar.',
    holder: 'Titular',
    taxId: 'NIF',
    expires: 'Caduca',
    soon: (day: string) =>
      `Caduca el ${day}. Sube antes el nuevo, o los registros tendrán que esperar.`,
    over: (day: string) => `Caducó el ${day}. Sube uno en vigor.`,
    otherTaxId: (own: string) =>
      `No es el NIF de tu restaurante (${own}). Vale si su titular puede presentar ante Hacienda en tu nombre.`,
    file: 'Archivo del certificado',
    fileHint:
      'Termina en .p12 o .pfx. Expórtalo de tu navegador o tu llavero con su clave privada.',
    choose: 'Elegir archivo',
    noneChosen: 'Ninguno todavía',
    noFile: 'Elige el archivo del certificado',
    tooLarge: 'Este archivo es demasiado grande para ser un certificado',
    unreadable: 'No hemos podido leer este archivo. Elígelo otra vez.',
    password: 'Contraseña del certificado',
    passwordHint: 'La que se puso al exportarlo.',
    submit: 'Subir el certificado',
    replace: 'Cambiar el certificado',
    done: 'Certificado guardado.',
  },
  start: {
    title: 'Activar VERI*FACTU',
    text: 'Desde que lo actives, cada factura nueva lleva su QR y se comunica sola. Las de antes se quedan como están.',
    first:
      'Aún no facturas con Simplato: al activarlo, cada cobro tendrá su factura. Mira antes el IVA de tus productos y tu otra caja.',
    firstLink: 'Los cinco pasos de «Facturación»',
    later: 'Podrás activarlo cuando tengas un certificado en vigor.',
    submit: 'Activar VERI*FACTU',
    question: '¿Activar VERI*FACTU?',
    stays: (day: string) =>
      `No podrás dejarlo hasta que acabe el año: el ${day}. Lo dice la ley, y Simplato no puede cambiarlo.`,
    staysNot:
      'Aquí puedes dejarlo cuando quieras. Fuera de las pruebas, no hasta que acabe el año.',
    explained: 'Cada factura se comunicará a Hacienda. Lo que haya que corregir saldrá aparte.',
    cancel: 'Ahora no',
    done: 'Activado: la próxima factura ya se comunica a Hacienda.',
  },
  state: {
    title: 'Envíos',
    allSent: 'Todo enviado',
    sentWithRemarks: 'Todo enviado, pero Hacienda pone reparos',
    waiting: (count: number, since: string) =>
      count === 1
        ? `Pendiente de enviar: 1, ${of(since)}`
        : `Pendientes de enviar: ${NUMBER.format(count)}, la más antigua ${of(since)}`,
    alone: 'Se envían solas.',
    since: (when: string) => `Desde ${when}.`,
    obstacle: 'Hay algo que arreglar',
    stopped: 'No salen facturas',
  },
  chain: {
    title: 'La cadena de registros',
    text: 'Cada registro lleva la huella del anterior: si alguno cambiara, aquí se vería.',
    check: 'Comprobar la cadena',
    whole: (count: number) =>
      count === 0
        ? 'Todavía no hay registros'
        : count === 1
          ? '1 registro, en su sitio'
          : `${NUMBER.format(count)} registros, todos en su sitio`,
    broken: (turn: number) => `La cadena se rompe en el registro ${NUMBER.format(turn)}`,
    brokenText: 'Escríbenos antes de hacer nada más.',
    failed: 'No hemos podido comprobarla. No ha cambiado nada.',
  },
  resume: {
    cancel: 'Ahora no',
    misma: {
      action: 'Seguir con la misma cadena',
      question: '¿Seguir con la misma cadena?',
      explained: [
        'Solo si la copia es la última y no falta ninguna factura. Si falta alguna, su número se repetiría.',
      ],
      done: 'La cadena sigue: vuelven a salir facturas.',
    },
    nueva: {
      action: 'Empezar una cadena nueva',
      question: '¿Empezar una cadena nueva?',
      explained: [
        'Si tienes una copia de seguridad más reciente, pide antes que la recuperen.',
        'Las facturas seguirán con otra serie, y saldrán las que faltan. La cadena de ahora se queda como está: no se puede volver a ella.',
      ],
      done: 'Cadena nueva: vuelven a salir facturas.',
    },
  },
  /** Its records were made for the other service of the agency. */
  again: {
    title: 'La cadena es de otro servicio de Hacienda',
    text: 'Sus registros no se pueden enviar desde aquí. Al activar de nuevo VERI*FACTU empieza una cadena para este servicio.',
    action: 'Volver a activar VERI*FACTU',
    question: '¿Volver a activar VERI*FACTU?',
    explained:
      'Las facturas seguirán con otra serie. La cadena de ahora se queda como está: lo que tenía pendiente no se envía, y no se puede volver a ella.',
    cancel: 'Ahora no',
    done: 'Cadena nueva: la próxima factura ya se comunica a Hacienda.',
  },
  leave: {
    title: 'Dejar VERI*FACTU',
    stays: (day: string) =>
      `No se puede dejar hasta que acabe el año: el ${day}. Lo dice la ley. Después podrás seguir con facturas sin comunicarlas a Hacienda.`,
    text: 'Seguirás emitiendo facturas, pero sin QR y sin comunicarlas a Hacienda.',
    action: 'Dejar VERI*FACTU',
    question: '¿Dejar VERI*FACTU?',
    explained:
      'Las facturas nuevas no se comunicarán a Hacienda. Las ya comunicadas se quedan como están, y lo pendiente se envía igualmente.',
    adviser: 'Pregunta antes a tu asesoría si puedes facturar así.',
    cancel: 'Seguir con VERI*FACTU',
    done: 'Hecho: las próximas facturas ya no se comunican a Hacienda.',
  },
  remarks: {
    title: 'Reparos de Hacienda',
    none: 'Ninguno.',
    states: { rechazado: 'Rechazado', aceptado_con_errores: 'Aceptado con errores' },
    see: (number: string) => `Ver la factura ${number}`,
    code: (code: number) => `Código ${code}`,
    correct: 'Corregir los datos',
    correctOf: (number: string) => `Corregir los datos de la factura ${number}`,
    amend: (count: number) =>
      count === 1 ? 'Volver a enviar el registro' : `Volver a enviar los ${count} registros`,
    amended: (count: number) =>
      count === 1
        ? 'El registro se enviará otra vez.'
        : `Los ${count} registros se enviarán otra vez.`,
  },
} as const;
