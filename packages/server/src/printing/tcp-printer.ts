import net from 'node:net';
import type { PrinterAddress } from '@simplato/domain';

/** A printer that is switched on answers at once. */
const TIMEOUT_MS = 4_000;
/**
 * Some printers keep the connection open after the end: after this, the data counts as received.
 */
const LAST_WORD_MS = 800;

/**
 * Sends bytes to a network printer ("raw" port). True once the printer has accepted them all. Its
 * replies are discarded: whoever sets the address learns nothing except whether something listens
 * there.
 */
export function sendToPrinter(
  { host, port }: PrinterAddress,
  bytes: Uint8Array,
  timeoutMs = TIMEOUT_MS,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const settle = (isPrinted: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isPrinted);
    };
    let timer = setTimeout(() => settle(false), timeoutMs);
    socket.on('error', () => settle(false));
    socket.on('finish', () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle(true), LAST_WORD_MS);
    });
    socket.on('close', (hasFailed) => settle(!hasFailed));
    socket.resume();
    socket.end(bytes);
  });
}
