import path from 'node:path';
import * as z from 'zod/mini';

/** The only reader of the environment. A mistake stops the start, naming the variable. */
export interface Config {
  port: number;
  host: string;
  /** Without a slash at the end: what printed codes and mails begin with. */
  publicUrl: string;
  dataDir: string;
  /** PostgreSQL when set; otherwise the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  logLevel: string;
  /** Where a restaurant may register. */
  openTowns: readonly string[];
  /** Null: a sandbox plays the payment provider, which production refuses. */
  stripe: StripeConfig | null;
  /** The mailbox at /dev/correo shows everybody's mail: never in production. */
  isProduction: boolean;
}

export interface StripeConfig {
  secretKey: string;
  apiUrl: string;
  /** Of the two endpoints at Stripe, the platform's and the connected accounts'. Either signs for both. */
  webhookSecrets: readonly string[];
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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
  STRIPE_SECRET_KEY: {
    schema: z.optional(z.string().check(z.regex(/^[rs]k_(test|live)_\w+$/))),
    wants: 'una clave secreta de Stripe (sk_… o rk_…)',
  },
  STRIPE_API_URL: {
    // The SDK takes a host and a port: a path would be dropped without a word.
    schema: z._default(
      z.url({ protocol: /^https?$/ }).check(z.regex(/^https?:\/\/[^/?#@]+\/?$/)),
      'https://api.stripe.com',
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
  LOG_LEVEL: { schema: z._default(z.enum(LOG_LEVELS), 'info'), wants: LOG_LEVELS.join(', ') },
} as const;

function port() {
  return z.int().check(z.minimum(0), z.maximum(65_535));
}

type Variable = keyof typeof VARIABLES;

export function readConfig(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
  const read = <Name extends Variable>(
    name: Name,
  ): z.output<(typeof VARIABLES)[Name]['schema']> => {
    const { schema, wants } = VARIABLES[name];
    // An empty variable is an unset one: that is how compose files and shells leave them.
    const result = z.safeParse(schema, env[name] === '' ? undefined : env[name]);
    if (!result.success) throw new ConfigError(`${name}: se esperaba ${wants}.`);
    return result.data as z.output<(typeof VARIABLES)[Name]['schema']>;
  };
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
      webhookSecrets: connectSecret ? [secret, connectSecret] : [secret],
    };
  };
  return {
    port: portNumber,
    host: read('HOST'),
    publicUrl: (read('PUBLIC_URL') ?? `http://localhost:${portNumber}`).replace(/\/+$/, ''),
    dataDir: path.resolve(read('DATA_DIR')),
    databaseUrl: read('DATABASE_URL'),
    logLevel: read('LOG_LEVEL'),
    openTowns: read('OPEN_TOWNS')
      .split(',')
      .map((town) => town.trim())
      .filter((town) => town !== ''),
    stripe: readStripe(),
    isProduction,
  };
}
