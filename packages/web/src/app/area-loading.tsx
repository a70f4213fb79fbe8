import { Overlay } from '../ui/overlay.tsx';
import { APP_COPY } from '../copy/app.ts';
import { useCopy } from '../copy/speech.ts';

/** Shown while an area's chunk is loading; on a normal connection nobody sees it. */
export function AreaLoading() {
  const app = useCopy(APP_COPY);
  return <Overlay text={app.loading} />;
}
