import css from './overlay.module.css';
import { Spinner } from './spinner.tsx';

interface OverlayProps {
  /** "Cargando Pedidos..." */
  text: string;
  secondLine?: string | undefined;
}

/** Covers the screen while something must finish first. Mount it to show it. */
export function Overlay({ text, secondLine }: OverlayProps) {
  return (
    <div className={css.overlay} role="status" data-covers-screen="">
      <div className={css.box}>
        <Spinner size="large" className={css.spinner} />
        <p className={css.text}>{text}</p>
        {secondLine && <p className={css.second}>{secondLine}</p>}
      </div>
    </div>
  );
}
