import type * as spanish from '../es/invoice.ts';
import type { Messages } from '../messages.ts';

export const INVOICE_MESSAGES: Messages<typeof spanish.INVOICE_MESSAGES> = {
  kinds: {
    F1: 'Invoice',
    F2: 'Simplified invoice',
    F3: 'Invoice',
    R1: 'Corrective invoice',
    R4: 'Corrective invoice',
    R5: 'Simplified corrective invoice',
  },
  corrects: (number, day) => `Corrects ${number}, of ${day}`,
  replaces: (number, day) => `In place of ${number}, of ${day}`,
  correctedBy: (number) => `Corrected by ${number}`,
  replacedBy: (number) => `Replaced by ${number}`,
  pdf: 'Invoice as PDF',
  fileName: (number) => `invoice-${number}.pdf`,
  saved: 'Invoice downloaded.',
  mail: 'Get it by email',
  mailed: 'We have sent it to your email.',
  mailedBefore: 'We had already sent it to your email.',
  need: 'I need an invoice',
  toCome: {
    namelessTitle: 'Your invoice is waiting for your details',
    nameless:
      'It is above €3,000, and by law it needs a name and a NIF. It is issued as soon as you give them.',
    title: 'Your invoice comes when the bill is complete',
    text: 'You have paid part of the table’s bill, without choosing dishes. You will see it here once the bill is complete or closed.',
    open: 'You can already ask for it in your name or your company’s.',
    named: (name, taxId) => `In the name of ${name}, tax number ${taxId}.`,
    change: 'Change the details',
  },
  form: {
    title: 'Invoice in the name of…',
    text: 'With these details you get a full invoice, for a company or a person. They cannot be changed afterwards.',
    name: 'Name or company name',
    taxId: 'Spanish tax number (NIF)',
    taxIdHint: 'The company’s or the person’s, such as B12345674.',
    address: 'Address',
    addressHint: 'Street and number, postcode and town.',
    submit: 'Make the invoice',
    cancel: 'Back',
    done: (number) => `Invoice ${number} is made.`,
    later: 'It will come with these details when the bill is complete.',
  },
  faults: {
    nameMissing: 'Write the name of the person or company',
    taxIdMissing: 'Write the tax number (NIF) for the invoice',
    taxIdForm: 'This NIF is not valid: eight digits and a letter, or a letter and eight more',
    taxIdControl: 'The check letter or digit of this NIF does not match',
    addressMissing: 'Write the address, with its postcode',
  },
};
