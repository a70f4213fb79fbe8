import { CHOICES, choicesFrom, hasBeenOnboarded, type AccountData } from './account-steps.ts';
import { button } from './checkout-page.ts';
import { html } from '@simplato/plain-pages';
import { page } from './page.ts';

const WORDS: Readonly<Record<AccountData['state'], { title: string; text: string }>> = {
  unfinished: {
    title: 'Alta para cobrar online',
    text: 'Un proveedor de verdad te pediría aquí los datos del negocio y una cuenta del banco. Elige cómo acaba:',
  },
  'in-review': {
    title: 'Cuenta en revisión',
    text: 'Los datos están enviados. Elige qué decide el proveedor:',
  },
  active: { title: 'Cuenta activa', text: 'Puede cobrar online. Elige qué le pasa:' },
  restricted: {
    title: 'Cuenta restringida',
    text: 'No puede cobrar hasta que envíes los datos que faltan. Elige cómo acaba:',
  },
  disconnected: {
    title: 'Cuenta desconectada',
    text: 'Simplato ya no puede cobrar con esta cuenta. Empieza el alta otra vez desde Ajustes.',
  },
};

const NO_LINK = 'El alta se abre desde Simplato, con un enlace que sirve una vez.';

/** The onboarding page, and afterwards the account's panel. `token` is that of the link, if any. */
export function accountPage(account: AccountData, token: string | null): string {
  const { title, text } = WORDS[account.state];
  const isUsable = token !== null || hasBeenOnboarded(account.state);
  const isUnlinked = account.state === 'unfinished' && !isUsable;
  return page({
    title,
    body: html`<h1>${title}</h1>
      <p class="hint">${account.owner.legalName} · ${account.owner.email}</p>
      <p>${isUnlinked ? NO_LINK : text}</p>
      ${isUsable ? buttons(account, token) : null}
      ${
        account.returnUrl === null || (isUsable && account.state === 'unfinished')
          ? null
          : html`<a class="button quiet" href="${account.returnUrl}">Volver a Simplato</a>`
      }`,
  });
}

function buttons({ state }: AccountData, token: string | null) {
  const offered = choicesFrom(state).map((name, index) =>
    button(name, CHOICES[name].words, index === 0 && state !== 'active' ? 'main' : ''),
  );
  return html`<form method="post">
    ${token === null ? null : html`<input type="hidden" name="enlace" value="${token}" />`}
    <div class="others">${offered}</div>
  </form>`;
}
