import { LEGAL_TEXTS, type LegalText } from '../../copy/legal.ts';
import { LEGAL_LINKS_COPY as copy, type LegalLink } from '../../copy/legal-links.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from './legal.module.css';

interface LegalDialogProps {
  name: LegalLink;
  onClose: () => void;
}

export function LegalDialog({ name, onClose }: LegalDialogProps) {
  const text: LegalText = LEGAL_TEXTS[name];
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={text.title}
      actions={
        <Button variant="outline" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      {/* Longer than its dialog: the focus on it lets the arrow keys scroll. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.text} tabIndex={0}>
        {text.sections.map(({ title, paragraphs = [], items = [] }, index) => (
          <section key={index}>
            {title && <h3>{title}</h3>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {items.length > 0 && (
              <dl>
                {items.map(([term, meaning]) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd>{meaning}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
        ))}
      </div>
    </Dialog>
  );
}
