import * as contract from '@simplato/contract';
import { actionsIn, addDays, dayStartsAt } from '@simplato/domain';
import type { FastifyInstance } from 'fastify';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { listEntries } from './audit-queries.ts';

export function auditRoutes(app: FastifyInstance, { db }: Dependencies): void {
  serve(app, contract.listAudit, async ({ query, session }) => {
    const { dia, area, antes } = query;
    const filter = {
      from: dia === undefined ? null : new Date(dayStartsAt(dia)),
      until: dia === undefined ? null : new Date(dayStartsAt(addDays(dia, 1))),
      actions: area === undefined ? null : actionsIn(contract.areaFromWire(area)),
      before: antes ?? null,
    };
    // One more than a page holds: tells whether there is a next page.
    const found = await listEntries(db, session.restaurantId, filter, contract.AUDIT_PAGE + 1);
    const page = found.slice(0, contract.AUDIT_PAGE);
    return answer(200, {
      cambios: page.map(contract.auditEntryToWire),
      siguiente: found.length > page.length ? (page.at(-1)?.entryId ?? null) : null,
    });
  });
}
