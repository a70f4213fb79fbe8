import type { FieldRule } from '../people/field-rules.ts';

/**
 * Links to a restaurant's social profiles. People type an address or a handle; the link is built here
 * from the host and path, always https and always on that network, so that typed text can neither
 * contain a script nor lead to another site.
 */
export const SOCIAL_NETWORKS = ['facebook', 'instagram', 'google'] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

const NETWORKS: Readonly<
  Record<SocialNetwork, { name: string; hosts: readonly string[]; profile: string | null }>
> = {
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    profile: 'https://www.facebook.com/',
  },
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com', 'instagr.am'],
    profile: 'https://www.instagram.com/',
  },
  // A place on Google Maps has an address but no handle.
  google: {
    name: 'Google',
    hosts: ['google.com', 'google.es', 'goo.gl', 'g.page', 'g.co', 'business.site'],
    profile: null,
  },
};

const ADDRESS = /^(?:https?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,})(\/[\w\-.~:/?#[\]@!$&()*+,;=%]*)?$/i;
const HANDLE = /^@?([a-z0-9._]{1,50})$/i;

export function socialName(network: SocialNetwork): string {
  return NETWORKS[network].name;
}

/** The link for the typed text; null when it contains none. */
export function socialUrl(network: SocialNetwork, value: string): string | null {
  const { hosts, profile } = NETWORKS[network];
  const text = value.trim();
  const [, rawHost = '', path = ''] = ADDRESS.exec(text) ?? [];
  const host = rawHost.toLowerCase();
  if (hosts.some((known) => host === known || host.endsWith(`.${known}`))) {
    return path.length > 1 || profile === null ? `https://${host}${path}` : null;
  }
  const handle = HANDLE.exec(text)?.[1];
  return handle !== undefined && profile !== null ? `${profile}${handle}` : null;
}

export function socialRule(network: SocialNetwork): FieldRule {
  const { name, profile } = NETWORKS[network];
  return (value) => {
    if (value.trim() === '' || socialUrl(network, value) !== null) return null;
    return profile === null
      ? `Pega la dirección de tu ficha de ${name}, o déjalo vacío`
      : `Escribe tu usuario de ${name} o pega la dirección de tu página`;
  };
}
