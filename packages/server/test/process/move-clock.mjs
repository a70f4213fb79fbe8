/**
 * Loaded into a server before its own code: with each SIGUSR2 its clock moves to the next offset in
 * CLOCK_HOURS, in hours from the machine's clock. The embedded database uses the same clock.
 */
const hours = (process.env.CLOCK_HOURS ?? '').split(',').map(Number);
const MachineDate = Date;
let aheadMs = 0;

globalThis.Date = class extends MachineDate {
  constructor(...given) {
    if (given.length === 0) super(MachineDate.now() + aheadMs);
    else super(...given);
  }

  static now() {
    return MachineDate.now() + aheadMs;
  }
};

process.on('SIGUSR2', () => {
  aheadMs = (hours.shift() ?? 0) * 3_600_000;
  console.log(`the clock is ${aheadMs} ms ahead`);
});
