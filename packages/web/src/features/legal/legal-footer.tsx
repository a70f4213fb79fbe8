import { lazy, Suspense, useState } from 'react';
import { LEGAL_LINKS_COPY as copy, type LegalLink } from '../../copy/legal-links.ts';
import css from './legal.module.css';

// The texts are long, and few open them.
const LegalDialog = lazy(async () => ({
  default: (await import('./legal-dialog.tsx')).LegalDialog,
}));

const YEAR = new Date().getFullYear();

/** The foot of the public pages: the year, and the four texts, each in a dialog. */
export function LegalFooter() {
  const [open, setOpen] = useState<LegalLink | null>(null);
  return (
    <footer className={css.footer}>
      <p>{copy.copyright(YEAR)}</p>
      <ul role="list" aria-label={copy.list} className={css.links}>
        {copy.links.map(({ name, label }) => (
          <li key={name}>
            <button type="button" className={css.link} onClick={() => setOpen(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense>
          <LegalDialog name={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </footer>
  );
}
