import { Overlay } from '../ui/overlay.tsx';
import { APP_MESSAGES } from '../i18n/es/app.ts';
import { useMessages } from '../i18n/i18n-context.ts';

/** Shown while an area's chunk is loading; on a normal connection nobody sees it. */
export function AreaLoading() {
  const app = useMessages(APP_MESSAGES);
  return <Overlay text={app.loading} />;
}
