import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      logLevel: 'info',
      stripe: null,
    });
  });

  test('takes what is set; an empty variable is an unset one', () => {
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
    ['PUBLIC_URL', 'mi-restaurante.es', 'una dirección completa'],
    ['PUBLIC_URL', 'ftp://mi-restaurante.es', 'una dirección completa'],
    ['DATABASE_URL', 'mysql://localhost/simplato', 'una dirección de PostgreSQL'],
    ['STRIPE_SECRET_KEY', 'pk_test_51publica', 'una clave secreta de Stripe'],
    ['STRIPE_SECRET_KEY', 'sk_test_51 con espacio', 'una clave secreta de Stripe'],
    ['STRIPE_API_URL', 'api.stripe.com', 'una dirección completa'],
    ['STRIPE_API_URL', 'https://api.stripe.com/v1', 'una dirección completa'],
    ['STRIPE_WEBHOOK_SECRET', 'secreto', 'el secreto de un webhook de Stripe'],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', 'secreto', 'el secreto de un webhook de Stripe'],
    ['LOG_LEVEL', 'mucho', 'fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s stops the start, saying what it wants', (name, value, wants) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name}: se esperaba ${wants}`);
  });
});

describe('the payment provider', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'rk_live_51Simplato',
    STRIPE_WEBHOOK_SECRET: 'whsec_plataforma',
  };

  test('is Stripe once there is a key', () => {
    expect(readConfig(keys).stripe).toEqual({
      secretKey: 'rk_live_51Simplato',
      apiUrl: 'https://api.stripe.com',
      webhookSecrets: ['whsec_plataforma'],
    });
  });

  test('may stand elsewhere, and sign for the connected accounts with a secret of its own', () => {
    const env = {
      ...keys,
      STRIPE_API_URL: 'http://127.0.0.1:12111',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_conectadas',
    };
    expect(readConfig(env).stripe).toMatchObject({
      apiUrl: 'http://127.0.0.1:12111',
      webhookSecrets: ['whsec_plataforma', 'whsec_conectadas'],
    });
  });

  test('a key that is none is not repeated', () => {
    const read = () => readConfig({ ...keys, STRIPE_SECRET_KEY: 'sk_test_51Cortada…' });
    expect(read).toThrow('STRIPE_SECRET_KEY: se esperaba');
    expect(read).not.toThrow('Cortada');
  });

  test('is not Stripe without a secret to know its events by', () => {
    const read = () => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('STRIPE_WEBHOOK_SECRET: se esperaba');
  });

  test('is no sandbox in production', () => {
    const read = () => readConfig({ NODE_ENV: 'production' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow('STRIPE_SECRET_KEY: se esperaba');
    expect(readConfig({ ...keys, NODE_ENV: 'production' }).stripe).not.toBeNull();
  });
});
