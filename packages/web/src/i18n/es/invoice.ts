import { invoiceKindLabel } from '@simplato/domain';

/** An invoice on a screen, and asking for it in one's name: for diners and staff. */
export const INVOICE_MESSAGES = {
  id: 'INVOICE_MESSAGES',
  kinds: {
    F1: invoiceKindLabel('F1'),
    F2: invoiceKindLabel('F2'),
    F3: invoiceKindLabel('F3'),
    R1: invoiceKindLabel('R1'),
    R4: invoiceKindLabel('R4'),
    R5: invoiceKindLabel('R5'),
  },
  corrects: (number: string, day: string) => `Rectifica la ${number}, del ${day}`,
  replaces: (number: string, day: string) => `En lugar de la ${number}, del ${day}`,
  correctedBy: (number: string) => `Rectificada por la ${number}`,
  replacedBy: (number: string) => `Sustituida por la ${number}`,
  pdf: 'Factura en PDF',
  fileName: (number: string) => `factura-${number}.pdf`,
  saved: 'Factura descargada.',
  mail: 'Recibirla por correo',
  mailed: 'Te la hemos enviado a tu correo.',
  mailedBefore: 'Ya te la habíamos enviado a tu correo.',
  need: 'Necesito factura',
  toCome: {
    title: 'Tu factura sale cuando se complete la cuenta',
    text: 'Has pagado una parte de la mesa, sin elegir platos. Al completarse o cerrarse la cuenta la verás aquí.',
    open: 'Puedes pedirla ya a tu nombre o al de tu empresa.',
    named: (name: string, taxId: string) => `A nombre de ${name}, NIF ${taxId}.`,
    change: 'Cambiar los datos',
  },
  form: {
    title: 'Factura a nombre de…',
    text: 'Con estos datos sale una factura completa, de una empresa o de una persona. Después ya no se cambian.',
    name: 'Nombre o razón social',
    taxId: 'NIF',
    taxIdHint: 'De la empresa o de la persona, como B12345674.',
    address: 'Domicilio',
    addressHint: 'Calle y número, código postal y ciudad.',
    submit: 'Hacer la factura',
    cancel: 'Volver',
    done: (number: string) => `Factura ${number} hecha.`,
    later: 'Saldrá con estos datos cuando se complete la cuenta.',
  },
  /** What the rules of the form find wrong, by the domain’s Spanish texts. */
  faults: {
    nameMissing: 'Escribe el nombre o la razón social',
    taxIdMissing: 'Escribe el NIF de la factura',
    taxIdForm: 'Este NIF no es válido: son ocho cifras y una letra, o una letra y ocho',
    taxIdControl: 'La letra o cifra de control de este NIF no cuadra',
    addressMissing: 'Escribe el domicilio, con su código postal',
  },
} as const;
