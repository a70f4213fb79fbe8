import {
  MENU_LANGUAGES,
  receiptOfShare,
  type Invoice,
  type Language,
  type Order,
  type PaidShare,
} from '@simplato/domain';
import { describe, expect, test } from 'vitest';
import {
  closingMail,
  confirmEmailMail,
  emailChangedMail,
  invitationMail,
  paymentsStoppedMail,
  resetPasswordMail,
} from './account-mails.ts';
import { invoiceMail } from './invoice-mail.tsx';
import { orderMail } from './order-mail.tsx';
import { receiptMail } from './receipt-mail.tsx';
import { cameLateMail, failedRefundMail, refundMail } from './refund-mail.ts';

const publicUrl = 'https://simplato.test';
const token = 'a'.repeat(43);
const reader = { to: 'lucia@example.com', language: 'es', publicUrl, token } as const;

const LINE: Order['lines'][number] = {
  productId: 1,
  name: 'Salmorejo',
  formatId: null,
  options: [],
  quantity: 2,
  note: '',
  vatPercent: 10,
  unitGrossCents: 700,
  netMicros: 6_363_636,
  course: 1,
  station: '',
  forName: '',
  removed: 0,
  removeReason: '',
};
const ORDER: Order = {
  orderId: 42,
  restaurantId: 1001,
  tableName: '4',
  partyName: '',
  isTableVerified: true,
  note: 'Sin prisa',
  lines: [
    { ...LINE, note: 'sin huevo' },
    {
      ...LINE,
      name: 'Lomo',
      quantity: 1,
      unitGrossCents: 1850,
      options: [
        { optionId: 1, name: 'poco hecho', grossCents: 0 },
        { optionId: 2, name: 'patatas', grossCents: 150 },
      ],
    },
    { ...LINE, name: 'Tinto de la vega', quantity: 1, unitGrossCents: 1290, vatPercent: 21 },
  ],
  totalCents: 4540,
  doneLines: [],
  courses: [],
  origin: 'diner',
  status: 'received',
  cancelReason: '',
  tipCents: 0,
  refundedCents: 0,
  stray: null,
  paidDespite: null,
  seenAt: null,
  avoidances: [],
  allergySeenAt: null,
  promise: null,
  leftCents: null,
  readyAt: null,
  payment: 'unpaid',
  placedAt: '2026-11-21T13:05:00.000Z',
  version: 1,
};
const RESTAURANT = {
  tradeName: '',
  legalName: 'Taberna del Palacio, S.L.',
  taxId: 'B00283002',
  address: 'Calle de los Jardineros, 7',
  postalCode: '28300',
  city: 'Aranjuez',
  accent: '#b3202a',
};
const REFUND = {
  to: reader.to,
  dinerName: 'Lucía Campos',
  restaurant: RESTAURANT,
  amountCents: 1250,
  reason: 'Salió frío',
};
const SELLER = { ...RESTAURANT, phone: '910000283' };
const SHARE: PaidShare = {
  paymentNumber: 301,
  tableName: '4',
  startedAt: '2026-11-21T13:05:00.000Z',
  form: 'online',
  lines: [{ name: 'Salmorejo', quantity: 2, unitGrossCents: 700, vatPercent: 10 }],
  bands: [{ vatPercent: 10, grossCents: 1400, netCents: 1273, vatCents: 127 }],
  takenOff: [],
  onAccountCents: 0,
  tipCents: 150,
  returningCents: 0,
  chargedCents: 1550,
  refundedCents: 300,
};
const RECEIPT = { receipt: receiptOfShare(SHARE, SELLER), restaurant: RESTAURANT };

const INVOICE: Invoice & { qr: string | null } = {
  invoiceId: 12,
  chain: null,
  qr: null,
  number: 'F2026-000012',
  kind: 'F3',
  issuedAt: '2026-11-21T13:05:00.000Z',
  day: '2026-11-21',
  issuer: {
    legalName: RESTAURANT.legalName,
    taxId: RESTAURANT.taxId,
    addressLines: [RESTAURANT.address, '28300 Aranjuez'],
  },
  recipient: { name: 'Imprenta Ruiz SL', taxId: 'B87654323', address: 'Calle Mayor 8, Aranjuez' },
  paymentNumber: 301,
  tabId: 17,
  tableName: '4',
  form: 'online',
  isOnAccount: false,
  lines: [{ quantity: 2, name: 'Salmorejo', unitGrossCents: 700, grossCents: 1400 }],
  bands: SHARE.bands,
  totalCents: 1400,
  corrects: [],
  replaces: [{ number: 'T2026-000214', day: '2026-11-20' }],
};
const INVOICED = { ...RECEIPT, invoices: [INVOICE] };

const order = (
  more: Partial<Order> = {},
  restaurant: Partial<typeof RESTAURANT> = {},
  message = '',
  language: Language = 'es',
) =>
  orderMail({
    order: { ...ORDER, ...more },
    restaurant: { ...RESTAURANT, ...restaurant },
    dinerName: 'Lucía Campos',
    isProved: true,
    language,
    publicUrl,
    message,
  });

/** Every kind of mail, to and from somebody of this name. */
const mailsOf = (name: string) => ({
  reset: resetPasswordMail({ ...reader, name, kind: 'diner' }),
  'reset of staff': resetPasswordMail({ ...reader, name, kind: 'staff' }),
  'new address': confirmEmailMail({ ...reader, name }),
  'old address': emailChangedMail({ to: 'vieja@example.com', name, language: 'es', kind: 'diner' }),
  invitation: invitationMail({ ...reader, inviter: name, legalName: name }),
  closing: closingMail({ to: 'a@example.com', name, asker: name, legalName: name }),
  'payments stopped': paymentsStoppedMail({ to: 'a@example.com', name, legalName: name }),
  order: orderMail({
    order: {
      ...ORDER,
      tableName: name,
      partyName: '',
      note: name,
      lines: [{ ...LINE, name, note: name }],
    },
    restaurant: { ...RESTAURANT, tradeName: name, legalName: name, address: name, city: name },
    dinerName: name,
    isProved: true,
    language: 'es',
    publicUrl,
    message: name,
  }),
  receipt: {
    to: reader.to,
    ...receiptMail({
      receipt: receiptOfShare(
        { ...SHARE, tableName: name, lines: [{ ...SHARE.lines[0]!, name }] },
        { ...SELLER, legalName: name, address: name, city: name },
      ),
      restaurant: { ...RESTAURANT, tradeName: name, legalName: name, address: name, city: name },
      dinerName: name,
      language: 'es',
    }),
  },
  invoice: {
    to: reader.to,
    ...invoiceMail({
      ...INVOICED,
      invoices: [
        {
          ...INVOICE,
          tableName: name,
          issuer: { legalName: name, taxId: name, addressLines: [name] },
          recipient: { name, taxId: name, address: name },
          lines: [{ ...INVOICE.lines[0]!, name }],
        },
      ],
      restaurant: { ...RESTAURANT, tradeName: name, legalName: name },
      dinerName: name,
      language: 'es',
    }),
  },
});

/** The visible text of the HTML part. */
const seen = (html = '') =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s ]+/g, ' ');

describe.each(Object.entries(mailsOf('Lucía Campos')))('the mail "%s"', (name, mail) => {
  test('has both parts, loads nothing and names the recipient in both', () => {
    expect(mail.html).toMatch(/^<!doctype html><html lang="es">/);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|form)|url\(|@import|src=/i);
    for (const part of [mail.text, seen(mail.html)]) expect(part).toContain('Lucía Campos');
  });

  test('has the same links in both parts', () => {
    const links = mail.text.match(/https:\S+/g) ?? [];
    for (const link of links) expect(mail.html).toContain(link);
    const isNotice = ['closing', 'old address', 'payments stopped', 'receipt', 'invoice'].includes(
      name,
    );
    expect(mail.html?.match(/href="[^"]*"/g) ?? []).toEqual(
      isNotice ? [] : [`href="${links[0] ?? ''}"`],
    );
  });
});

describe('a hostile name', () => {
  test('is never markup', () => {
    const evil = `<script>alert(1)</script><img src=x onerror="alert(1)">"'&`;
    for (const [name, mail] of Object.entries(mailsOf(evil))) {
      expect(mail.html).not.toMatch(/<script|<img/);
      // The others have only a greeting, which keeps no such characters.
      if (!['invitation', 'closing', 'order'].includes(name)) continue;
      expect(mail.html).toContain('&lt;script&gt;alert(1)');
      expect(mail.text).toContain(evil);
    }
  });

  test('adds no header, line or paragraph', () => {
    const evil = 'Ana\r\nBcc: victima@example.com\n\nhttps://evil.example/premio\u0000\u0085';
    for (const [name, mail] of Object.entries(mailsOf(evil))) {
      expect(mail.subject, name).not.toMatch(/[\p{Cc}]/u);
      if (name === 'order') continue;
      expect(mail.text.split('\n').filter((line) => line.startsWith('https://evil'))).toEqual([]);
    }
    const lines = mailsOf(evil).order.text.split('\n');
    // A note and the diner's own text may have several lines, but make no links.
    expect(mailsOf(evil).order.html).not.toContain('href="https://evil');
    expect(lines.some((line) => line.startsWith('Bcc'))).toBe(true);
    expect(lines.filter((line) => line.startsWith('[enlace quitado]'))).toHaveLength(2);
  });

  test('makes no link', () => {
    const evil = 'Entra en https://evil.example/premio o en www.evil.example o en evil.example';
    for (const { text, html } of Object.values(mailsOf(evil))) {
      for (const part of [text, seen(html)]) expect(part).not.toMatch(/evil\.\S|www/);
    }
  });

  test('cannot reverse the text with direction marks', () => {
    const evil = 'Ana\u202Emoc.live\u202C \u2066x\u2069\u200F';
    for (const mail of Object.values(mailsOf(evil))) {
      for (const part of [mail.subject, mail.text, mail.html]) {
        expect(part).not.toMatch(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\u061C]/);
      }
    }
  });
});

describe("an order's confirmation", () => {
  const SAYS = [
    'Pedido 42 · Mesa 4',
    '21 de noviembre de 2026, 14:05',
    'Salmorejo',
    'sin huevo',
    'poco hecho, patatas',
    '14,00 €',
    '18,50 €',
    '12,90 €',
    'Nota: Sin prisa',
    '45,40 €',
    // 32,50 at 10 % and 12,90 at 21 %
    '29,55 €',
    '2,95 €',
    '10,66 €',
    '2,24 €',
    'Lo pagas al camarero, en la mesa.',
    'Taberna del Palacio, S.L. · NIF B00283002',
    'Calle de los Jardineros, 7, 28300 Aranjuez',
    'Este documento no es una factura.',
  ];

  test.each(SAYS)('contains in both parts: %s', (said) => {
    const { text, html } = order();
    const plain = text.replace(/[\s ]+/g, ' ');
    expect(plain).toContain(said);
    expect(seen(html)).toContain(said);
  });

  test("has a subject with the order's number and the restaurant's short name", () => {
    expect(order().subject).toBe('Tu pedido 42 en Taberna del Palacio');
    expect(order({ tableName: 'Terraza 1' }).text).toContain('Pedido 42 · Terraza 1');
    expect(order({ payment: 'paid' }).text).toContain('Pagado online.');
  });

  test("uses the restaurant's colour, but notes stay red", () => {
    const { html } = order({}, { accent: '#1f5c45' });
    expect(html).toContain('border-top:6px solid #1f5c45');
    expect(html).toContain('background-color:#1f5c45');
    expect(html).toContain('color:#a91c26');
    expect(html).not.toContain('#b3202a');
  });

  test('is from the restaurant by its trade name, and says whose name that is', () => {
    const { subject, text, html } = order({}, { tradeName: 'El Palacio' });
    expect(subject).toBe('Tu pedido 42 en El Palacio');
    for (const part of [text, seen(html)]) {
      expect(part).toContain('El Palacio');
      expect(part.match(/Taberna del Palacio.*/g)).toEqual([
        expect.stringContaining('Taberna del Palacio, S.L. · NIF B00283002'),
      ]);
    }
  });

  test("contains the caller's text, line by line, without markup", () => {
    const { text, html } = order({}, {}, '<b>Gracias</b>\nHasta pronto');
    expect(text).toContain('\n\n<b>Gracias</b>\nHasta pronto\n\n');
    expect(html).toContain('&lt;b&gt;Gracias&lt;/b&gt;\nHasta pronto');
  });
});

describe('an invoice', () => {
  const said = invoiceMail({ ...INVOICED, dinerName: 'Lucía Campos', language: 'es' });

  test.each([
    'Factura',
    'Número F2026-000012',
    '21/11/2026 14:05 · Mesa 4',
    'En lugar de la T2026-000214, del 20/11/2026',
    'Taberna del Palacio, S.L. · NIF B00283002',
    'Calle de los Jardineros, 7, 28300 Aranjuez',
    'Imprenta Ruiz SL',
    'NIF B87654323',
    'Calle Mayor 8, Aranjuez',
    '2 × Salmorejo',
    'IVA 10 % de 12,73 €',
    '1,27 €',
    'Propina, aparte',
    'Pagado online',
    '15,50 €',
    'Devuelto',
    '-3,00 €',
  ])('says in both parts: %s', (fact) => {
    for (const part of [said.text, said.html ?? ''].map((one) => one.replace(/[\s ]+/g, ' '))) {
      expect(part.replace('−', '-')).toContain(fact);
    }
  });

  test('is a receipt no more', () => {
    expect(said.subject).toBe('Tu factura de Taberna del Palacio');
    expect(said.text).not.toContain('no es una factura');
    expect(said.text).not.toContain('VERI*FACTU');
  });

  test('that the tax agency knows leads to where it says so', () => {
    const qr = 'https://agencia.test/ValidarQR?nif=B00283002&numserie=F2026-000012&importe=14.00';
    const recorded = { ...INVOICED, invoices: [{ ...INVOICE, chain: 1, qr }] };
    const { text, html } = invoiceMail({ ...recorded, dinerName: 'Lucía', language: 'de' });
    expect(text).toContain(`VERI*FACTU\nBeim spanischen Finanzamt prüfen:\n${qr}\n`);
    expect(html).toContain(`href="${qr.replaceAll('&', '&amp;')}"`);
    expect(seen(html)).toContain('VERI*FACTU');
  });
});

/** Every mail that a diner may get, in one language. */
const dinerMails = (language: Language) => {
  const name = 'Lucía Campos';
  return {
    reset: resetPasswordMail({ ...reader, name, language, kind: 'diner' }),
    'new address': confirmEmailMail({ ...reader, name, language }),
    'old address': emailChangedMail({ to: reader.to, name, language, kind: 'diner' }),
    refund: refundMail({ ...REFUND, language, paid: { orderId: 42 } }),
    'refund of a share': refundMail({ ...REFUND, language, paid: { paymentNumber: 301 } }),
    'failed refund': failedRefundMail({ ...REFUND, language, paid: { orderId: 42 } }),
    'payment that came too late': cameLateMail({ ...REFUND, language, paid: { orderId: 42 } }),
    receipt: { to: reader.to, ...receiptMail({ ...RECEIPT, dinerName: name, language }) },
    'receipt on account': {
      to: reader.to,
      ...receiptMail({
        ...RECEIPT,
        receipt: receiptOfShare({ ...SHARE, lines: [], bands: [], onAccountCents: 1250 }, SELLER),
        isInvoiceToCome: true,
        dinerName: name,
        language,
      }),
    },
    invoice: { to: reader.to, ...invoiceMail({ ...INVOICED, dinerName: name, language }) },
    correction: {
      to: reader.to,
      ...invoiceMail({
        ...INVOICED,
        invoices: [{ ...INVOICE, kind: 'R1', corrects: INVOICE.replaces, replaces: [] }],
        dinerName: name,
        language,
      }),
    },
    order: order({ payment: 'paid', tipCents: 150 }, {}, '', language),
  };
};

/** What is the same in every language: links, amounts and names. */
const factsOf = (part = '') => ({
  links: part.match(/https:[^\s<"]+/g),
  amounts: part.match(/\d+[.,]\d{2}(?!\.?\d)/g)?.map((amount) => amount.replace('.', ',')),
  names: part.match(/Lucía Campos|Taberna del Palacio|Salmorejo|Salió frío|B00283002/g)?.toSorted(),
});

const sentencesOf = (language: Language) =>
  Object.values(dinerMails(language)).flatMap(({ subject, text }) => [
    subject,
    ...text.split('\n'),
  ]);

describe.each(MENU_LANGUAGES)('a diner who reads the language "%s"', (language) => {
  const mails = dinerMails(language);

  test.each(Object.entries(dinerMails('es')))(
    'gets the same facts in the mail "%s"',
    (kind, spanish) => {
      const mail = mails[kind as keyof typeof mails];
      expect(mail.html).toContain(`<html lang="${language}">`);
      expect(factsOf(mail.text)).toEqual(factsOf(spanish.text));
      const amounts = [mail, spanish].map(({ html }) => factsOf(seen(html)).amounts?.toSorted());
      expect(amounts[0]).toEqual(amounts[1]);
    },
  );

  test('gets no Spanish sentence', () => {
    // Links, names, products and notes are not translated.
    const kept =
      /^https:|^$|Simplato · Aranjuez|sin huevo|Salmorejo|Lomo|Tinto|Calle|NIF|Imprenta|^21.11.2026/;
    /** What is the same in Catalan. */
    const shared = /^Factura( rectificativa)?$|^Rectifica la T/;
    const spanish = new Set(sentencesOf('es'));
    const same = sentencesOf(language).filter((line) => spanish.has(line));
    expect(
      same.filter((line) => !kept.test(line) && !(language === 'ca' && shared.test(line))),
    ).toEqual([]);
  });
});
