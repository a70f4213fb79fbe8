import net from 'node:net';
import type { PrinterAddress } from '@simplato/domain';

/** What became of a ticket: on paper, refused for want of paper, unheard, or left to somebody else. */
export type Printing = 'printed' | 'paper' | 'silent' | 'left';

const LIMITS_MS = {
  /** A printer that is switched on answers at once. */
  connect: 2_000,
  /** Some say nothing of their paper. */
  status: 300,
  send: 4_000,
  /** Some keep the connection open after the end: after this, the data counts as received. */
  lastWord: 800,
};

/**
 * Prints a ticket on a network printer ("raw" port), asked before and after whether it has paper. Sends
 * nothing unless `mayBegin` then says so: after that, what is not printed may be all the same. Of its
 * replies only those bits are read, so that whoever sets the address learns nothing else.
 */
export async function printOnPaper(
  address: PrinterAddress,
  bytes: Uint8Array,
  mayBegin: () => Promise<boolean>,
): Promise<Printing> {
  const printer = new Connection(address);
  try {
    if (!(await printer.isThere())) return 'silent';
    if ((await printer.hasPaper()) === false) return 'paper';
    if (!(await mayBegin())) return 'left';
    if (!(await printer.send(bytes))) return 'silent';
    const hasPaper = await printer.hasPaper();
    if (hasPaper === false) return 'paper';
    // One that answers after the last byte has it.
    return (await printer.end()) || hasPaper ? 'printed' : 'silent';
  } finally {
    printer.leave();
  }
}

const [DLE, EOT] = [0x10, 0x04];
/** Why it is offline, and how its paper is; both are answered while it is busy. */
const ASK_STATUS = Uint8Array.of(DLE, EOT, 2, DLE, EOT, 4);
const REPLIES = 2;
/** Bits that are the same in every such reply, and what they are. */
const FIXED = { mask: 0b1001_0011, bits: 0b0001_0010 };
const COVER_OPEN_OR_PAPER_END = 0b0010_0100;
const NO_PAPER = 0b0110_0000;

class Connection {
  readonly #socket: net.Socket;
  readonly #opened: Promise<boolean>;
  #hasFailed = false;
  #replies: number[] = [];
  #wake: () => void = () => undefined;

  constructor({ host, port }: PrinterAddress) {
    this.#socket = net.connect({ host, port });
    this.#socket.on('error', () => this.#fail());
    this.#socket.on('close', () => this.#wake());
    this.#socket.on('data', (chunk) => {
      const replies = [...chunk].filter((byte) => (byte & FIXED.mask) === FIXED.bits);
      this.#replies.push(...replies.slice(0, REPLIES - this.#replies.length));
      this.#wake();
    });
    this.#socket.on('connect', () => this.#wake());
    this.#opened = this.#until(() => !this.#socket.connecting, LIMITS_MS.connect);
  }

  async isThere(): Promise<boolean> {
    return (await this.#opened) && !this.#hasFailed;
  }

  /** Null if it does not say. */
  async hasPaper(): Promise<boolean | null> {
    this.#replies = [];
    this.#socket.write(ASK_STATUS);
    await this.#until(() => this.#replies.length === REPLIES, LIMITS_MS.status);
    const [offline, paper] = this.#replies;
    if (offline === undefined || paper === undefined) return null;
    return (offline & COVER_OPEN_OR_PAPER_END) === 0 && (paper & NO_PAPER) === 0;
  }

  async send(bytes: Uint8Array): Promise<boolean> {
    let isSent = false;
    this.#socket.write(bytes, (error) => {
      isSent = !error;
      this.#wake();
    });
    return (await this.#until(() => isSent, LIMITS_MS.send)) && !this.#hasFailed;
  }

  /** True unless the connection breaks before the printer has closed it. */
  async end(): Promise<boolean> {
    this.#socket.end();
    await this.#until(() => this.#socket.closed, LIMITS_MS.lastWord);
    return !this.#hasFailed;
  }

  leave(): void {
    this.#socket.destroy();
  }

  #fail(): void {
    this.#hasFailed = true;
    this.#wake();
  }

  /** False if the connection broke, or it took too long. */
  async #until(isDone: () => boolean, ms: number): Promise<boolean> {
    const over = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        if (!isDone() && !this.#hasFailed && !this.#socket.closed) return;
        clearTimeout(timer);
        resolve();
      };
      this.#wake();
    });
    await over;
    return isDone() && !this.#hasFailed;
  }
}
