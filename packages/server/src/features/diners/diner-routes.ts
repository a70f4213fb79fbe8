import * as contract from '@simplato/contract';
import { fullName } from '@simplato/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageToWriteIn } from '../../http/language-of.ts';
import { answer, serve } from '../../http/serve.ts';
import type { Dependencies } from '../../dependencies.ts';
import { countInquiry } from '../../auth/rate-limit.ts';
import { rememberLanguage } from '../../auth/account-queries.ts';
import { askedPassword, confirmPassword } from '../../auth/confirm-password.ts';
import { pendingEmailOf } from '../accounts/email-change.ts';
import { readNewPassword, readPassword } from '../../auth/read-password.ts';
import { listOwnSessions } from '../accounts/own-sessions.ts';
import type { Session } from '../../auth/session.ts';
import { saveOwnChange, signIn } from '../../auth/sign-in.ts';
import { claimVisit } from '../tables/visits.ts';
import { changeDiner, requireDiner } from './change-diner.ts';
import type { Diner } from './diner-queries.ts';
import { dinerAccount, dinerSession } from './diner-session.ts';
import { downloadVisits } from './download-diner.ts';
import { logInDiner } from './log-in-diner.ts';
import { registerDiner } from './register-diner.ts';
import { removeDiner } from './remove-diner.ts';

export function dinerRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, cookies, now } = dependencies;

  const welcome = async (
    diner: Diner,
    former: Session | null,
    isRemembered: boolean,
    exchange: { request: FastifyRequest; reply: FastifyReply },
  ) => {
    const session = dinerSession(diner, former, isRemembered, now());
    await signIn(dependencies, exchange, session, {
      proof: diner,
      refusal: 'bad_credentials',
      prepare: async (tx) => {
        await rememberLanguage(tx, diner.dinerId, languageToWriteIn(exchange.request));
        await claimVisit(tx, session);
      },
    });
  };

  const toWire = async (diner: Diner): Promise<contract.DinerWire> => {
    const pending = await pendingEmailOf(db, dinerAccount(diner));
    return {
      idusuario: diner.dinerId,
      nombre: diner.name,
      nombreusuario: diner.username,
      mail: diner.email,
      ...(pending === null ? {} : { mailpendiente: pending }),
    };
  };

  serve(app, contract.registerDiner, async ({ body, session, request, reply }) => {
    await countInquiry(db, request.ip);
    const diner = await registerDiner(db, {
      name: body.nombre,
      username: body.nombreusuario,
      email: body.mail,
      digest: await readNewPassword(dependencies, request, {
        field: body.password,
        names: async () => [body.nombre, body.nombreusuario, body.mail],
      }),
    });
    await welcome(diner, session, true, { request, reply });
    return answer(201, await toWire(diner));
  });

  serve(app, contract.logInDiner, async ({ body, session, request, reply }) => {
    const diner = await logInDiner(db, {
      email: body.mail,
      digest: readPassword(body.password, request.checkId, now()),
      ip: request.ip,
      device: cookies.deviceOf(request),
    });
    await welcome(diner, session, body.recordar, { request, reply });
    return answer(200, await toWire(diner));
  });

  serve(app, contract.readDiner, async ({ session }) =>
    answer(200, await toWire(await requireDiner(db, session))),
  );

  serve(app, contract.changeDiner, async ({ body, session, request, reply }) => {
    const diner = await requireDiner(db, session);
    const { password } = body;
    const change = await changeDiner(dependencies, diner, {
      name: body.nombre,
      username: body.nombreusuario,
      email: body.mail,
      confirmPassword: askedPassword(dependencies, { password, session, request }),
    });
    await saveOwnChange(dependencies, { request, reply }, session, change);
    return answer(200, await toWire(change.changed));
  });

  serve(app, contract.downloadDiner, async ({ session, request }) => {
    const diner = await requireDiner(db, session);
    const token = request.cookies[contract.COOKIES.session] ?? '';
    const sessions = await listOwnSessions(db, session, token);
    const visits = await downloadVisits(db, diner);
    return answer(200, {
      cuenta: await toWire(diner),
      registro: diner.createdAt.toISOString(),
      idioma: diner.language,
      sesiones: sessions.map(contract.sessionDataToWire),
      visitas: visits.map((visit) => ({
        restaurante: fullName(visit),
        inicio: visit.startedAt.toISOString(),
        pedidos: visit.orders.map(contract.orderToWire),
        evita: visit.avoided,
        llamadas: visit.calls.map(contract.callToWire),
      })),
    });
  });

  serve(app, contract.deleteDiner, async ({ body, session, request, reply }) => {
    const digest = readPassword(body.password, request.checkId, now());
    const diner = await requireDiner(db, session);
    const confirmed = await confirmPassword(db, session, digest, request.ip);
    await removeDiner(dependencies, diner, confirmed);
    cookies.clear(reply);
    return answer(200, { ok: true });
  });
}
