import {
  agencyDay,
  formatSignedCents,
  INVOICE_TEXT_LIMITS,
  invoiceTotalCents,
  invoiceVatCents,
  recordText,
  type AgencyHolding,
  type ChainLink,
  type InvoiceName,
  type InvoiceParty,
  type InvoiceRecord,
  type RegisteredInvoice,
  type VatBand,
} from '@simplato/domain';
import type { XmlElement } from './write-xml.ts';

/** The invoicing program as a record names it: as it was when the record was made, also in later attempts. */
export interface InvoicingSystem {
  /** Who answers for it, in the declaración responsable. */
  producer: InvoiceParty;
  /** At most 30 characters. */
  name: string;
  /** Two upper-case letters or digits, chosen by the producer. */
  id: string;
  version: string;
  /** One per restaurant, never used again: a chain belongs to an installation. */
  installation: string;
  /** Whether its user keeps the invoices of more than one restaurant here. */
  isOneOfSeveral: boolean;
}

/** A record that has its place in the chain. */
export interface HashedRecord {
  record: InvoiceRecord;
  hash: string;
  system: InvoicingSystem;
}

/**
 * The record for the agency, in the order of its schema. General regime, VAT, nothing exempt: what a
 * restaurant sells.
 */
export function recordElement({ record, hash, system }: HashedRecord): XmlElement {
  const end: XmlElement[] = [
    ['sf:Encadenamiento', [chainElement(record.previous)]],
    ['sf:SistemaInformatico', systemElements(system)],
    ['sf:FechaHoraHusoGenRegistro', record.generatedAt],
    ['sf:TipoHuella', '01'],
    ['sf:Huella', hash],
  ];
  return record.of === 'registration'
    ? ['sf:RegistroAlta', [...registrationElements(record.invoice, record.amends), ...end]]
    : ['sf:RegistroAnulacion', [...cancellationElements(record), ...end]];
}

function registrationElements(
  invoice: RegisteredInvoice,
  amends: AgencyHolding | null,
): (XmlElement | null)[] {
  const { issuer, kind, recipient, corrects, replaces, isSimplifiedForCompany, bands } = invoice;
  return [
    ['sf:IDVersion', '1.0'],
    ['sf:IDFactura', nameElements(issuer, invoice)],
    ['sf:NombreRazonEmisor', recordText(issuer.name, INVOICE_TEXT_LIMITS.name)],
    amends && ['sf:Subsanacion', 'S'],
    amends && refusedBefore(amends),
    ['sf:TipoFactura', kind],
    corrects.length > 0 ? ['sf:TipoRectificativa', kind === 'R4' ? 'S' : 'I'] : null,
    references('sf:FacturasRectificadas', 'sf:IDFacturaRectificada', issuer, corrects),
    references('sf:FacturasSustituidas', 'sf:IDFacturaSustituida', issuer, replaces),
    kind === 'R4' ? ['sf:ImporteRectificacion', rectifiedElements(invoice)] : null,
    ['sf:DescripcionOperacion', recordText(invoice.description, INVOICE_TEXT_LIMITS.description)],
    isSimplifiedForCompany ? ['sf:FacturaSimplificadaArt7273', 'S'] : null,
    recipient && ['sf:Destinatarios', [['sf:IDDestinatario', partyElements(recipient)]]],
    ['sf:Desglose', bands.map(bandElement)],
    ['sf:CuotaTotal', formatSignedCents(invoiceVatCents(invoice))],
    ['sf:ImporteTotal', formatSignedCents(invoiceTotalCents(invoice))],
  ];
}

/** 'X': the agency has no record of the invoice; 'S': it has one, and refused to have it amended. */
function refusedBefore({ isRegistered, wasRefused }: AgencyHolding): XmlElement | null {
  if (!isRegistered) return ['sf:RechazoPrevio', 'X'];
  return wasRefused ? ['sf:RechazoPrevio', 'S'] : null;
}

function cancellationElements({
  issuer,
  cancels,
  holding,
}: Extract<InvoiceRecord, { of: 'cancellation' }>): (XmlElement | null)[] {
  return [
    ['sf:IDVersion', '1.0'],
    ['sf:IDFactura', nameElements(issuer, cancels, 'Anulada')],
    holding.isRegistered ? null : ['sf:SinRegistroPrevio', 'S'],
    holding.wasRefused ? ['sf:RechazoPrevio', 'S'] : null,
  ];
}

const nameElements = (
  { taxId }: Pick<InvoiceParty, 'taxId'>,
  { number, day }: InvoiceName,
  suffix: '' | 'Anulada' = '',
): XmlElement[] => [
  [`sf:IDEmisorFactura${suffix}`, taxId],
  [`sf:NumSerieFactura${suffix}`, number],
  [`sf:FechaExpedicionFactura${suffix}`, agencyDay(day)],
];

function references(
  list: string,
  item: string,
  issuer: InvoiceParty,
  names: readonly InvoiceName[],
): XmlElement | null {
  if (names.length === 0) return null;
  return [list, names.map((name): XmlElement => [item, nameElements(issuer, name)])];
}

/** Of what an R4 stands in place of, which came to the same: only whom it was for has changed. */
const rectifiedElements = (invoice: RegisteredInvoice): XmlElement[] => {
  const vatCents = invoiceVatCents(invoice);
  return [
    ['sf:BaseRectificada', formatSignedCents(invoiceTotalCents(invoice) - vatCents)],
    ['sf:CuotaRectificada', formatSignedCents(vatCents)],
  ];
};

const bandElement = ({ vatPercent, netCents, vatCents }: VatBand): XmlElement => [
  'sf:DetalleDesglose',
  [
    ['sf:Impuesto', '01'],
    ['sf:ClaveRegimen', '01'],
    ['sf:CalificacionOperacion', 'S1'],
    ['sf:TipoImpositivo', String(vatPercent)],
    ['sf:BaseImponibleOimporteNoSujeto', formatSignedCents(netCents)],
    ['sf:CuotaRepercutida', formatSignedCents(vatCents)],
  ],
];

const chainElement = (previous: ChainLink | null): XmlElement =>
  previous
    ? ['sf:RegistroAnterior', [...nameElements(previous, previous), ['sf:Huella', previous.hash]]]
    : ['sf:PrimerRegistro', 'S'];

/** Used for VERI*FACTU alone, by many restaurants. */
const systemElements = (system: InvoicingSystem): XmlElement[] => [
  ...partyElements(system.producer),
  ['sf:NombreSistemaInformatico', system.name],
  ['sf:IdSistemaInformatico', system.id],
  ['sf:Version', system.version],
  ['sf:NumeroInstalacion', system.installation],
  ['sf:TipoUsoPosibleSoloVerifactu', 'S'],
  ['sf:TipoUsoPosibleMultiOT', 'S'],
  ['sf:IndicadorMultiplesOT', system.isOneOfSeveral ? 'S' : 'N'],
];

/** Name and tax number of the issuer, the recipient or the producer. */
export const partyElements = ({ name, taxId }: InvoiceParty): XmlElement[] => [
  ['sf:NombreRazon', recordText(name, INVOICE_TEXT_LIMITS.name)],
  ['sf:NIF', taxId],
];
