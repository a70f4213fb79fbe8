import type { UserType } from '@simplato/contract';
import { Link } from 'wouter';
import { APP_COPY } from '../copy/app.ts';
import { PATHS } from '../paths.ts';
import { buttonClass } from '../ui/button-look.ts';
import { ErrorState } from '../ui/error-state.tsx';
import css from './centred-page.module.css';

const copy = APP_COPY.sessionEnded;
const WAY_ON = {
  CLIENTE: { text: copy.dinerText, href: PATHS.scan, action: copy.dinerAction },
  RESTAURANTE: { text: copy.staffText, href: PATHS.login, action: copy.staffAction },
} as const satisfies Record<UserType, unknown>;

export function SessionEnded({ type }: { type: UserType }) {
  const { text, href, action } = WAY_ON[type];
  return (
    <main className={css.page}>
      <ErrorState
        title={copy.title}
        text={text}
        action={
          <Link href={href} className={buttonClass({ size: 'big' })}>
            {action}
          </Link>
        }
      />
    </main>
  );
}
