import { createHash } from 'node:crypto';
import { childOf, childrenOf, textOf, type XmlNode } from '../../src/verifactu/read-xml.ts';

/**
 * What the agency checks of a record, as far as this product could fail it, by its own codes. Written from the
 * agency's documents alone: nothing here knows how the product makes its records.
 */

/** A record as it arrived, with what tells it from others. */
export interface ArrivedRecord {
  node: XmlNode;
  isCancellation: boolean;
  taxId: string;
  number: string;
  /** 'dd-mm-yyyy' */
  day: string;
  subsanacion: string;
  rechazoPrevio: string;
  sinRegistroPrevio: string;
  hash: string;
  /** '' for the first of a chain. */
  previousHash: string;
  installation: string;
}

/** What a check may ask about the world. */
export interface AgencyWorld {
  now: Date;
  issuer: string;
  isInCensus: (taxId: string) => boolean;
  /** The names under which issuers are in it; any name will do for the others. */
  nameOf: (taxId: string) => string | undefined;
}

/** Names of children in order; '?' may be left out, '*' may come again. */
const CHILDREN: Readonly<Record<string, string>> = {
  Cabecera: 'ObligadoEmision Representante? RemisionVoluntaria?',
  ObligadoEmision: 'NombreRazon NIF',
  RemisionVoluntaria: 'FechaFinVeriFactu? Incidencia?',
  RegistroAlta:
    'IDVersion IDFactura RefExterna? NombreRazonEmisor Subsanacion? RechazoPrevio? TipoFactura TipoRectificativa? FacturasRectificadas? FacturasSustituidas? ImporteRectificacion? FechaOperacion? DescripcionOperacion FacturaSimplificadaArt7273? FacturaSinIdentifDestinatarioArt61d? Macrodato? EmitidaPorTerceroODestinatario? Tercero? Destinatarios? Cupon? Desglose CuotaTotal ImporteTotal Encadenamiento SistemaInformatico FechaHoraHusoGenRegistro TipoHuella Huella',
  RegistroAnulacion:
    'IDVersion IDFactura RefExterna? SinRegistroPrevio? RechazoPrevio? GeneradoPor? Generador? Encadenamiento SistemaInformatico FechaHoraHusoGenRegistro TipoHuella Huella',
  FacturasRectificadas: 'IDFacturaRectificada*',
  FacturasSustituidas: 'IDFacturaSustituida*',
  Destinatarios: 'IDDestinatario*',
  IDDestinatario: 'NombreRazon NIF',
  Desglose: 'DetalleDesglose*',
  DetalleDesglose:
    'Impuesto? ClaveRegimen? CalificacionOperacion TipoImpositivo? BaseImponibleOimporteNoSujeto CuotaRepercutida?',
  Encadenamiento: 'PrimerRegistro? RegistroAnterior?',
  RegistroAnterior: 'IDEmisorFactura NumSerieFactura FechaExpedicionFactura Huella',
  SistemaInformatico:
    'NombreRazon NIF NombreSistemaInformatico IdSistemaInformatico Version NumeroInstalacion TipoUsoPosibleSoloVerifactu TipoUsoPosibleMultiOT IndicadorMultiplesOT',
};

/** The name of the first element whose children are not those of the schema, or null. */
export function misshapenElement(node: XmlNode): string | null {
  const expected = CHILDREN[node.name];
  if (expected !== undefined && !isShape(node, expected)) return node.name;
  for (const child of node.children) {
    const misshapen = misshapenElement(child);
    if (misshapen !== null) return misshapen;
  }
  return null;
}

function isShape(node: XmlNode, expected: string): boolean {
  const pattern = expected
    .split(' ')
    .map((name) =>
      name.replace(/^(\w+)([?*]?)$/, (_, word, sign) => `(?:${word} )${sign === '*' ? '+' : sign}`),
    )
    .join('');
  return new RegExp(`^${pattern}$`).test(node.children.map(({ name }) => `${name} `).join(''));
}

export function readArrived(entry: XmlNode): ArrivedRecord {
  const [node] = entry.children;
  if (!node) throw new Error('An entry without a record.');
  const isCancellation = node.name === 'RegistroAnulacion';
  const suffix = isCancellation ? 'Anulada' : '';
  const system = (name: string) => textOf(node, 'SistemaInformatico', name);
  return {
    node,
    isCancellation,
    taxId: textOf(node, 'IDFactura', `IDEmisorFactura${suffix}`),
    number: textOf(node, 'IDFactura', `NumSerieFactura${suffix}`),
    day: textOf(node, 'IDFactura', `FechaExpedicionFactura${suffix}`),
    subsanacion: textOf(node, 'Subsanacion'),
    rechazoPrevio: textOf(node, 'RechazoPrevio'),
    sinRegistroPrevio: textOf(node, 'SinRegistroPrevio'),
    hash: textOf(node, 'Huella'),
    previousHash: textOf(node, 'Encadenamiento', 'RegistroAnterior', 'Huella'),
    installation: [system('NIF'), system('IdSistemaInformatico'), system('NumeroInstalacion')].join(
      ' ',
    ),
  };
}

/** The code for which the agency refuses the record, or null. */
export function refusalOf(record: ArrivedRecord, world: AgencyWorld): number | null {
  const broken = [
    ...identityRules(record, world),
    ...(record.isCancellation ? [] : saleRules(record, world)),
  ];
  return broken.find(([isBroken]) => isBroken)?.[1] ?? null;
}

type Rule = readonly [isBroken: boolean, code: number];

function identityRules(
  { node, taxId, number, day, ...record }: ArrivedRecord,
  world: AgencyWorld,
): Rule[] {
  const at = dayOf(day);
  return [
    [taxId !== world.issuer, 1108],
    [!/^[\x20-\x7e]{1,60}$/.test(number) || /["'<>=]/.test(number), 1130],
    [Number.isNaN(at), 1105],
    [at > world.now.getTime() + 2 * HOUR_MS, 1112],
    [at < Date.UTC(2024, 9, 28), 1152],
    [record.rechazoPrevio === 'X' && record.subsanacion !== 'S', 1153],
    [!record.isCancellation && record.rechazoPrevio === 'S' && record.subsanacion !== 'S', 1161],
    [!/^[A-Z0-9]{2}$/.test(textOf(node, 'SistemaInformatico', 'IdSistemaInformatico')), 1177],
    [!/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(textOf(node, 'FechaHoraHusoGenRegistro')), 1244],
    [textOf(node, 'TipoHuella') !== '01', 1247],
  ];
}

const HOUR_MS = 3_600_000;

function saleRules({ node }: ArrivedRecord, world: AgencyWorld): Rule[] {
  const kind = textOf(node, 'TipoFactura');
  const corrects = kind.startsWith('R');
  const recipients = childrenOf(childOf(node, 'Destinatarios') ?? node, 'IDDestinatario');
  const isSimplified = kind === 'F2' || kind === 'R5';
  const bands = bandsOf(node);
  const total = sum(bands.map(({ base, quota }) => base + quota));
  const isIncremental = textOf(node, 'TipoRectificativa') === 'I';
  const replacesAll = textOf(node, 'TipoRectificativa') === 'S';
  const rectified = childOf(node, 'ImporteRectificacion');
  const issuer = textOf(node, 'NombreRazonEmisor');
  return [
    [!['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'].includes(kind), 1106],
    [corrects && textOf(node, 'TipoRectificativa') === '', 1114],
    [!corrects && textOf(node, 'TipoRectificativa') !== '', 1115],
    [replacesAll && rectified === undefined, 1118],
    [!replacesAll && rectified !== undefined, 1119],
    [kind !== 'F3' && childOf(node, 'FacturasSustituidas') !== undefined, 1116],
    [!corrects && childOf(node, 'FacturasRectificadas') !== undefined, 1117],
    [isSimplified && textOf(node, 'FacturaSimplificadaArt7273') === 'S', 1183],
    [!isSimplified && recipients.length === 0, 1189],
    [isSimplified && recipients.length > 0, 1190],
    [recipients.some((one) => !/^[A-Z0-9]{9}$/.test(textOf(one, 'NIF'))), 1123],
    [bands.some(({ rate }) => ![0, 4, 10, 21].includes(rate)), 1124],
    [kind === 'F2' && total > 3010_00, 1150],
    [!isIncremental && bands.some(({ base, quota }) => base * quota < 0), 1143],
    [
      !isIncremental && bands.some((band) => isFar(band.quota, (band.base * band.rate) / 100)),
      1142,
    ],
    [!world.isInCensus(world.issuer), 1109],
    [(world.nameOf(world.issuer) ?? issuer) !== issuer, 1109],
  ];
}

/** The first code for which the agency takes the record with errors, or null. */
export function complaintOf(
  record: ArrivedRecord,
  world: AgencyWorld,
  isFirstInstallation: boolean,
): number | null {
  const { node, previousHash } = record;
  const bands = bandsOf(node);
  const quota = sum(bands.map((band) => band.quota));
  const total = quota + sum(bands.map(({ base }) => base));
  const recipients = childrenOf(childOf(node, 'Destinatarios') ?? node, 'IDDestinatario');
  const madeAt = Date.parse(textOf(node, 'FechaHoraHusoGenRegistro'));
  const rules: Rule[] = [
    [recipients.some((one) => !world.isInCensus(textOf(one, 'NIF'))), 2001],
    [record.hash !== hashOf(record), 2000],
    [!record.isCancellation && isFar(centsOf(textOf(node, 'ImporteTotal')), total), 2005],
    [!record.isCancellation && isFar(centsOf(textOf(node, 'CuotaTotal')), quota), 2006],
    [previousHash === '' && !isFirstInstallation, 2007],
    [previousHash !== '' && !/^[0-9A-F]{64}$/.test(previousHash), 2003],
    [previousHash !== '' && previousHash === record.hash, 2008],
    [madeAt > world.now.getTime() + 60_000, 2004],
  ];
  return rules.find(([isBroken]) => isBroken)?.[1] ?? null;
}

/** The hash that the record should have, from what it says. */
function hashOf({ node, isCancellation }: ArrivedRecord): string {
  const name = isCancellation
    ? ['IDEmisorFacturaAnulada', 'NumSerieFacturaAnulada', 'FechaExpedicionFacturaAnulada']
    : ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'];
  const sale = isCancellation ? [] : ['TipoFactura', 'CuotaTotal', 'ImporteTotal'];
  const parts = [
    ...name.map((field) => `${field}=${textOf(node, 'IDFactura', field)}`),
    ...sale.map((field) => `${field}=${textOf(node, field)}`),
    `Huella=${textOf(node, 'Encadenamiento', 'RegistroAnterior', 'Huella')}`,
    `FechaHoraHusoGenRegistro=${textOf(node, 'FechaHoraHusoGenRegistro')}`,
  ];
  return createHash('sha256').update(parts.join('&')).digest('hex').toUpperCase();
}

const bandsOf = (node: XmlNode) =>
  childrenOf(childOf(node, 'Desglose') ?? node, 'DetalleDesglose').map((band) => ({
    rate: Number(textOf(band, 'TipoImpositivo')),
    base: centsOf(textOf(band, 'BaseImponibleOimporteNoSujeto')),
    quota: centsOf(textOf(band, 'CuotaRepercutida')),
  }));

export const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The agency overlooks ten euros. */
const isFar = (one: number, other: number) => Math.abs(one - other) > 10_00;

function dayOf(day: string): number {
  const [, date, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(day) ?? [];
  return date === undefined ? Number.NaN : Date.parse(`${year}-${month}-${date}T00:00:00Z`);
}
