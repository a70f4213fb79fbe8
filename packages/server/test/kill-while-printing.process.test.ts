import { changeStations, listCategories } from '@simplato/contract';
import { COPY_HEADING } from '@simplato/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KitchenPrinter, openPrinters } from './printers.ts';
import { Crowd } from './process/crowd.ts';
import type { DataPlace } from './process/data-places.ts';
import { EVERY_DATABASE } from './process/demo-places.ts';
import { ask } from './process/people.ts';
import { startServer, type ServerProcess } from './process/server-process.ts';
import { runsOr } from './runs.ts';

const KILLS = runsOr(1, 'KILLS');
/** The server is killed after a number of orders in this range, and a moment later. */
const ORDERS = { least: 1, most: 8 };
/** Within the printing of a ticket. */
const MOMENT_MS = 400;
const COPY = COPY_HEADING.split(' ')[0]!;
const CUT = '\u001DVB\0';

const { plugIn } = openPrinters();

describe.each(EVERY_DATABASE)('a server killed while its kitchen prints, on $name', (database) => {
  let place: DataPlace;
  let server: ServerProcess;

  beforeEach(async () => {
    place = await database.create();
    server = await startServer(place);
  });
  afterEach(async () => {
    await server.kill();
    await place.remove();
  });

  test(
    `prints the ticket of every order, and once but for what is headed as a copy, kills: ${KILLS}`,
    { timeout: 600_000 },
    async () => {
      const printer = await new KitchenPrinter().plugIn(plugIn);
      const crowd = await Crowd.sitDown(server.url);
      const { body: categories } = await ask(server.url, crowd.staff, listCategories);
      const categorias = categories.map(({ idcategoria }) => idcategoria);
      const partidas = [{ nombre: 'Cocina', categorias, impresora: printer.address }];
      await ask(server.url, crowd.staff, changeStations, { body: { partidas } });
      crowd.begin();
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await crowd.more(ORDERS.least + Math.floor(Math.random() * ORDERS.most));
        // A random moment is the point of the test, so it must not depend on anything that the server does.
        await new Promise((resolve) => setTimeout(resolve, Math.random() * MOMENT_MS));
        await server.kill();
        server = await startServer(place);
        crowd.moveTo(server.url);
      }
      await crowd.end();

      const whole = () => printer.papers.filter((paper) => paper.endsWith(CUT)).map(numberOn);
      const ordered = crowd.answered.map(({ idorder }) => idorder);
      // Until the lease of the process that was killed is over, and all is printed after it.
      await expect
        .poll(() => ordered.filter((idorder) => !whole().includes(idorder)), { timeout: 60_000 })
        .toEqual([]);
      const originals = printer.papers.filter((paper) => !paper.includes(COPY)).map(numberOn);
      expect(new Set(originals).size).toBe(originals.length);
      expect(printer.mostOpen).toBe(1);
      console.log(
        `${ordered.length} orders, ${printer.papers.length} tickets, ` +
          `${printer.papers.length - originals.length} of them headed as copies`,
      );
    },
  );
});

/** In code page 858. */
function numberOn(paper: string): number {
  return Number(/Pedido n\u00A7 (\d+)/.exec(paper)?.[1]);
}
