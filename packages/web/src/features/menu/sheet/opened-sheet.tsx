import { type ComponentProps, lazy, useEffect } from 'react';
import { prefetchWhenIdle } from '../../../first-view/idle-queue.ts';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import type { MenuSheet as Sheet } from './menu-sheet.tsx';

const load = () => import('./menu-sheet.tsx');
const MenuSheet = lazy(async () => ({ default: (await load()).MenuSheet }));

/** The sheet named by the address. Its chunk is prefetched once the menu is shown. */
export function OpenedSheet(props: ComponentProps<typeof Sheet>) {
  useEffect(() => prefetchWhenIdle(load), []);
  if (props.sheet.value === null) return null;
  return (
    <LateDialog>
      <MenuSheet {...props} />
    </LateDialog>
  );
}
