import { readPrinterAddress } from '@simplato/domain';
import { expect, test } from 'vitest';
import { openPrinters } from '../../test/printers.ts';
import { printOnPaper } from './ticket-printer.ts';

const { plugIn } = openPrinters();
const TICKET = Uint8Array.from(Buffer.from('Plancha'));
const FINE = 0b0001_0010;

test.each([
  ['with paper', [FINE, FINE], 'printed'],
  ['with little paper left', [FINE, 0b0001_1110], 'printed'],
  ['without paper', [FINE, 0b0111_0010], 'paper'],
  ['that has stopped for want of paper', [0b0011_0010, FINE], 'paper'],
  ['whose cover is open', [0b0001_0110, FINE], 'paper'],
  ['that tells of its drawer first', [0b0001_0000, 0, 0, 0b0000_1111, FINE, 0b0111_0010], 'paper'],
  ['that tells half', [0b0011_0010], 'printed'],
  ['that says nothing', [], 'printed'],
])('a printer %s is understood', async (_what, replies, outcome) => {
  const heard: Buffer[] = [];
  const { address } = await plugIn((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      heard.push(chunk);
      if (chunk[0] === 0x10) socket.write(Uint8Array.from(replies));
    });
  });
  const target = readPrinterAddress(address, { withOwnMachine: true })!;
  expect(await printOnPaper(target, TICKET, async () => true)).toBe(outcome);
  expect(Buffer.concat(heard).includes('Plancha')).toBe(outcome === 'printed');
});

test('nothing is sent to one that somebody else is sending to', async () => {
  const { address, printed } = await plugIn();
  const target = readPrinterAddress(address, { withOwnMachine: true })!;
  expect(await printOnPaper(target, TICKET, async () => false)).toBe('left');
  expect((await printed).includes('Plancha')).toBe(false);
});
