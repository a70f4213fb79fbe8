import { useCallback, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'wouter';
import { SCAN_COPY as copy } from '../../copy/scan.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Overlay } from '../../ui/overlay.tsx';
import { TileBand } from '../../ui/tile-band.tsx';
import { CameraView } from './camera-view.tsx';
import { CodeForm } from './code-form.tsx';
import { entryProblem, useEnterTable } from './enter-table.ts';
import css from './scan-page.module.css';
import { useScanner } from './use-scanner.ts';

/** The diner's door: by camera, by a printed link (`?c=`), or by hand. */
export function ScanPage() {
  const [search] = useSearchParams();
  const linkCode = search.get('c');
  const { mutate: enter, error, isPending, variables } = useEnterTable();
  const handleCode = useCallback((text: string) => enter(text), [enter]);
  const video = useRef<HTMLVideoElement>(null);
  const scanner = useScanner(video, handleCode);
  const problem = error && entryProblem(error);
  const alert = useRef<HTMLDivElement>(null);

  const { start } = scanner;
  const hasEntered = useRef(false);
  useEffect(() => {
    if (linkCode === null) start();
    // Once a visit, also where React runs effects twice to find faults: entering opens a session.
    else if (!hasEntered.current) {
      hasEntered.current = true;
      enter(linkCode);
    }
  }, [linkCode, start, enter]);

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
                <Button variant="outline" onClick={() => enter(variables ?? '')}>
                  {copy.retry}
                </Button>
              )
            }
          >
            {problem.text}
          </Notice>
        )}
        <CameraView videoRef={video} scanner={scanner} />
        <CodeForm pending={isPending} onCode={handleCode} />
      </main>
      {isPending && <Overlay text={copy.entering} />}
    </div>
  );
}
