import { type ComponentProps, lazy, useEffect } from 'react';
import { fetchSoon } from '../../soon.ts';
import { LateDialog } from '../session/late-dialog.tsx';
import type { MenuSheet as Sheet } from './menu-sheet.tsx';

const load = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(async () => ({ default: (await load()).MenuSheet }));

/** The sheet that the address names. Its chunk comes after the menu, and before anybody has read a dish. */
export function OpenedSheet(props: ComponentProps<typeof Sheet>) {
  useEffect(() => fetchSoon(load), []);
  if (props.sheet.value === null) return null;
  return (
    <LateDialog>
      <MenuSheet {...props} />
    </LateDialog>
  );
}
