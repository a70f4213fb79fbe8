import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openLink, spendLink } from './account-links.ts';
import { accountPage } from './account-page.ts';
import { hasBeenOnboarded, isChoice } from './account-steps.ts';
import { chooseForAccount, findAccount } from './accounts.ts';
import { fieldOf, type PageParts } from './form-bodies.ts';
import { NOT_FOUND_PAGE } from './page.ts';

interface Call {
  Params: { accountId: string };
  Querystring: { enlace?: string | string[] };
}

/**
 * The page where a restaurant is onboarded; without a link, the panel of an onboarded account, whose
 * id is no secret.
 */
export function accountRoutes(pages: FastifyInstance, { db, now, onlyOperators }: PageParts): void {
  const guarded = {
    preHandler: async (request: FastifyRequest<Call>, reply: FastifyReply) => {
      const { method, query, body } = request;
      const link = method === 'POST' ? fieldOf(body, 'enlace') : query.enlace;
      return typeof link === 'string' ? undefined : onlyOperators(request, reply);
    },
  };
  pages.get<Call>('/cuenta/:accountId', guarded, async ({ params, query }, reply) => {
    const account = await findAccount(db, params.accountId);
    if (!account) return reply.code(404).send(NOT_FOUND_PAGE);
    if (query.enlace === undefined) return accountPage(account, null);
    const token = String(query.enlace);
    const link = await openLink(db, params.accountId, token, now());
    if (!link) return reply.code(404).send(NOT_FOUND_PAGE);
    if (!link.isOpen) return reply.redirect(link.refreshUrl, 303);
    return accountPage(account, token);
  });

  pages.post<Call>('/cuenta/:accountId', guarded, async ({ params, body }, reply) => {
    const { accountId } = params;
    const here = `${pages.prefix}/cuenta/${accountId}`;
    const account = await findAccount(db, accountId);
    if (!account) return reply.code(404).send(NOT_FOUND_PAGE);
    const choice = fieldOf(body, 'accion');
    if (!isChoice(choice)) return reply.redirect(here, 303);
    const token = fieldOf(body, 'enlace');
    if (token === null) {
      if (!hasBeenOnboarded(account.state)) return reply.redirect(here, 303);
      await chooseForAccount(db, accountId, choice, now());
      return reply.redirect(account.returnUrl ?? here, 303);
    }
    const link = await spendLink(db, accountId, token, now());
    if (!link) return reply.code(404).send(NOT_FOUND_PAGE);
    if (link.state === 'over') return reply.redirect(link.refreshUrl, 303);
    if (link.state === 'good') await chooseForAccount(db, accountId, choice, now());
    return reply.redirect(link.returnUrl, 303);
  });
}
