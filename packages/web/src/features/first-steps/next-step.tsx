import type { Action } from '@simplato/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { FIRST_STEPS_MESSAGES as copy } from '../../i18n/es/first-steps.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { useStaffMay } from '../session/own-staff.ts';
import css from './step-list.module.css';
import { hasOrderedQuery, useSteps } from './steps.ts';

/** Where steps are taken. */
const PAGES: readonly string[] = [
  PATHS.categories,
  PATHS.products,
  PATHS.menuFile,
  PATHS.tableCodes,
  PATHS.settings,
];

interface NextStepProps {
  restaurantId: number;
  /** Of the page below which it stands. */
  path: string;
}

/**
 * On the pages where the first steps are taken: the way to the next one, once this page's is done. For
 * those who manage a restaurant that has never had an order.
 */
export function NextStep({ restaurantId, path }: NextStepProps) {
  const may = useStaffMay();
  const mayDoAny = may !== null && (may('manage-menu') || may('manage-tables'));
  const isHere = mayDoAny && PAGES.includes(path);
  const ordered = useQuery({ ...hasOrderedQuery(restaurantId), enabled: isHere });
  if (!isHere || ordered.data !== false) return null;
  return <Next restaurantId={restaurantId} path={path} may={may} />;
}

function Next({ restaurantId, path, may }: NextStepProps & { may: (action: Action) => boolean }) {
  const next = useSteps(restaurantId, may)?.next;
  // The file is a way of writing the menu, which is not done yet.
  const isDoneHere = next && next.path !== path && next.other?.path !== path;
  if (!isDoneHere) return null;
  return (
    <section className={css.next} aria-label={copy.title}>
      <p>
        {copy.next} <b>{next.title}</b>
      </p>
      <Link href={next.path} className={buttonClass({ variant: 'dark' })}>
        {next.action}
        <ArrowRight aria-hidden="true" />
      </Link>
    </section>
  );
}
