import type { PaymentForm } from '@simplato/domain';

const many = (count: number) => (count === 1 ? '1 factura' : `${count} facturas`);

/** The restaurant's invoices, for those who work there. */
export const INVOICES_MESSAGES = {
  pageTitle: 'Facturas',
  heading: 'Facturas',
  invoicing: 'Facturación',
  loading: 'Cargando las facturas…',
  filters: 'Filtros',
  search: 'Buscar',
  searchHint: 'Número, NIF, nombre o importe exacto.',
  from: 'Desde',
  until: 'Hasta',
  days: 'Días',
  spans: { today: 'Hoy', month: 'Este mes', before: 'El mes pasado' },
  turned: 'El último día es anterior al primero.',
  clear: 'Quitar filtros',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `Las ${many(count)} más recientes` : many(count),
  /** By the date of an invoice, which no evening moves. */
  dayHint: 'Por la fecha de la factura: aquí el día acaba a medianoche.',
  /** 'Libro del 01/11/2026 al 30/11/2026', in one of two formats. */
  book: (what: string, from: string, until: string) =>
    from === until ? `${what} del ${from}` : `${what} del ${from} al ${until}`,
  bookName: 'Libro',
  formats: { csv: 'CSV', pdf: 'PDF' },
  downloadFailed: 'No hemos podido preparar el archivo. No se ha perdido nada.',
  fileName: (format: 'csv' | 'pdf', from: string, until: string) =>
    `facturas-${from}-${until}.${format}`,
  tooLong: 'El archivo lleva un año como mucho: acorta los días.',
  see: (number: string) => `Ver la factura ${number}`,
  forms: {
    online: 'Online',
    cash: 'Efectivo',
    card: 'Tarjeta',
    other: 'Otra forma',
  } satisfies Record<PaymentForm, string>,
  onAccount: 'A cuenta',
  replaced: 'Sustituida',
  more: 'Ver más',
  moreFailed: 'No hemos podido cargar más.',
  empty: 'Ninguna factura',
  emptyText: 'Con estos filtros no hay ninguna. Prueba con otros, o quítalos.',
  never: 'Todavía no hay facturas',
  neverOwner: 'Actívalas y cada cobro tendrá la suya. Son cinco pasos cortos.',
  neverWaits: 'En cuanto se cobre algo, su factura aparecerá aquí.',
  neverStaff:
    'Quien es propietario las activa en «Facturación». Desde entonces, cada cobro tiene la suya.',
  turnOn: 'Activar la facturación',
  failed: 'No hemos podido cargar las facturas',
  failedText: 'Las facturas están a salvo.',
  one: {
    title: 'Factura',
    loading: 'Abriendo la factura…',
    failed: 'No hemos podido abrir esta factura',
    failedText: 'Está a salvo.',
    gone: 'No encontramos esta factura',
    goneText: 'Puede ser de otro restaurante, o la dirección no está completa.',
    name: 'A nombre de empresa',
    correct: 'Corregir los datos',
    correctTitle: 'Corregir los datos de la factura',
    correctText: (number: string) =>
      `Sale otra factura con los datos buenos, que corrige la ${number}. La de antes se queda como está.`,
    correctExchangedText: (number: string) =>
      `Salen dos facturas: una que deja a cero la ${number} y otra con los datos buenos. La de antes se queda como está.`,
    nameTitle: 'Factura a nombre de empresa',
    askText:
      'Este pago todavía no tiene factura. Saldrá con estos datos, de una empresa o de una persona.',
    asked: (name: string) => `La factura saldrá a nombre de ${name}.`,
    nameText: (number: string, amount: string) =>
      `Sale una factura completa en lugar de la ${number}, de ${amount}. La de antes se queda como está.`,
  },
  nameless: {
    title: (amount: string, table: string) => `${amount} de ${table}, sin factura todavía`,
    text: (when: string) =>
      `Cobrado el ${when}. Pasa de 3.000 €, y por ley lleva nombre y NIF: saldrá en cuanto los pongas.`,
    name: 'Poner nombre',
  },
  /** At a payment of a table. */
  ofPayment: {
    name: 'Factura a nombre de empresa',
    named: (number: string) => `Factura ${number}`,
    asked: (name: string) => `Factura para ${name}, cuando salga`,
  },
} as const;
