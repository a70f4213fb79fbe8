import { createStoredValue, useStoredValue } from '../../storage/stored-value.ts';
import { PATHS } from '../../paths.ts';

interface SidebarChoice {
  /** Beside the pages of the back office. */
  pages: boolean;
  /** Beside the screens of the service, which have something of their own for all of the width. */
  service: boolean;
}

const UNCHOSEN: SidebarChoice = { pages: true, service: false };

/** Of this device, on wide screens: whether the sidebar stands open. */
const store = createStoredValue<SidebarChoice>({
  key: 'panelLateral',
  empty: UNCHOSEN,
  parse: (json) => {
    if (typeof json !== 'object' || json === null) return null;
    const { paginas, servicio } = json as Record<string, unknown>;
    return typeof paginas === 'boolean' && typeof servicio === 'boolean'
      ? { pages: paginas, service: servicio }
      : null;
  },
  toJson: ({ pages, service }) => ({ paginas: pages, servicio: service }),
});

const SERVICE: readonly string[] = [PATHS.board, PATHS.room];

/** Whether the sidebar stands open beside the page at a path, and how to change and keep that. */
export function useSidebarChoice(path: string): [boolean, (isOpen: boolean) => void] {
  const kind = SERVICE.includes(path) ? 'service' : 'pages';
  const choice = useStoredValue(store, UNCHOSEN);
  return [choice[kind], (isOpen) => store.write({ ...store.read(), [kind]: isOpen })];
}
