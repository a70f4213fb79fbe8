import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { CONNECTIONS_PER_ADDRESS } from './http/server-limits.ts';
import { readSender, readSmtpUrl, type Sender, type SmtpServer } from './mail/smtp-url.ts';
import { StartRefused } from './start-refused.ts';
import { AGENCY_ADDRESSES } from './verifactu/agency-addresses.ts';

/**
 * Read from the environment here and nowhere else. A bad value prevents the start, naming the
 * variable.
 */
export interface Config extends DataPlace {
  port: number;
  host: string;
  /** Without a trailing slash: the base of the links in printed codes and mails. */
  publicUrl: string;
  logLevel: string;
  /**
   * Proxies whose X-Forwarded-For is trusted; any other caller's address is that of the connection.
   */
  trustedProxies: readonly string[];
  /** Open connections per network address, half of them streams; trusted proxies are exempt. */
  connectionsPerAddress: number;
  /** The towns where restaurants may register. */
  openTowns: readonly string[];
  /** If undefined, mail is not sent but can be read at /dev/correo. Required in production. */
  smtp: { server: SmtpServer; from: Sender } | undefined;
  /** If null, a sandbox simulates the payment provider. Required in production. */
  stripe: StripeConfig | null;
  /**
   * Gives access to /metrics and /operador. If unset, only this machine has access; in production
   * nobody.
   */
  operatorToken: string | undefined;
  /**
   * How long a process goes on serving after a stop signal, so that load balancers notice /ready.
   */
  drainMs: number;
  /** How the tax agency is told of invoices; null if it is not. */
  verifactu: VerifactuConfig | null;
  /** If false, browsers remove the site's service worker and its caches. */
  isWorkerOn: boolean;
  /** Whether a new password may be among the most common ones, or made of the person's names. */
  refusesCommonPasswords: boolean;
  /** Whether --demo may fill a database in production, too. */
  acceptsDemo: boolean;
  /** The mailbox at /dev/correo shows everybody's mail: never in production. */
  isProduction: boolean;
}

export interface DataPlace {
  dataDir: string;
  /** PostgreSQL when set; otherwise the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
}

export interface StripeConfig {
  secretKey: string;
  apiUrl: string;
  /** Of the pages that people are sent to; null, any, with an STRIPE_API_URL of one's own. */
  pageDomain: string | null;
  /**
   * Of the two Stripe endpoints, platform and connected accounts: each event may be signed with
   * either.
   */
  webhookSecrets: readonly string[];
}

export interface VerifactuConfig {
  environment: 'test' | 'production';
  /** Where records are sent, and where an invoice's QR code leads. */
  service: string;
  verification: string;
  /** With which certificates are stored: 32 bytes. */
  key: Buffer;
  /** Who answers for the program, with its address, and when ('YYYY-MM-DD') and where that was declared. */
  producer: {
    name: string;
    taxId: string;
    address: string;
    declaredOn: string;
    declaredAt: string;
  };
  /** Certificates to trust in place of Node's own list. */
  ca?: string;
}

export class ConfigError extends StartRefused {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const STRIPE_API_URL = 'https://api.stripe.com';

const VARIABLES = {
  PORT: {
    schema: z.pipe(z._default(z.string(), '3000'), z.pipe(z.transform(Number), port())),
    wants: 'un puerto entre 0 y 65535',
  },
  HOST: { schema: z._default(z.string().check(z.minLength(1)), '0.0.0.0'), wants: 'una dirección' },
  PUBLIC_URL: {
    schema: z.optional(z.url({ protocol: /^https?$/ })),
    wants: 'una dirección completa, como https://mi-restaurante.es',
  },
  DATA_DIR: {
    schema: z._default(z.string().check(z.minLength(1)), 'data'),
    wants: 'una carpeta',
  },
  DATABASE_URL: {
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
    wants: 'una dirección de PostgreSQL, como postgres://usuario@servidor:5432/base',
  },
  SMTP_URL: {
    schema: z.optional(z.string().check(z.refine((url) => readSmtpUrl(url) !== null))),
    wants:
      'un servidor de correo, como smtps://usuario:clave@smtp.mi-casa.es:465 o smtp://usuario:clave@smtp.mi-casa.es:587',
  },
  MAIL_FROM: {
    schema: z.optional(z.string().check(z.refine((from) => readSender(from) !== null))),
    wants: 'la dirección que firma los correos, como Simplato <hola@mi-restaurante.es>',
  },
  STRIPE_SECRET_KEY: {
    schema: z.optional(z.string().check(z.regex(/^[rs]k_(test|live)_\w+$/))),
    wants: 'una clave secreta de Stripe (sk_… o rk_…)',
  },
  STRIPE_API_URL: {
    // The SDK takes only a host and a port: a path would be silently dropped.
    schema: z._default(
      z.url({ protocol: /^https?$/ }).check(z.regex(/^https?:\/\/[^/?#@]+\/?$/)),
      STRIPE_API_URL,
    ),
    wants: 'una dirección completa y sin ruta, como https://api.stripe.com',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.optional(z.string().check(z.regex(/^whsec_\w+$/))),
    wants: 'el secreto de un webhook de Stripe (whsec_…)',
  },
  STRIPE_CONNECT_WEBHOOK_SECRET: {
    schema: z.optional(z.string().check(z.regex(/^whsec_\w+$/))),
    wants: 'el secreto de un webhook de Stripe (whsec_…)',
  },
  OPEN_TOWNS: {
    schema: z._default(z.string(), 'Aranjuez'),
    wants: 'una o más ciudades, separadas por comas',
  },
  OPERATOR_TOKEN: {
    schema: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{20,200}$/))),
    wants: 'una clave de 20 a 200 caracteres sin espacios',
  },
  DRAIN_SECONDS: {
    schema: z.pipe(
      z._default(z.string(), '0'),
      z.pipe(z.transform(Number), z.number().check(z.minimum(0), z.maximum(600))),
    ),
    wants: 'segundos, de 0 a 600',
  },
  VERIFACTU: {
    schema: z._default(z.enum(['off', 'test', 'production']), 'off'),
    wants: 'off, test, production',
  },
  VERIFACTU_URL: {
    schema: z.optional(z.url({ protocol: /^https$/ })),
    wants: 'la dirección https del servicio de la Agencia Tributaria',
  },
  VERIFACTU_KEY: {
    schema: z.optional(z.string().check(z.regex(/^[A-Za-z0-9+/]{43}=$/))),
    wants: '32 bytes en base64, como los de openssl rand -base64 32',
  },
  VERIFACTU_PRODUCER: {
    schema: z.optional(
      z
        .string()
        .check(z.regex(/^[^;]{1,120};[A-Z0-9]{9};[^;]{5,200};20\d\d-\d\d-\d\d;[^;]{5,80}$/)),
    ),
    wants:
      'quién responde del programa, y cuándo y dónde lo declaró: Mi empresa SL;B12345674;Calle Mayor 1, 28300 Aranjuez;2026-12-01;Aranjuez, España',
  },
  SERVICE_WORKER: { schema: z._default(z.enum(['on', 'off']), 'on'), wants: 'on, off' },
  COMMON_PASSWORDS: {
    schema: z._default(z.enum(['accept', 'refuse']), 'accept'),
    wants: 'accept, refuse',
  },
  DEMO_IN_PRODUCTION: {
    schema: z._default(z.enum(['accept', 'refuse']), 'refuse'),
    wants: 'accept, refuse',
  },
  TRUSTED_PROXIES: {
    schema: z._default(z.string().check(z.refine((text) => listOf(text).every(isNetwork))), ''),
    wants: 'direcciones o redes separadas por comas, como loopback o 10.0.0.0/8',
  },
  CONNECTIONS_PER_ADDRESS: {
    schema: z.pipe(
      z._default(z.string(), String(CONNECTIONS_PER_ADDRESS)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(20), z.maximum(1_000_000))),
    ),
    wants: 'un número de conexiones, de 20 a 1000000',
  },
  LOG_LEVEL: { schema: z._default(z.enum(LOG_LEVELS), 'info'), wants: LOG_LEVELS.join(', ') },
} as const;

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** 'loopback', an address, or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  if (text === 'loopback') return true;
  const [address = '', bits, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (longest < 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
}

function port() {
  return z.int().check(z.minimum(0), z.maximum(65_535));
}

type Variable = keyof typeof VARIABLES;

type Environment = Readonly<Record<string, string | undefined>>;

/** May also be in a file that `<NAME>_FILE` names, where systemd, Podman or a vault puts them. */
const SECRETS: ReadonlySet<Variable> = new Set([
  'DATABASE_URL',
  'OPERATOR_TOKEN',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'VERIFACTU_KEY',
]);

/** A value, and the variable that it comes from. Compose files and shells leave some empty: unset. */
function findValue(env: Environment, name: Variable): { value: string | undefined; from: string } {
  const from = `${name}_FILE`;
  const file = SECRETS.has(name) ? env[from] || undefined : undefined;
  const value = env[name] || undefined;
  if (file === undefined) return { value, from: name };
  if (value !== undefined) throw new ConfigError(`${from}: sobra, porque ${name} ya está puesta.`);
  return { value: readSecret(from, file), from };
}

function readSecret(from: string, file: string): string {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    throw new ConfigError(`${from}: no se puede leer ${file}.`, { cause: error });
  }
  throw new ConfigError(`${from}: ${file} está vacío.`);
}

function readVariable<Name extends Variable>(
  env: Environment,
  name: Name,
): z.output<(typeof VARIABLES)[Name]['schema']> {
  const { schema, wants } = VARIABLES[name];
  const { value, from } = findValue(env, name);
  const result = z.safeParse(schema, value);
  if (!result.success) throw new ConfigError(`${from}: se esperaba ${wants}.`);
  return result.data as z.output<(typeof VARIABLES)[Name]['schema']>;
}

/** For commands that only work on the data, without mail or payments. */
export function readDataPlace(env: Environment = process.env): DataPlace {
  return {
    dataDir: path.resolve(readVariable(env, 'DATA_DIR')),
    databaseUrl: readVariable(env, 'DATABASE_URL'),
  };
}

export function readConfig(env: Environment = process.env): Config {
  const read = <Name extends Variable>(name: Name) => readVariable(env, name);
  const need = (name: Variable, why: string): never => {
    throw new ConfigError(`${name}: se esperaba ${VARIABLES[name].wants}, ${why}.`);
  };
  const portNumber = read('PORT');
  const isProduction = env['NODE_ENV'] === 'production';
  const readStripe = (): StripeConfig | null => {
    const secretKey = read('STRIPE_SECRET_KEY');
    const [secret, connectSecret] = [
      read('STRIPE_WEBHOOK_SECRET'),
      read('STRIPE_CONNECT_WEBHOOK_SECRET'),
    ];
    const apiUrl = read('STRIPE_API_URL');
    if (!secretKey) {
      if (isProduction) need('STRIPE_SECRET_KEY', 'porque en producción no hay pagos de prueba');
      return null;
    }
    if (!secret) return need('STRIPE_WEBHOOK_SECRET', 'que acompaña a STRIPE_SECRET_KEY');
    return {
      secretKey,
      apiUrl,
      pageDomain: new URL(apiUrl).origin === STRIPE_API_URL ? 'stripe.com' : null,
      webhookSecrets: connectSecret ? [secret, connectSecret] : [secret],
    };
  };
  const readVerifactu = (): VerifactuConfig | null => {
    const environment = read('VERIFACTU');
    if (environment === 'off') return null;
    const key = read('VERIFACTU_KEY');
    const producer = read('VERIFACTU_PRODUCER');
    if (!key) return need('VERIFACTU_KEY', 'con la que se guardan los certificados');
    if (!producer) return need('VERIFACTU_PRODUCER', 'que va en cada registro');
    const { service, verification } = AGENCY_ADDRESSES[environment];
    const [name = '', taxId = '', address = '', declaredOn = '', declaredAt = ''] =
      producer.split(';');
    return {
      environment,
      service: read('VERIFACTU_URL') ?? service,
      verification,
      key: Buffer.from(key, 'base64'),
      producer: { name, taxId, address, declaredOn, declaredAt },
    };
  };
  return {
    port: portNumber,
    host: read('HOST'),
    publicUrl: withoutSlash(read('PUBLIC_URL') ?? `http://localhost:${portNumber}`),
    ...readDataPlace(env),
    logLevel: read('LOG_LEVEL'),
    trustedProxies: listOf(read('TRUSTED_PROXIES')),
    connectionsPerAddress: read('CONNECTIONS_PER_ADDRESS'),
    openTowns: listOf(read('OPEN_TOWNS')),
    smtp: smtpOf(read('SMTP_URL'), read('MAIL_FROM'), isProduction),
    stripe: readStripe(),
    verifactu: readVerifactu(),
    operatorToken: read('OPERATOR_TOKEN'),
    drainMs: read('DRAIN_SECONDS') * 1000,
    isWorkerOn: read('SERVICE_WORKER') === 'on',
    refusesCommonPasswords: read('COMMON_PASSWORDS') === 'refuse',
    acceptsDemo: read('DEMO_IN_PRODUCTION') === 'accept',
    isProduction,
  };
}

const LOOPBACK = /^(localhost|127\.[\d.]+|::1)$/i;

/** What the operator should know at the start, although nothing stops it; null if nothing. */
export function warningAbout({ isProduction, publicUrl, host, stripe }: Config): string | null {
  if (isProduction && publicUrl.startsWith('http:')) {
    return `Aviso: PUBLIC_URL es ${publicUrl}, sin https: contraseñas y cookies viajarán sin cifrar.`;
  }
  if (isProduction || LOOPBACK.test(host)) return null;
  const sandbox = stripe === null ? ', y los pagos son de prueba: nadie paga de verdad' : '';
  return `Aviso: sin NODE_ENV=production, en ${host} atiende a toda la red${sandbox}. Con datos de verdad, pon HOST=127.0.0.1.`;
}

/** An address without the slashes at its end. */
function withoutSlash(address: string): string {
  return address.endsWith('/') ? withoutSlash(address.slice(0, -1)) : address;
}

function smtpOf(url: string | undefined, mailFrom: string | undefined, isProduction: boolean) {
  const missing = (name: 'SMTP_URL' | 'MAIL_FROM', because: string) =>
    new ConfigError(`${name}: se esperaba ${VARIABLES[name].wants}; ${because}.`);
  if (url === undefined) {
    if (isProduction)
      throw missing(
        'SMTP_URL',
        'con NODE_ENV=production hay que ponerlo: sin él nadie recibiría sus correos',
      );
    return undefined;
  }
  if (mailFrom === undefined) throw missing('MAIL_FROM', 'hace falta junto a SMTP_URL');
  const [server, from] = [readSmtpUrl(url), readSender(mailFrom)];
  return server && from ? { server, from } : undefined;
}
