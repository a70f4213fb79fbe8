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
import type { Step } from './steps.ts';
import { TestOrder } from './test-order.tsx';

interface StepListProps {
  restaurantId: number;
  intro: string;
  steps: readonly Step[];
  next: Step | undefined;
}

export function StepList({ restaurantId, intro, steps, next }: StepListProps) {
  const titleId = useId();
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
              {!step.isDone && !step.isTestOrder && (
                <div className={css.ways}>
                  <Link
                    href={step.path}
                    className={buttonClass({ variant: step === next ? 'dark' : 'outline' })}
                  >
                    {step.action}
                  </Link>
                  {step.other && (
                    <Link href={step.other.path} className={buttonClass({ variant: 'outline' })}>
                      {step.other.action}
                    </Link>
                  )}
                </div>
              )}
              {!step.isDone && step.isTestOrder && <TestOrder restaurantId={restaurantId} />}
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
