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
    ['LOG_LEVEL', 'mucho', 'fatal, error, warn, info, debug, trace, silent'],
  ])('%s=%s stops the start, saying what it wants', (name, value, wants) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(`${name}: se esperaba ${wants}`);
  });
});
