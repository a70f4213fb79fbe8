import type * as spanish from '../es/invoice.ts';
import type { Messages } from '../messages.ts';

export const INVOICE_MESSAGES: Messages<typeof spanish.INVOICE_MESSAGES> = {
  kinds: {
    F1: 'Factura',
    F2: 'Factura simplificada',
    F3: 'Factura',
    R1: 'Factura rectificativa',
    R4: 'Factura rectificativa',
    R5: 'Factura simplificada rectificativa',
  },
  corrects: (number, day) => `Rectifica la ${number}, del ${day}`,
  replaces: (number, day) => `En lloc de la ${number}, del ${day}`,
  correctedBy: (number) => `Rectificada per la ${number}`,
  replacedBy: (number) => `Substituïda per la ${number}`,
  pdf: 'Factura en PDF',
  fileName: (number) => `factura-${number}.pdf`,
  saved: 'Factura descarregada.',
  mail: 'Rebre-la per correu',
  mailed: 'Te l’hem enviada al teu correu.',
  mailedBefore: 'Ja te l’havíem enviada al teu correu.',
  need: 'Necessito factura',
  toCome: {
    namelessTitle: 'La teva factura espera les teves dades',
    nameless: 'Passa de 3.000 €, i per llei porta nom i NIF. Surt així que els posis.',
    title: 'La teva factura surt quan es completi el compte',
    text: 'Has pagat una part de la taula, sense triar plats. Quan el compte es completi o es tanqui, la veuràs aquí.',
    open: 'Ja la pots demanar a nom teu o de la teva empresa.',
    named: (name, taxId) => `A nom de ${name}, NIF ${taxId}.`,
    change: 'Canviar les dades',
  },
  form: {
    title: 'Factura a nom de…',
    text: 'Amb aquestes dades surt una factura completa, d’una empresa o d’una persona. Després ja no es canvien.',
    name: 'Nom o raó social',
    taxId: 'NIF',
    taxIdHint: 'De l’empresa o de la persona, com B12345674.',
    address: 'Domicili',
    addressHint: 'Carrer i número, codi postal i ciutat.',
    submit: 'Fer la factura',
    cancel: 'Tornar',
    done: (number) => `Factura ${number} feta.`,
    later: 'Sortirà amb aquestes dades quan es completi el compte.',
  },
  faults: {
    nameMissing: 'Escriu el nom o la raó social',
    taxIdMissing: 'Escriu el NIF de la factura',
    taxIdForm:
      'Aquest NIF no és vàlid: són vuit xifres i una lletra, o una lletra i vuit signes més',
    taxIdControl: 'La lletra o xifra de control d’aquest NIF no quadra',
    addressMissing: 'Escriu el domicili, amb el codi postal',
  },
};
