import type { Language } from '@simplato/domain';
import type { Mail } from '../outbox.ts';
import { renderLetter } from './letter-page.tsx';
import { Action, Address, Heading, Paragraph, Small } from './letter-parts.tsx';
import { oneLine } from './one-line.ts';
import { DINER_LETTERS } from './i18n/diner-letters.ts';
import type { LetterMessages } from './i18n/letter-messages.ts';

/** A letter about an account, as its sentences. Both parts of the mail are made of it. */
export interface Letter extends LetterMessages {
  to: string;
  language: Language;
  greeting: string;
  action?: { label: string; url: string };
  goodForMs?: number;
}

const SIGNATURE = 'Simplato · Aranjuez, Madrid';

export function writeLetter({ to, language, goodForMs, ...letter }: Letter): Mail {
  const { foot, copyAddress } = DINER_LETTERS[language];
  const { title, greeting, before, action, after } = letter;
  const subject = oneLine(letter.subject);
  const text = [greeting, ...before, ...(action ? [action.url] : []), ...after, SIGNATURE];
  const html = renderLetter({
    language,
    subject,
    preview: before[0] ?? title,
    sender: 'Simplato',
    foot: [SIGNATURE, foot],
    children: (
      <>
        <Heading>{title}</Heading>
        {[greeting, ...before].map((sentence) => (
          <Paragraph key={sentence}>{sentence}</Paragraph>
        ))}
        {action && <Action {...action} />}
        {action && <Address words={copyAddress} url={action.url} />}
        {after.map((sentence) => (
          <Small key={sentence}>{sentence}</Small>
        ))}
      </>
    ),
  });
  const life = goodForMs === undefined ? {} : { goodForMs };
  return { to, subject, text: text.join('\n\n'), html, ...life };
}
