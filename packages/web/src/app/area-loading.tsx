import { Overlay } from '../ui/overlay.tsx';
import { APP_COPY } from '../copy/app.ts';
import { useCopy } from '../copy/speech.ts';

/** While an area's chunk comes down the line; on a normal one nobody sees it. */
export function AreaLoading() {
  const app = useCopy(APP_COPY);
  return <Overlay text={app.loading} />;
}
