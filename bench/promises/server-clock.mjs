/**
 * Loaded into a server before its own code: its clock starts at CLOCK_STARTS, goes on from there, and is
 * moved to the milliseconds that are written, a line each, to the port CLOCK_PORT, which answers each. The
 * embedded database uses the same clock. Timers stay as they are.
 */
import net from 'node:net';
import process from 'node:process';
import { createInterface } from 'node:readline';

const MachineDate = Date;
let aheadMs = Number(process.env.CLOCK_STARTS) - MachineDate.now();

globalThis.Date = class extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(MachineDate.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return MachineDate.now() + aheadMs;
  }
};

const server = net.createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
  createInterface({ input: socket }).on('line', (line) => {
    // Never back: what has been answered has happened.
    aheadMs = Math.max(aheadMs, Number(line) - MachineDate.now());
    socket.write('moved\n');
  });
});
// A process that the server starts loads this too, and finds the port taken.
server.on('error', () => undefined);
server.listen(Number(process.env.CLOCK_PORT), '127.0.0.1');
server.unref();
