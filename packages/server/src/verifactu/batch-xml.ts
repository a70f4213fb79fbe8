import type { InvoiceParty } from '@simplato/domain';
import { partyElements, recordElement, type HashedRecord } from './record-xml.ts';
import { writeXml, type XmlElement } from './write-xml.ts';

/** How many records the agency takes in one call. */
export const MAX_BATCH_RECORDS = 1000;

const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
const SCHEMAS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';

/** Records of one issuer, in the order of their chain. */
export interface RecordBatch {
  issuer: InvoiceParty;
  records: readonly HashedRecord[];
  /** Whether something kept them from being sent when they were made. */
  isIncident: boolean;
}

/** The batch as it is sent: a SOAP 1.1 message, the same text whenever it is written. */
export function batchXml(batch: RecordBatch): string {
  const envelope = `soapenv:Envelope xmlns:soapenv="${SOAP}" xmlns:sfLR="${SCHEMAS}/SuministroLR.xsd" xmlns:sf="${SCHEMAS}/SuministroInformacion.xsd"`;
  const body = writeXml(['soapenv:Body', [batchElement(batch)]]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${envelope}><soapenv:Header/>${body}</soapenv:Envelope>`;
}

function batchElement({ issuer, records, isIncident }: RecordBatch): XmlElement {
  if (records.length === 0 || records.length > MAX_BATCH_RECORDS) {
    throw new RangeError(`A batch of ${records.length} records.`);
  }
  const header: (XmlElement | null)[] = [
    ['sf:ObligadoEmision', partyElements(issuer)],
    isIncident ? ['sf:RemisionVoluntaria', [['sf:Incidencia', 'S']]] : null,
  ];
  return [
    'sfLR:RegFactuSistemaFacturacion',
    [
      ['sfLR:Cabecera', header],
      ...records.map((one): XmlElement => ['sfLR:RegistroFactura', [recordElement(one)]]),
    ],
  ];
}
