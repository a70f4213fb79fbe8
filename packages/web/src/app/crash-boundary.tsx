import { Component, type ReactNode } from 'react';
import { APP_COPY } from '../copy/app.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import css from './centred-page.module.css';

/** The last net: a page that throws, or a chunk that a new version has taken away. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children;
    return (
      <main className={css.page}>
        <ErrorState
          title={APP_COPY.crashed.title}
          text={APP_COPY.crashed.text}
          action={
            <Button variant="dark" onClick={() => location.reload()}>
              {APP_COPY.crashed.action}
            </Button>
          }
        />
      </main>
    );
  }
}
