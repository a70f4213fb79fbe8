import { expect, test } from 'vitest';
import { readPrinterAddress } from './printer-address.ts';

test.each([
  ['192.168.1.50', { host: '192.168.1.50', port: 9100 }],
  [' 10.0.0.7:9101 ', { host: '10.0.0.7', port: 9101 }],
  ['172.16.0.1:9199', { host: '172.16.0.1', port: 9199 }],
  ['172.31.255.255', { host: '172.31.255.255', port: 9100 }],
])('%s is accepted as a printer’s address', (text, address) => {
  expect(readPrinterAddress(text)).toEqual(address);
});

test.each([
  '',
  'impresora.local',
  'localhost:9100',
  '127.0.0.1',
  '0.0.0.0',
  '8.8.8.8',
  '169.254.169.254',
  '172.32.0.1',
  '192.169.1.1',
  '100.64.0.1',
  '192.168.1.256',
  '192.168.001.5',
  '3232235826',
  '192.168.1.50:80',
  '192.168.1.50:5432',
  '192.168.1.50:9200',
  '192.168.1.50:',
  '[::1]:9100',
  'http://192.168.1.50',
])('%j is refused', (text) => {
  expect(readPrinterAddress(text)).toBeNull();
});

test('the server itself is accepted only where that is allowed', () => {
  const address = { host: '127.0.0.1', port: 9105 };
  expect(readPrinterAddress('127.0.0.1:9105', { withOwnMachine: true })).toEqual(address);
  expect(readPrinterAddress('127.0.0.1:5432', { withOwnMachine: true })).toBeNull();
});
