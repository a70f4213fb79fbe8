import net from 'node:net';
import { once } from 'node:events';

export interface MovedClock {
  moveTo(ms: number): Promise<void>;
  close(): void;
}

/** Of a server whose clock starts at an instant and is then moved by `takeClock`. */
export function clockOf(startsAtMs: number, port: number) {
  const module = new URL('./server-clock.mjs', import.meta.url).href;
  return {
    env: { CLOCK_STARTS: String(startsAtMs), CLOCK_PORT: String(port) },
    flags: [`--import=${module}`],
  };
}

/**
 * From here on this process tells its time by a clock that is moved by hand together with that of a server,
 * and goes on from there: phones and tablets tell the server's time. It never goes back.
 */
export async function takeClock(port: number, startsAtMs: number): Promise<MovedClock> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.setNoDelay(true);
  const MachineDate = Date;
  let aheadMs = startsAtMs - MachineDate.now();
  globalThis.Date = class extends MachineDate {
    constructor(...given: [] | [string | number | Date]) {
      if (given.length === 0) super(MachineDate.now() + aheadMs);
      else super(given[0]);
    }

    static override now(): number {
      return MachineDate.now() + aheadMs;
    }
  } as DateConstructor;
  return {
    async moveTo(ms) {
      aheadMs = Math.max(aheadMs, ms - MachineDate.now());
      socket.write(`${ms}\n`);
      await once(socket, 'data');
    },
    close: () => socket.destroy(),
  };
}
