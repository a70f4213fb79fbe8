import type { Database } from './database.ts';
import type { AccountData } from './account-steps.ts';
import { requireAccount } from './accounts.ts';
import { requireWebAddress } from './check-charge.ts';
import { newId } from './sandbox-ids.ts';
import { insertObject, lockObject, saveObject } from './sandbox-objects.ts';
import { after, FORM_MS, LINK_MS } from './sandbox-times.ts';

interface NewLink {
  accountId: string;
  returnUrl: string;
  refreshUrl: string;
}

interface LinkData extends NewLink {
  expiresAt: string;
  openedAt: string | null;
  isUsed: boolean;
}

/** Returns the link's token. */
export async function createLink(db: Database, link: NewLink, now: Date): Promise<string> {
  requireWebAddress(link.returnUrl);
  requireWebAddress(link.refreshUrl);
  return db.transaction(async (tx) => {
    await requireAccount(tx, link.accountId);
    const account = await lockObject<AccountData>(tx, 'account', link.accountId);
    await saveObject(tx, link.accountId, { ...account, returnUrl: link.returnUrl });
    const { accountId, returnUrl, refreshUrl } = link;
    const expiresAt = after(now, LINK_MS).toISOString();
    const data: LinkData = {
      accountId,
      returnUrl,
      refreshUrl,
      expiresAt,
      openedAt: null,
      isUsed: false,
    };
    const token = newId('link');
    await insertObject(tx, { objectId: token, kind: 'link', belongsTo: accountId, data });
    return token;
  });
}

/**
 * Null for a token of another account. A link opens once and within five minutes; then it only
 * redirects to its refreshUrl.
 */
export async function openLink(db: Database, accountId: string, token: string, now: Date) {
  return db.transaction(async (tx) => {
    const link = await lockObject<LinkData>(tx, 'link', token);
    if (link?.accountId !== accountId) return null;
    const isOpen = link.openedAt === null && now < new Date(link.expiresAt);
    if (isOpen) await saveObject(tx, token, { ...link, openedAt: now.toISOString() });
    return { ...link, isOpen };
  });
}

/** Uses up an opened link when its form is sent. 'used': sent before. 'over': opened too long ago. */
export async function spendLink(db: Database, accountId: string, token: string, now: Date) {
  return db.transaction(async (tx) => {
    const link = await lockObject<LinkData>(tx, 'link', token);
    if (link?.accountId !== accountId) return null;
    const since = link.openedAt === null ? null : new Date(link.openedAt);
    const state = link.isUsed ? 'used' : since && now < after(since, FORM_MS) ? 'good' : 'over';
    if (state === 'good') await saveObject(tx, token, { ...link, isUsed: true });
    return { ...link, state } as const;
  });
}
