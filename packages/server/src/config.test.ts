import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ConfigError, readConfig, readDataPlace, warningAbout } from './config.ts';

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      logLevel: 'info',
      operatorToken: undefined,
      drainMs: 0,
      stripe: null,
      isWorkerOn: true,
      refusesCommonPasswords: false,
      acceptsDemo: false,
    });
  });

  test('reads what is set; an empty variable counts as unset', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://mi-restaurante.es//',
      DATA_DIR: '/var/lib/simplato',
      DATABASE_URL: '',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'https://mi-restaurante.es',
      dataDir: '/var/lib/simplato',
      databaseUrl: undefined,
      logLevel: 'warn',
    });
  });

  test.each([
    ['PORT', 'ochenta', 'un puerto entre 0 y 65535'],
    ['PORT', '65536', 'un puerto entre 0 y 65535'],
    ['PORT', '80.5', 'un puerto entre 0 y 65535'],
    ['OPERATOR_TOKEN', 'corta', 'una clave de 20 a 200 caracteres sin espacios'],
    ['DRAIN_SECONDS', '-1', 'segundos, de 0 a 600'],
    ['DRAIN_SECONDS', 'diez', 'segundos, de 0 a 600'],
    ['PUBLIC_URL', 'mi-restaurante.es', 'una dirección completa'],
    ['PUBLIC_URL', 'ftp://mi-restaurante.es', 'una dirección completa'],
    ['DATABASE_URL', 'mysql://localhost/simplato', 'una dirección de PostgreSQL'],
    ['SMTP_URL', 'smtp.mi-casa.es', 'un servidor de correo'],
    ['SMTP_URL', 'https://smtp.mi-casa.es', 'un servidor de correo'],
    ['SMTP_URL', 'smtps://solo-usuario@smtp.mi-casa.es', 'un servidor de correo'],
    ['SMTP_URL', 'smtps://ana:50%@smtp.mi-casa.es', 'un servidor de correo'],
    ['SMTP_URL', 'smtps://ana:clave@smtp.mi-casa.es:465/buzon', 'un servidor de correo'],
    ['SMTP_URL', 'smtp://ana:clave@smtp.mi-casa.es?tls=none', 'un servidor de correo'],
    ['SMTP_URL', 'smtps://smtp.mi-casa.es?tls=none', 'un servidor de correo'],
    ['MAIL_FROM', 'hola', 'la dirección que firma los correos'],
    ['MAIL_FROM', 'a@b.es, c@d.es', 'la dirección que firma los correos'],
    ['MAIL_FROM', 'Hola\r\nBcc: x@y.es <a@b.es>', 'la dirección que firma los correos'],
    ['STRIPE_SECRET_KEY', 'pk_test_51publica', 'una clave secreta de Stripe'],
    ['STRIPE_SECRET_KEY', 'sk_test_51 con espacio', 'una clave secreta de Stripe'],
    ['STRIPE_API_URL', 'api.stripe.com', 'una dirección completa'],
    ['STRIPE_API_URL', 'https://api.stripe.com/v1', 'una dirección completa'],
    ['STRIPE_WEBHOOK_SECRET', 'secreto', 'el secreto de un webhook de Stripe'],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', 'secreto', 'el secreto de un webhook de Stripe'],
    ['SERVICE_WORKER', 'nunca', 'on, off'],
    ['COMMON_PASSWORDS', 'no', 'accept, refuse'],
    ['DEMO_IN_PRODUCTION', 'on', 'accept, refuse'],
    ['LOG_LEVEL', 'mucho', 'fatal, error, warn, info, debug, trace, silent'],
  ])(
    '%s=%s prevents the start, with a message that says what is expected',
    (name, value, wants) => {
      const read = () => readConfig({ [name]: value });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(`${name}: se esperaba ${wants}`);
    },
  );

  test('of mail has server, encryption and sender', () => {
    const read = (SMTP_URL: string, MAIL_FROM = 'Mi Taberna <hola@mi-casa.es>') =>
      readConfig({ SMTP_URL, MAIL_FROM }).smtp;
    expect(read('smtps://ana%40mi-casa.es:cl%40ve@smtp.mi-casa.es')).toEqual({
      server: {
        host: 'smtp.mi-casa.es',
        port: 465,
        tls: 'implicit',
        login: { user: 'ana@mi-casa.es', password: 'cl@ve' },
      },
      from: { name: 'Mi Taberna', address: 'hola@mi-casa.es' },
    });
    expect(read('smtp://smtp.mi-casa.es', 'hola@mi-casa.es')).toEqual({
      server: { host: 'smtp.mi-casa.es', port: 587, tls: 'starttls', login: undefined },
      from: { name: 'Simplato', address: 'hola@mi-casa.es' },
    });
    expect(read('smtp://correo:2525?tls=none')?.server).toMatchObject({ port: 2525, tls: 'none' });
    expect(read('smtp://ana:clave@127.0.0.1:2525')?.server).toMatchObject({ tls: 'none' });
    expect(read('smtp://[::1]:2525')?.server).toMatchObject({ host: '::1', tls: 'none' });
  });

  test('of mail is required in production, with its sender', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
      /^SMTP_URL: se esperaba un servidor de correo, .+ nadie recibiría/,
    );
    expect(() => readConfig({ SMTP_URL: 'smtps://smtp.mi-casa.es' })).toThrow(
      /^MAIL_FROM: se esperaba la dirección .+ hace falta junto a SMTP_URL/,
    );
    expect(readConfig({}).smtp).toBeUndefined();
  });

  test('never repeats a password in an error message', () => {
    for (const SMTP_URL of ['smtps://ana:secreta@', 'smtp://ana:secreta@x.es?tls=none']) {
      expect(() => readConfig({ SMTP_URL })).toThrow(/^(?!.*secreta).*SMTP_URL/s);
    }
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'simplato-secrets-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const fileOf = (content: string) => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };
  const token = 'una-clave-bastante-larga';

  test('is read, with the line break that editors add', () => {
    const env = { OPERATOR_TOKEN: '', OPERATOR_TOKEN_FILE: fileOf(`${token}\n`) };
    expect(readConfig(env).operatorToken).toBe(token);
    const url = 'postgres://simplato:clave@db.casa.lan/simplato';
    expect(readDataPlace({ DATABASE_URL_FILE: fileOf(url) }).databaseUrl).toBe(url);
    expect(readConfig({ OPERATOR_TOKEN: token, OPERATOR_TOKEN_FILE: '' }).operatorToken).toBe(
      token,
    );
  });

  test.each([
    ['is empty', () => fileOf(' \n'), /^OPERATOR_TOKEN_FILE: .+ está vacío\.$/],
    [
      'is missing',
      () => path.join(folder, 'nada'),
      /^OPERATOR_TOKEN_FILE: no se puede leer .+nada/,
    ],
    ['is a folder', () => folder, /^OPERATOR_TOKEN_FILE: no se puede leer/],
    ['is wrong', () => fileOf('corta'), /^OPERATOR_TOKEN_FILE: se esperaba una clave (?!.*corta)/],
  ])('prevents the start if it %s', (_what, file, message) => {
    const read = () => readConfig({ OPERATOR_TOKEN_FILE: file() });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(message);
  });

  test('prevents the start if the variable is set as well', () => {
    const env = { OPERATOR_TOKEN: token, OPERATOR_TOKEN_FILE: fileOf(token) };
    expect(() => readConfig(env)).toThrow(/^OPERATOR_TOKEN_FILE: sobra/);
  });

  test('may be any of the secrets', () => {
    const secrets = {
      DATABASE_URL: 'postgres://db.casa.lan/simplato',
      OPERATOR_TOKEN: token,
      SMTP_URL: 'smtps://ana:clave@smtp.mi-casa.es',
      STRIPE_SECRET_KEY: 'rk_live_51Simplato',
      STRIPE_WEBHOOK_SECRET: 'whsec_plataforma',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_conectadas',
    };
    const files = Object.entries(secrets).map(([name, secret]) => {
      const file = path.join(folder, name);
      writeFileSync(file, secret);
      return [`${name}_FILE`, file];
    });
    const more = { MAIL_FROM: 'hola@mi-casa.es' };
    expect(readConfig({ ...Object.fromEntries(files), ...more })).toEqual(
      readConfig({ ...secrets, ...more }),
    );
  });
});

test('connections per address have a minimum and a maximum', () => {
  expect(readConfig({}).connectionsPerAddress).toBe(2_000);
  expect(readConfig({ CONNECTIONS_PER_ADDRESS: '300' }).connectionsPerAddress).toBe(300);
  for (const CONNECTIONS_PER_ADDRESS of ['0', '19', '2.5', 'x', '1000001']) {
    expect(() => readConfig({ CONNECTIONS_PER_ADDRESS })).toThrow(
      /^CONNECTIONS_PER_ADDRESS: se esperaba un número de conexiones/,
    );
  }
});

describe('the payment provider', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'rk_live_51Simplato',
    STRIPE_WEBHOOK_SECRET: 'whsec_plataforma',
  };

  test('is Stripe if a key is set', () => {
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'rk_live_51Simplato',
      apiUrl: 'https://api.stripe.com',
      pageDomain: 'stripe.com',
      webhookSecrets: ['whsec_plataforma'],
    });
  });

  test('may have another address, and a second secret for the connected accounts', () => {
    const env = {
      ...keys,
      STRIPE_API_URL: 'http://127.0.0.1:12111',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_conectadas',
    };
    expect(readConfig(env).stripe).toMatchObject({
      apiUrl: 'http://127.0.0.1:12111',
      pageDomain: null,
      webhookSecrets: ['whsec_plataforma', 'whsec_conectadas'],
    });
  });

  test('never repeats an invalid key in an error message', () => {
    const read = () => readConfig({ ...keys, STRIPE_SECRET_KEY: 'sk_test_51Cortada…' });
    expect(read).toThrow('STRIPE_SECRET_KEY: se esperaba');
    expect(read).not.toThrow('Cortada');
  });

  test('needs a webhook secret with the key', () => {
    const read = () => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('STRIPE_WEBHOOK_SECRET: se esperaba');
  });

  test('cannot be the sandbox in production', () => {
    const mail = { SMTP_URL: 'smtps://smtp.mi-casa.es', MAIL_FROM: 'hola@mi-casa.es' };
    const production = { ...mail, NODE_ENV: 'production' };
    const read = () => readConfig(production);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('STRIPE_SECRET_KEY: se esperaba');
    expect(readConfig({ ...keys, ...production }).stripe).not.toBeNull();
  });
});

test.each([
  ['production', 'http://mi-casa.es', true],
  ['production', 'https://mi-casa.es', false],
  ['', 'http://mi-casa.es', false],
])('with NODE_ENV=%s and PUBLIC_URL=%s there is a warning: %s', (NODE_ENV, PUBLIC_URL, warns) => {
  const mail = { SMTP_URL: 'smtps://smtp.mi-casa.es', MAIL_FROM: 'hola@mi-casa.es' };
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' };
  const HOST = '127.0.0.1';
  const warning = warningAbout(readConfig({ ...mail, ...stripe, NODE_ENV, PUBLIC_URL, HOST }));
  expect(warning !== null).toBe(warns);
});

test.each([
  [{}, /0\.0\.0\.0 .+ pagos son de prueba/],
  [{ HOST: '192.168.1.5' }, /192\.168\.1\.5/],
  [{ HOST: '::' }, /::/],
  [{ HOST: '127.0.0.1' }, null],
  [{ HOST: 'localhost' }, null],
  [{ HOST: '::1' }, null],
])(
  'outside production, with %o, there is a warning of what the network can use: %s',
  (env, warns) => {
    const warning = warningAbout(readConfig(env));
    if (warns === null) expect(warning).toBeNull();
    else expect(warning).toMatch(warns);
  },
);

describe('the proxies that are trusted', () => {
  const read = (TRUSTED_PROXIES: string) => readConfig({ TRUSTED_PROXIES }).trustedProxies;

  test.each([
    ['', []],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, 192.168.1.7', ['10.0.0.0/8', '192.168.1.7']],
    ['fd00::/8', ['fd00::/8']],
  ])('%j is accepted', (text, proxies) => {
    expect(read(text)).toEqual(proxies);
  });

  test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0/8', '*', 'true', '1'])(
    '%j prevents the start',
    (text) => {
      expect(() => read(text)).toThrow(/^TRUSTED_PROXIES: se esperaba direcciones o redes/);
    },
  );
});
