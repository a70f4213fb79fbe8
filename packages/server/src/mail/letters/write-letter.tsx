import type { Mail } from '../outbox.ts';
import { renderLetter } from './letter-page.tsx';
import { Action, Address, Heading, Paragraph, Small } from './letter-parts.tsx';
import { oneLine } from './one-line.ts';

/** A letter about an account, as its sentences. Both parts of the mail are made of it. */
export interface Letter {
  to: string;
  subject: string;
  title: string;
  greeting: string;
  before: readonly string[];
  action?: { label: string; url: string };
  /** What to do if it was not you, and the like. */
  after: readonly string[];
  goodForMs?: number;
}

const SIGNATURE = 'Simplato · Aranjuez, Madrid';

export function writeLetter({ to, goodForMs, ...letter }: Letter): Mail {
  const { title, greeting, before, action, after } = letter;
  const subject = oneLine(letter.subject);
  const text = [greeting, ...before, ...(action ? [action.url] : []), ...after, SIGNATURE];
  const html = renderLetter({
    subject,
    preview: before[0] ?? title,
    sender: 'Simplato',
    foot: [SIGNATURE, 'Este correo sale solo, por algo que ha pasado en una cuenta.'],
    children: (
      <>
        <Heading>{title}</Heading>
        {[greeting, ...before].map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {action && <Action {...action} />}
        {action && <Address url={action.url} />}
        {after.map((sentence) => (
          <Small key={sentence}>{sentence}</Small>
        ))}
      </>
    ),
  });
  const life = goodForMs === undefined ? {} : { goodForMs };
  return { to, subject, text: text.join('\n\n'), html, ...life };
}
