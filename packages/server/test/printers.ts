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

const NO_PAPER = 0b0111_0010;
const FINE = 0b0001_0010;

/** A printer that keeps each paper, answers for its paper, and can be told how the next call ends. */
export class KitchenPrinter {
  readonly papers: string[] = [];
  address = '';
  hasPaper = true;
  answers = true;
  /** How many connections are open, and were at most. */
  open = 0;
  mostOpen = 0;
  /** Breaks the next connections once they have sent so many bytes. */
  cutsAfter: number[] = [];

  async plugIn(plugIn: ReturnType<typeof openPrinters>['plugIn']): Promise<this> {
    this.address = (await plugIn((socket) => this.#take(socket))).address;
    return this;
  }

  #take(socket: net.Socket): void {
    this.mostOpen = Math.max(this.mostOpen, (this.open += 1));
    const chunks: Buffer[] = [];
    const cut = this.cutsAfter.shift();
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      const [asked, rest] = apart(chunk);
      if (asked && this.answers) socket.write(Uint8Array.of(FINE, this.hasPaper ? FINE : NO_PAPER));
      chunks.push(rest);
      if (cut !== undefined && Buffer.concat(chunks).length >= cut) socket.resetAndDestroy();
    });
    socket.on('close', () => {
      this.open -= 1;
      const paper = Buffer.concat(chunks).toString('latin1');
      if (paper !== '') this.papers.push(paper);
    });
  }
}

const ASK_STATUS = Buffer.from([0x10, 0x04, 2, 0x10, 0x04, 4]);

/** What was asked in real time, and what is to be printed. */
function apart(chunk: Buffer): [boolean, Buffer] {
  const at = chunk.indexOf(ASK_STATUS);
  if (at === -1) return [false, chunk];
  return [true, Buffer.concat([chunk.subarray(0, at), chunk.subarray(at + ASK_STATUS.length)])];
}
