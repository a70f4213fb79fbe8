import { wallTime } from '@simplato/domain';
import { lazy, type MouseEvent, useState } from 'react';
import { Link } from 'wouter';
import { useServerMinute } from '../../api/use-server-minute.ts';
import { LEGAL_LINKS_MESSAGES as copy, type LegalLink } from '../../i18n/es/legal-links.ts';
import { LEGAL_FOOTER_MESSAGES } from '../../i18n/es/legal-footer.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { LateDialog } from '../../ui/late-dialog.tsx';
import css from './legal.module.css';

// Lazy: the texts are long, and few people open them.
const LegalDialog = lazy(async () => ({
  default: (await import('./legal-dialog.tsx')).LegalDialog,
}));

/**
 * The footer of the public pages: the year and the four texts. Each is a link to its page, so that
 * it can be opened in a new tab or shared; a plain click opens it in a dialog over this page.
 */
export function LegalFooter({ opensDialogs = true }: { opensDialogs?: boolean }) {
  const words = useMessages(LEGAL_FOOTER_MESSAGES);
  const [open, setOpen] = useState<LegalLink | null>(null);
  const year = Number(wallTime(useServerMinute()).date.slice(0, 4));
  return (
    <footer className={css.footer}>
      <p>{copy.copyright(year)}</p>
      <ul role="list" aria-label={words.list} className={css.links}>
        {copy.links.map(({ name }) => (
          <li key={name}>
            <Link
              href={PATHS[name]}
              className={css.link}
              aria-haspopup={opensDialogs ? 'dialog' : undefined}
              onClick={(event: MouseEvent) => {
                if (!opensDialogs || !isPlain(event)) return;
                event.preventDefault();
                setOpen(name);
              }}
            >
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={PATHS.accessibility} className={css.link}>
        {words.accessibility}
      </Link>
      {open !== null && (
        <LateDialog>
          <LegalDialog name={open} onClose={() => setOpen(null)} />
        </LateDialog>
      )}
    </footer>
  );
}

/** Excludes clicks that ask the browser for another tab or window. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
