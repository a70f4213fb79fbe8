import type { AccountOwner, ProviderAccountState } from '@simplato/domain';

export interface AccountData {
  owner: AccountOwner;
  state: ProviderAccountState;
  /** Of the last link: where the page without a link leads back to. */
  returnUrl: string | null;
}

interface Choice {
  words: string;
  from: readonly ProviderAccountState[];
  to: ProviderAccountState;
}

/** What the onboarding page offers, by the state that the account is in. */
export const CHOICES = {
  terminar: { words: 'Terminar el alta', from: ['unfinished', 'restricted'], to: 'active' },
  revisar: {
    words: 'Enviar y quedar en revisión',
    from: ['unfinished', 'restricted'],
    to: 'in-review',
  },
  dejar: { words: 'Dejarlo a medias', from: ['unfinished'], to: 'unfinished' },
  aprobar: { words: 'Aprobar la cuenta', from: ['in-review'], to: 'active' },
  restringir: { words: 'Restringir', from: ['active'], to: 'restricted' },
  desconectar: {
    words: 'Desconectar',
    from: ['in-review', 'active', 'restricted'],
    to: 'disconnected',
  },
} as const satisfies Record<string, Choice>;
export type ChoiceName = keyof typeof CHOICES;

export function isChoice(name: string | null): name is ChoiceName {
  return name !== null && Object.hasOwn(CHOICES, name);
}

export function mayChoose(name: ChoiceName, state: ProviderAccountState): boolean {
  const { from }: Choice = CHOICES[name];
  return from.includes(state);
}

export function choicesFrom(state: ProviderAccountState): ChoiceName[] {
  return (Object.keys(CHOICES) as ChoiceName[]).filter((name) => mayChoose(name, state));
}

/** Without a link, the page is the account's panel at the provider: only after the onboarding. */
export function hasBeenOnboarded(state: ProviderAccountState): boolean {
  return state !== 'unfinished' && state !== 'disconnected';
}
