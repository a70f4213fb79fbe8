import { Link } from 'wouter';
import { LEGAL_TEXTS } from '../../i18n/es/legal.ts';
import { LEGAL_FOOTER_MESSAGES } from '../../i18n/es/legal-footer.ts';
import type { LegalLink } from '../../i18n/es/legal-links.ts';
import { useMessages, useLanguage } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { LegalBody } from './legal-body.tsx';
import css from './legal.module.css';

interface LegalDialogProps {
  name: LegalLink;
  onClose: () => void;
}

export function LegalDialog({ name, onClose }: LegalDialogProps) {
  const words = useMessages(LEGAL_FOOTER_MESSAGES);
  const isForeign = useLanguage() !== 'es';
  const text = LEGAL_TEXTS[name];
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={<span lang="es">{text.title}</span>}
      actions={
        <>
          <Link href={PATHS[name]} className={css.ownPage}>
            {words.ownPage}
          </Link>
          <Button variant="outline" onClick={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {isForeign && <p>{words.inSpanish}</p>}
      {/* Focusable, because the text is longer than the dialog and must scroll with the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.text} tabIndex={0} lang="es">
        {text.date && <p className={css.date}>{text.date}</p>}
        <LegalBody sections={text.sections} level={3} />
      </div>
    </Dialog>
  );
}
