import { once } from 'node:events';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import {
  childOf,
  childrenOf,
  readXml,
  textOf,
  type XmlNode,
} from '../../src/verifactu/read-xml.ts';
import { writeXml, type XmlElement } from '../../src/verifactu/write-xml.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../post-office-certificate.ts';
import { AgencyBooks, type JudgedRecord } from './agency-books.ts';
import { misshapenElement, type AgencyWorld } from './agency-rules.ts';
import { COMPANY_CERTIFICATE_PEM, OWN_CERTIFICATE_PEM } from './certificates.ts';

/**
 * What may go wrong with a call. 'lost' ends the connection, 'silent' never answers; 'after' when the work is
 * done. A number is a TLS alert: 44 for a revoked certificate, 45 for an expired one.
 */
export type AgencyTrouble =
  | 'lost-before'
  | 'lost-after'
  | 'silent-before'
  | 'silent-after'
  | 'half-answer'
  | 'endless-answer'
  | 'away'
  | 'web-page'
  | 'server-fault'
  | 'no-permission'
  | { alert: number };

const SCHEMAS =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';

/**
 * Plays the agency's VERI*FACTU service over TLS with client certificates, on a loopback port. It keeps books
 * of its own, checks every record by rules of its own, says how long to wait and refuses who does not. The
 * agency does not say what it does then: here it is a fault of the server, and counted.
 */
export class AgencyDouble {
  readonly books = new AgencyBooks();
  /** The messages as they arrived. */
  readonly requests: string[] = [];
  /** Calls that came before their time. */
  early = 0;
  /** What it tells callers to wait. */
  waitSeconds = 60;
  /** Tax numbers of holders who may speak for everybody, as social collaborators do. */
  readonly collaborators = new Set<string>();
  /** To be trusted by its clients. */
  readonly ca = CERTIFICATE;
  url = '';

  readonly #now: () => Date;
  readonly #unknown = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #troubles: AgencyTrouble[] = [];
  #lasting: AgencyTrouble | null = null;
  readonly #answeredAt = new Map<string, number>();
  #nextCsv = 1;

  readonly #https = https.createServer(
    {
      cert: CERTIFICATE,
      key: CERTIFICATE_KEY,
      requestCert: true,
      rejectUnauthorized: false,
      ca: [OWN_CERTIFICATE_PEM, COMPANY_CERTIFICATE_PEM],
    },
    (request, response) => {
      this.#serve(request, response).catch(() => request.socket.destroy());
    },
  );
  readonly #sockets = new Set<net.Socket>();
  /** In front of TLS, so that it may fail too. */
  readonly #server = net.createServer((socket) => {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket)).on('error', () => socket.destroy());
    const trouble = this.#lasting ?? this.#troubles[0];
    if (typeof trouble !== 'object') {
      this.#https.emit('connection', socket);
      return;
    }
    this.#troubles.shift();
    socket.once('data', () => socket.end(Buffer.from([0x15, 3, 3, 0, 2, 2, trouble.alert])));
  });

  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
  }

  /** @param port one to come back to after an outage, or any */
  async start(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
    const { port: given } = this.#server.address() as AddressInfo;
    this.url = `https://127.0.0.1:${given}/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP`;
  }

  async stop(): Promise<void> {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server, 'close');
  }

  /** The next calls go wrong, each in its way. */
  misbehave(...troubles: AgencyTrouble[]): void {
    this.#troubles.push(...troubles);
  }

  /** Every call goes wrong, until told otherwise. */
  keepMisbehaving(trouble: AgencyTrouble): void {
    this.#lasting = trouble;
  }

  behave(): void {
    this.#troubles.length = 0;
    this.#lasting = null;
  }

  /** Takes a tax number out of the census, where all others are; or puts it back. */
  forget(taxId: string, isForgotten = true): void {
    if (isForgotten) this.#unknown.add(taxId);
    else this.#unknown.delete(taxId);
  }

  /** Has an issuer in the census under this name and no other. */
  name(taxId: string, name: string): void {
    this.#names.set(taxId, name);
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = await text(request);
    this.requests.push(message);
    const trouble = this.#lasting ?? this.#troubles.shift();
    if (trouble === 'lost-before') request.socket.destroy();
    if (trouble === 'lost-before' || trouble === 'silent-before') return;
    if (trouble === 'away') return void response.writeHead(503).end('Servicio no disponible');
    if (trouble === 'web-page') return void response.end('<!doctype html><p>Mantenimiento</p>');
    if (trouble === 'no-permission') return void response.writeHead(403).end('<p>Error 403</p>');
    if (trouble === 'server-fault') return send(response, fault('Server', 'Error interno'));
    const answer = this.#answer(message, request.socket as TLSSocket);
    if (trouble === 'lost-after') request.socket.destroy();
    if (trouble === 'lost-after' || trouble === 'silent-after') return;
    if (trouble === 'half-answer') {
      response.writeHead(200, { 'Content-Length': Buffer.byteLength(answer) });
      response.write(answer.slice(0, answer.length / 2), () => request.socket.destroy());
    } else if (trouble === 'endless-answer') Readable.from(blanks()).pipe(response);
    else send(response, answer);
  }

  #answer(message: string, socket: TLSSocket): string {
    const body = bodyOf(message);
    if (body === null) return fault('Client', 'Codigo[4103].Se ha producido un error inesperado');
    const header = childOf(body, 'Cabecera');
    const entries = childrenOf(body, 'RegistroFactura');
    const misshapen = misshapenElement(body);
    if (!header || entries.length === 0 || misshapen !== null) {
      return fault('Client', `Codigo[4102].El XML no cumple el esquema: ${misshapen}`);
    }
    if (entries.length > 1000) return fault('Client', 'Codigo[4113].Demasiados registros');
    const issuer = textOf(header, 'ObligadoEmision', 'NIF');
    if (this.#unknown.has(issuer)) return fault('Client', `Codigo[4104].NIF: ${issuer}`);
    if (![issuer, ...this.collaborators].some((taxId) => holds(socket, taxId)))
      return fault('Client', 'Codigo[4112].El titular del certificado');
    if (!this.#mayCall(issuer, entries.length)) return fault('Server', 'Espera entre envíos');
    const world: AgencyWorld = {
      now: this.#now(),
      issuer,
      isInCensus: (taxId) => !this.#unknown.has(taxId),
      nameOf: (taxId) => this.#names.get(taxId),
    };
    const judged = entries.map((entry) => this.books.judge(entry, world));
    this.#answeredAt.set(issuer, world.now.getTime());
    return this.#answerTo(header, judged);
  }

  #mayCall(issuer: string, records: number): boolean {
    const before = this.#answeredAt.get(issuer) ?? Number.NEGATIVE_INFINITY;
    const waited = this.#now().getTime() - before;
    if (waited >= this.waitSeconds * 1000 || records === 1000) return true;
    this.early += 1;
    return false;
  }

  #answerTo(header: XmlNode, judged: readonly JudgedRecord[]): string {
    const states = new Set(judged.map(({ state }) => state));
    const areAll = (state: JudgedRecord['state']) => states.size === 1 && states.has(state);
    const summary = areAll('Incorrecto') ? 'Incorrecto' : 'ParcialmenteCorrecto';
    const isTaken = !areAll('Incorrecto');
    return envelope([
      'tikR:RespuestaRegFactuSistemaFacturacion',
      [
        isTaken ? ['tikR:CSV', `A-${String(this.#nextCsv++).padStart(14, '0')}`] : null,
        isTaken ? this.#presentation(header) : null,
        ['tikR:Cabecera', header.children.map(echo)],
        ['tikR:TiempoEsperaEnvio', String(this.waitSeconds)],
        ['tikR:EstadoEnvio', areAll('Correcto') ? 'Correcto' : summary],
        ...judged.map(line),
      ],
    ]);
  }

  #presentation(header: XmlNode): XmlElement {
    return [
      'tikR:DatosPresentacion',
      [
        ['tik:NIFPresentador', textOf(header, 'ObligadoEmision', 'NIF')],
        ['tik:TimestampPresentacion', this.#now().toISOString()],
      ],
    ];
  }
}

/** The batch in the message; null if that is not XML, or of other namespaces than the schemas'. */
function bodyOf(message: string): XmlNode | null {
  const isOfSchemas = ['SuministroLR', 'SuministroInformacion'].every((name) =>
    message.includes(`="${SCHEMAS}/${name}.xsd"`),
  );
  try {
    const body = childOf(readXml(message), 'Body', 'RegFactuSistemaFacturacion');
    return isOfSchemas ? (body ?? null) : null;
  } catch {
    return null;
  }
}

/** Whether the client's certificate is somebody's. */
function holds(socket: TLSSocket, taxId: string): boolean {
  if (!socket.authorized) return false;
  return Object.values(socket.getPeerCertificate().subject)
    .flat()
    .some((field) => field?.includes(taxId));
}

function line({ record, state, code, duplicate }: JudgedRecord): XmlElement {
  return [
    'tikR:RespuestaLinea',
    [
      [
        'tikR:IDFactura',
        [
          ['tik:IDEmisorFactura', record.taxId],
          ['tik:NumSerieFactura', record.number],
          ['tik:FechaExpedicionFactura', record.day],
        ],
      ],
      [
        'tikR:Operacion',
        [
          ['tik:TipoOperacion', record.isCancellation ? 'Anulacion' : 'Alta'],
          optional('tik:Subsanacion', record.subsanacion),
          optional('tik:RechazoPrevio', record.rechazoPrevio),
          optional('tik:SinRegistroPrevio', record.sinRegistroPrevio),
        ],
      ],
      ['tikR:EstadoRegistro', state],
      ...errorOf('tikR', code),
      duplicate && [
        'tikR:RegistroDuplicado',
        [
          ['tik:IdPeticionRegistroDuplicado', '20261130000000000001'],
          ['tik:EstadoRegistroDuplicado', duplicate.state],
          ...errorOf('tik', duplicate.code),
        ],
      ],
    ],
  ];
}

const errorOf = (prefix: string, code: number | null): XmlElement[] =>
  code === null
    ? []
    : [
        [`${prefix}:CodigoErrorRegistro`, String(code)],
        [`${prefix}:DescripcionErrorRegistro`, `Código ${code}: <el texto de Hacienda> & más.`],
      ];

const optional = (name: string, value: string): XmlElement | null =>
  value === '' ? null : [name, value];

const echo = ({ name, text: words, children }: XmlNode): XmlElement => [
  `tik:${name}`,
  children.length > 0 ? children.map(echo) : words,
];

function fault(by: 'Client' | 'Server', reason: string): string {
  return envelope([
    'env:Fault',
    [
      ['faultcode', `env:${by}`],
      ['faultstring', reason],
    ],
  ]);
}

function envelope(content: XmlElement): string {
  const body = writeXml(['env:Body', [content]]);
  return `<?xml version="1.0" encoding="UTF-8"?><env:Envelope xmlns:env="http://schemas.xmlsoap.org/soap/envelope/" xmlns:tikR="${SCHEMAS}/RespuestaSuministro.xsd" xmlns:tik="${SCHEMAS}/SuministroInformacion.xsd"><env:Header/>${body}</env:Envelope>`;
}

/** A fault comes with SOAP's status. */
function send(response: ServerResponse, answer: string): void {
  const status = answer.includes('<env:Fault>') ? 500 : 200;
  response.writeHead(status, { 'Content-Type': 'text/xml;charset=UTF-8' }).end(answer);
}

function* blanks(): Generator<string> {
  for (;;) yield ' '.repeat(1_000_000);
}
