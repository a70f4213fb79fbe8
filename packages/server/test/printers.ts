import { once } from 'node:events';
import net from 'node:net';
import { afterEach } from 'vitest';

export interface Paper {
  address: string;
  /** Everything that the first connection sent, once it was closed. */
  printed: Promise<Buffer>;
}

/** Fake printers, until the end of each test. */
export function openPrinters() {
  const printers: net.Server[] = [];
  const unplug = () => {
    for (const printer of printers.splice(0)) printer.close();
  };
  afterEach(unplug);

  /** A fake printer: listens on the first free one of the printers' ports. */
  const plugIn = async (onCall?: (socket: net.Socket) => void): Promise<Paper> => {
    for (let port = 9100; port <= 9199; port += 1) {
      const printer = net.createServer();
      const listening = once(printer, 'listening');
      printer.listen(port, '127.0.0.1');
      try {
        await listening;
      } catch {
        continue;
      }
      printers.push(printer);
      const printed = new Promise<Buffer>((resolve) => {
        printer.on('connection', (socket) => {
          if (onCall) return onCall(socket);
          const chunks: Buffer[] = [];
          socket.on('data', (chunk) => chunks.push(chunk));
          socket.on('end', () => resolve(Buffer.concat(chunks)));
        });
      });
      return { address: `127.0.0.1:${port}`, printed };
    }
    throw new Error('No port of the printers is free');
  };

  return { plugIn, unplug };
}
