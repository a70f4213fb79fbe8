import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { CookiesBlockedError } from '../../api/call-error.ts';
import { failureOf } from '../../api/failure.ts';
import { SCAN_MESSAGES } from '../../i18n/es/scan.ts';
import { TranslatedError } from '../../i18n/translated.tsx';
import { useMessages } from '../../i18n/i18n-context.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { TileBand } from '../../ui/tile-band.tsx';
import { useSession } from '../session/session-store.ts';
import { LanguageButton } from '../language/language-button.tsx';
import { useWaitMessage } from '../../forms/wait-message.ts';
import { CameraView } from './camera-view.tsx';
import { CodeForm } from './code-form.tsx';
import { entryProblem, useEnterTable } from './enter-table.ts';
import css from './scan-page.module.css';
import { useQuestion } from './use-question.ts';
import { useScanner } from './use-scanner.ts';

/** Where diners enter: by camera, by a printed link (`?c=`), or by typing the code. */
export function ScanPage() {
  const copy = useMessages(SCAN_MESSAGES);
  const [search] = useSearchParams();
  const linkCode = search.get('c');
  const { mutate: enter, error: refusal, isPending, variables } = useEnterTable();
  // The server has opened a visit for this link, and the browser has kept nothing of it.
  const hasLostVisit = useSession().userType === null && search.has('cookies');
  const [lostVisit, setLostVisit] = useState(hasLostVisit ? new CookiesBlockedError() : null);
  const error = refusal ?? lostVisit;
  const hasEntered = useRef(false);
  const handleCode = useCallback(
    (text: string) => {
      hasEntered.current = true;
      enter(text);
    },
    [enter],
  );
  const video = useRef<HTMLVideoElement>(null);
  const scanner = useScanner(video, handleCode);
  const problem = error && entryProblem(error, copy);
  const waitMessage = useWaitMessage();
  const mustAsk = search.has('preguntar') || search.has('cookies');
  const question = useQuestion(linkCode, mustAsk, copy);
  /** What is asked is then the page's main matter; camera and code stay, without emphasis. */
  const isConfirming = question !== null && !problem && !isPending;
  const alert = useRef<HTMLDivElement>(null);

  const { start } = scanner;
  useEffect(() => {
    if (linkCode === null) start();
    // Only once, also when React runs effects twice in development: entering opens a session.
    else if (!question && !lostVisit && !hasEntered.current) handleCode(linkCode);
  }, [linkCode, start, handleCode, question, lostVisit]);

  useEffect(() => {
    if (error) alert.current?.focus();
  }, [error]);

  return (
    <div className={css.page}>
      <title>{copy.pageTitle}</title>
      <TileBand />
      <header className={css.bar}>
        <Link href={PATHS.landing} className={css.brand} aria-label={copy.home}>
          Simplato
        </Link>
        <LanguageButton />
      </header>
      <main className={css.main}>
        <div className={css.words}>
          <h1 className={css.heading}>{copy.heading}</h1>
          <p className={css.hint}>{copy.hint}</p>
        </div>
        {problem && !isPending && (
          <Notice
            tone="alert"
            role="alert"
            title={problem.title}
            ref={alert}
            tabIndex={-1}
            action={
              problem.canRetry && (
                <Button
                  variant="outline"
                  onClick={() => (refusal ? enter(variables ?? '') : setLostVisit(null))}
                >
                  {copy.retry}
                </Button>
              )
            }
          >
            {problem.text ?? <TranslatedError error={failureOf(error)} />} {waitMessage(error)}
          </Notice>
        )}
        {isConfirming && (
          <Notice
            title={question.title}
            action={
              <div className={css.choices}>
                <Link href={question.stayAt} className={buttonClass({})}>
                  {question.stay}
                </Link>
                <Button variant="outline" onClick={() => handleCode(question.code)}>
                  {question.enter}
                </Button>
              </div>
            }
          >
            {question.text}
          </Notice>
        )}
        <CameraView videoRef={video} scanner={scanner} isAside={isConfirming} />
        <CodeForm pending={isPending} isAside={isConfirming} onCode={handleCode} />
      </main>
      {isPending && <Overlay text={copy.entering} />}
    </div>
  );
}
