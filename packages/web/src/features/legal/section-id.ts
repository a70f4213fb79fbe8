/** 'Qué guardamos' → 'que-guardamos': where a section is found in its page's address. */
export function sectionId(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
