import { ScanQrCode } from 'lucide-react';
import { Link } from 'wouter';
import { LOGIN_COPY } from '../../copy/login.ts';
import { PATHS } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import css from './login-page.module.css';

const copy = LOGIN_COPY.diner;

/** Diners come in by their table's code. */
export function DinerWayIn() {
  return (
    <div className={css.diner}>
      <h2>{copy.title}</h2>
      <p>{copy.text}</p>
      <Link href={PATHS.scan} asChild>
        <LinkButton href={PATHS.scan} size="big" wide icon={<ScanQrCode aria-hidden="true" />}>
          {copy.action}
        </LinkButton>
      </Link>
    </div>
  );
}
