import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { FIRST_STEPS_MESSAGES as copy } from '../../i18n/es/first-steps.ts';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import css from './step-list.module.css';

export interface Step {
  title: string;
  why: string;
  isDone: boolean;
  isOptional?: boolean;
  /** The page where the step is done, and the label of the link. */
  path: string;
  action: string;
}

interface StepListProps {
  intro: string;
  steps: readonly Step[];
}

export function StepList({ intro, steps }: StepListProps) {
  const titleId = useId();
  // The next step to do.
  const next = steps.find(({ isDone, isOptional }) => !isDone && !isOptional);
  return (
    <div className={css.place}>
      <Card as="section" labelledBy={titleId} className={css.card}>
        <h2 id={titleId}>{copy.title}</h2>
        <p className={css.intro}>{intro}</p>
        <ol role="list" className={css.steps}>
          {steps.map((step, index) => (
            <li key={step.title} className={css.step}>
              <span className={classNames(css.mark, step.isDone && css.done)} aria-hidden="true">
                {step.isDone ? <Check /> : index + 1}
              </span>
              <div className={css.words}>
                <div className={css.heading}>
                  <h3 className={css.title}>
                    {step.title}
                    {step.isDone && <VisuallyHidden>: {copy.done}</VisuallyHidden>}
                  </h3>
                  {!step.isDone && step.isOptional && <Badge>{copy.optional}</Badge>}
                </div>
                {!step.isDone && <p className={css.why}>{step.why}</p>}
              </div>
              {!step.isDone && (
                <Link
                  href={step.path}
                  className={buttonClass({ variant: step === next ? 'dark' : 'outline' })}
                >
                  {step.action}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
