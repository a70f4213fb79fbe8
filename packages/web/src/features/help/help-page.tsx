import { useId } from 'react';
import { Link } from 'wouter';
import { HELP_MESSAGES } from '../../i18n/es/help.ts';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import css from './help-page.module.css';

/** What a diner asks at the table, in the order of a visit. */
export function HelpPage() {
  const copy = useMessages(HELP_MESSAGES);
  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <PageTitle detail={copy.detail}>{copy.heading}</PageTitle>
      <div className={css.questions}>
        <Question {...copy.allergy} href={PATHS.menu} />
        <Question {...copy.change} href={PATHS.tab} />
        <Question {...copy.pay} href={PATHS.orderSummary} />
      </div>
    </div>
  );
}

interface QuestionProps {
  question: string;
  answer: string;
  /** Words of the link to where it is done. */
  link: string;
  href: string;
}

function Question({ question, answer, link, href }: QuestionProps) {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} className={css.question}>
      <h2 id={titleId} className={css.title}>
        {question}
      </h2>
      <p className={css.answer}>{answer}</p>
      <Link href={href} className={buttonClass({ variant: 'outline' })}>
        {link}
      </Link>
    </Card>
  );
}
