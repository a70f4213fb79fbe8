import { Component, type ReactNode } from 'react';
import { APP_MESSAGES } from '../i18n/es/app.ts';
import { useMessages } from '../i18n/i18n-context.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { isFileMissing } from '../ui/late-part.tsx';
import css from './centred-page.module.css';

type Crash = 'crashed' | 'lost';

/** The last resort: catches a page that throws, or a chunk that was removed by a new version. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crash: Crash | null }> {
  override state: { crash: Crash | null } = { crash: null };

  static getDerivedStateFromError(error: unknown): { crash: Crash } {
    return { crash: isFileMissing(error) ? 'lost' : 'crashed' };
  }

  override render() {
    const { crash } = this.state;
    return crash ? <Crashed crash={crash} /> : this.props.children;
  }
}

function Crashed({ crash }: { crash: Crash }) {
  const { crashed, lost } = useMessages(APP_MESSAGES);
  const { title, text, action } =
    crash === 'lost' ? { ...lost, text: `${lost.why} ${lost.safe}` } : crashed;
  return (
    <main className={css.page}>
      <ErrorState
        isPage
        title={title}
        text={text}
        action={
          <Button variant="dark" onClick={() => location.reload()}>
            {action}
          </Button>
        }
      />
    </main>
  );
}
