import { Overlay } from '../ui/overlay.tsx';
import { APP_COPY } from '../copy/app.ts';

/** While an area's chunk comes down the line; on a normal one nobody sees it. */
export function AreaLoading() {
  return <Overlay text={APP_COPY.loading} />;
}
