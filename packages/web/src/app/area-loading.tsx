import { Overlay } from '../ui/overlay.tsx';
import { APP_COPY } from '../i18n/es/app.ts';
import { useCopy } from '../i18n/i18n-context.ts';

/** Shown while an area's chunk is loading; on a normal connection nobody sees it. */
export function AreaLoading() {
  const app = useCopy(APP_COPY);
  return <Overlay text={app.loading} />;
}
