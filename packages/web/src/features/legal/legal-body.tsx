import { Link } from 'wouter';
import type { LegalSection, RichText, TextLink } from '../../i18n/es/legal-text.ts';
import css from './legal-body.module.css';

interface LegalBodyProps {
  sections: readonly LegalSection[];
  /** Level of the sections' titles: below a page's h1, or below a dialog's h2. */
  level: 2 | 3;
}

export function LegalBody({ sections, level }: LegalBodyProps) {
  const Heading = `h${level}` as const;
  return sections.map(({ title, lead, paragraphs = [], items = [], points = [] }, index) => (
    <section key={index} className={css.section}>
      {title !== undefined && (
        // Anchors only make sense on a page of its own.
        <Heading id={level === 2 ? sectionId(title) : undefined} className={css.title}>
          {title}
        </Heading>
      )}
      {lead !== undefined && (
        <p>
          <Sentence words={lead} />
        </p>
      )}
      {items.length > 0 && (
        <dl className={css.items}>
          {items.map(([term, meaning]) => (
            <div key={term} className={css.item}>
              <dt>{term}</dt>
              <dd>
                <Sentence words={meaning} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {points.length > 0 && (
        <ul className={css.points}>
          {points.map((point, at) => (
            <li key={at}>
              <Sentence words={point} />
            </li>
          ))}
        </ul>
      )}
      {paragraphs.map((paragraph, at) => (
        <p key={at}>
          <Sentence words={paragraph} />
        </p>
      ))}
    </section>
  ));
}

function Sentence({ words }: { words: RichText }) {
  if (typeof words === 'string') return words;
  return words.map((piece, at) =>
    typeof piece === 'string' ? piece : <SentenceLink key={at} {...piece} />,
  );
}

function SentenceLink({ text, href }: TextLink) {
  return href.startsWith('/') ? <Link href={href}>{text}</Link> : <a href={href}>{text}</a>;
}

/** 'Qué guardamos' → 'que-guardamos': the anchor of a section. */
export function sectionId(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
