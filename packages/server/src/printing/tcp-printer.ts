import net from 'node:net';
import type { PrinterAddress } from '@simplato/domain';

/** A printer in the same house answers at once, or is off. */
const PATIENCE_MS = 4_000;
/** Some printers keep the line open after everything has been said: then what they took counts. */
const LAST_WORD_MS = 800;

/**
 * Sends bytes to a network printer ("raw" port). True once the printer has taken them all. What it says
 * back is read by nobody: whoever sets the address learns nothing from it but whether something listens.
 */
export function sendToPrinter(
  { host, port }: PrinterAddress,
  bytes: Uint8Array,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    const settle = (isPrinted: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isPrinted);
    };
    let timer = setTimeout(() => settle(false), patienceMs);
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
