import { MAX_SIMPLIFIED_CENTS, formatEuros } from '@simplato/domain';

/** Where an owner has the restaurant issue its invoices, or stop. */
export const INVOICING_MESSAGES = {
  pageTitle: 'Facturación · Simplato',
  title: 'Facturación',
  invoices: 'Ver facturas',
  loading: 'Mirando cómo facturas…',
  failed: 'No hemos podido leer cómo facturas',
  failedText: 'No ha cambiado nada.',
  intro:
    'Simplato puede emitir las facturas de lo que cobras. Ahora no lo hace: tus clientes reciben un recibo que no es factura. Antes de activarlo, cinco cosas.',
  steps: {
    guests: {
      title: 'Qué cambia para tus clientes',
      points: [
        `Cada cobro lleva su factura simplificada, con su número, en el móvil y en PDF. Hasta ${formatEuros(MAX_SIMPLIFIED_CENTS)}; por encima hace falta un nombre.`,
        'Lo pagado a cuenta (una cantidad, una parte igual) tiene la suya cuando la cuenta se completa o se cierra.',
        'Quien la necesite para una empresa la pide en su móvil o al camarero, antes o después de pagar.',
        'Si devuelves dinero o quitas un plato, sale una rectificativa. Ninguna factura se borra ni se retoca.',
        'Lo cobrado antes de activarla no tiene factura.',
      ],
    },
    issuer: {
      title: 'Qué datos llevan',
      text: 'Son los de tu registro. Míralos: salen en todas.',
      legalName: 'Razón social',
      taxId: 'NIF',
      address: 'Domicilio',
      settings: 'El domicilio se cambia en tus ajustes',
      fixed: 'La razón social y el NIF no se cambian ahí.',
      obstacle: 'Así no se puede activar',
      stands: 'Con tus datos de ahora no se puede activar: el paso 2 dice por qué.',
    },
    vat: {
      title: 'El IVA de tus productos',
      text: 'Lo que se sirve en el local, bebidas incluidas, va al 10 %. Algunas cosas para llevar, como el alcohol y los refrescos con azúcar, van al 21 %. La factura lleva el que tenga cada producto en tu carta.',
      products: 'Revisar los productos',
      check: 'He mirado el IVA de mis productos; si tengo dudas, pregunto a mi gestoría.',
      missing: 'Míralo y márcalo para seguir.',
    },
    till: {
      title: 'Tu otra caja, si la tienes',
      text: 'De una venta sale una sola factura. Si otra caja o programa emite las de estas mesas, tiene que dejar de hacerlo cuando actives esto.',
      check: 'Ningún otro programa emitirá factura de lo que se cobre aquí.',
      missing: 'Confírmalo para seguir: nunca dos facturas de una venta.',
    },
    start: {
      title: 'Empezar',
      text: 'Desde que lo actives, el próximo cobro ya lleva factura. Puedes dejarlo cuando quieras: las emitidas se quedan.',
      submit: 'Empezar a facturar',
      later: 'Si se arregla lo del paso 2, podrás empezar aquí.',
    },
  },
  sample: {
    title: 'Así sale cada factura',
    number: (year: string) => `T${year}-000001`,
    lines: ['Croquetas', 'Copa de vino'],
  },
  on: {
    title: 'Emites tus facturas con Simplato',
    since: (when: string) => `Desde el ${when}. De lo cobrado antes no hay factura.`,
    recorded: 'Cada factura se registra y se envía a la Agencia Tributaria (VERI*FACTU).',
    obstacle: 'Hay un problema con tus datos',
    started: 'Activado: el próximo cobro ya lleva factura.',
  },
  daily: {
    title: 'En el día a día',
    points: [
      {
        title: 'No hay que hacer nada al cobrar',
        text: 'La factura sale sola con el cobro, en la sala, en la caja o en el móvil.',
      },
      {
        title: 'Para una empresa',
        text: 'En la mesa, junto al pago, o en «Facturas», aunque ya se hayan ido: con su nombre, NIF y domicilio.',
      },
      {
        title: 'Si algo se devuelve',
        text: 'Hazlo como siempre. La rectificativa sale sola, con fecha de ese día.',
      },
      {
        title: 'Para tu gestoría',
        text: 'En «Facturas» tienes el libro de los días que elijas, en CSV.',
      },
    ],
  },
  off: {
    title: 'Dejar de facturar con Simplato',
    text: 'Lo que se cobre después ya no tendrá factura aquí: emítela con otro programa.',
    action: 'Dejar de facturar',
    question: '¿Dejar de facturar?',
    explained:
      'El próximo cobro ya no tendrá factura de Simplato. Las emitidas se quedan, y si devuelves algo de ellas sale su rectificativa igualmente.',
    confirm: 'Dejar de facturar',
    cancel: 'Seguir facturando',
    done: 'Hecho: los próximos cobros ya no llevan factura.',
  },
} as const;
